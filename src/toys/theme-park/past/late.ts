export { makePostcard } from './makePostcard';
export { recordLapse } from './recordLapse';
