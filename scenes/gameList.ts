/* Every game is a folder and a line here. Its `place` says where it stands on the Play wall. */
export { entry as blockFall } from './block-fall/entry';
export { entry as graveyardGhosts } from './graveyard-ghosts/entry';
export { entry as klondike } from './klondike/entry';
export { entry as minesweeper } from './minesweeper/entry';
export { entry as snake } from './snake/entry';
export { entry as superJump } from './super-jump/entry';
export { entry as themePark } from './theme-park/entry';
