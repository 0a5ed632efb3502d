import { think } from '../../../scenes/klondike/thinking';
import { answerQuestions } from '../../lib/createThinker';

answerQuestions(think);
