/**
 * The module that the browser imports late. A module that is also imported statically would not be
 * split off.
 */
export { ShareScore as LateShareScore } from '../ShareScore';
