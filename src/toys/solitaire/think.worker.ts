import { think } from '../../../scenes/klondike/thinking';
import { answerQuestions } from '../../lib/hireThinker';

answerQuestions(think);
