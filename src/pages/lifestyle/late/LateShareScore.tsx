/** The way by which the browser fetches it: a module that is also imported at once would not wait. */
export { ShareScore as LateShareScore } from '../ShareScore';
