import type { FrameInfo } from '../../kit/view/KitScene';
import type { SuperJumpState } from '../rules/SuperJumpState';

export type Frame = FrameInfo<SuperJumpState>;
