import { type ButtonAction, buttonActions } from '../../kit/rules/buttonActions';

export const buttons = ['left', 'right', 'jump', 'down'] as const;
export type Button = (typeof buttons)[number];
export type SuperJumpAction = ButtonAction<Button>;

/** Recordings refer to actions by their index: append only. */
export const superJumpActions = buttonActions(buttons);
