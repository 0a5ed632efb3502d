import { think } from '../../../scenes/minesweeper/thinking';
import { answerQuestions } from '../../lib/createSolverClient';

answerQuestions((question: Parameters<typeof think>[0]) =>
  think(question, () => performance.now()),
);
