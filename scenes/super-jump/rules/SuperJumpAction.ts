import { buttonActions, type Press, type Release } from '../../kit/rules/buttonActions';
import { parserOf } from '../../kit/rules/parserOf';

export const buttons = ['left', 'right', 'jump', 'down'] as const;
export type Button = (typeof buttons)[number];

export type SuperJumpAction = Readonly<{ type: 'start' }> | Press<Button> | Release<Button>;

export const startAction: SuperJumpAction = { type: 'start' };
export const held = buttonActions(buttons);

/** Recordings go by their order: only ever add at the end. */
export const superJumpActions: readonly SuperJumpAction[] = [startAction, ...held.all];

export const parseSuperJumpAction = parserOf(superJumpActions);
