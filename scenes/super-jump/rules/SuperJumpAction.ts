import { type ButtonAction, buttonActions } from '../../kit/rules/buttonActions';

export const buttons = ['left', 'right', 'jump', 'down'] as const;
export type Button = (typeof buttons)[number];
export type SuperJumpAction = ButtonAction<Button>;

/** Recordings go by their order: only ever add at the end. */
export const superJumpActions = buttonActions(buttons);
