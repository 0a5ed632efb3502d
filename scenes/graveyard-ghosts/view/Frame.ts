import type { FrameInfo } from '../../kit/view/KitScene';
import type { GraveyardGhostsState } from '../rules/GraveyardGhostsState';

export type Frame = FrameInfo<GraveyardGhostsState>;
