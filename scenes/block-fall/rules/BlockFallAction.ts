import { type ButtonAction, buttonActions } from '../../kit/rules/buttonActions';

export const buttons = ['left', 'right', 'down', 'drop', 'cw', 'ccw', 'half', 'hold'] as const;
export type Button = (typeof buttons)[number];
export type BlockFallAction = ButtonAction<Button>;

/** Recordings refer to actions by their index: append only. */
export const blockFallActions = buttonActions(buttons);
