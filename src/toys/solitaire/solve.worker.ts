import { think } from '../../../scenes/klondike/thinking';
import { answerQuestions } from '../../lib/createSolverClient';

answerQuestions(think);
