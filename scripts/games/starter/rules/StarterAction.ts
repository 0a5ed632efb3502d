import { type ButtonAction, buttonActions } from '../../../../scenes/kit/rules/buttonActions';

export const buttons = ['left', 'right'] as const;
export type Button = (typeof buttons)[number];
export type StarterAction = ButtonAction<Button>;

/** Recordings go by their order: only ever add at the end. */
export const starterActions = buttonActions(buttons);
