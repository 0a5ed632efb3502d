import { buttonActions, type Press, type Release } from '../../kit/rules/buttonActions';
import { parserOf } from '../../kit/rules/parserOf';

export const buttons = ['left', 'right', 'down', 'drop', 'cw', 'ccw', 'half', 'hold'] as const;
export type Button = (typeof buttons)[number];

export type BlockFallAction = Readonly<{ type: 'start' }> | Press<Button> | Release<Button>;

export const startAction: BlockFallAction = { type: 'start' };
export const held = buttonActions(buttons);

/** Recordings go by their order: only ever add at the end. */
export const blockFallActions: readonly BlockFallAction[] = [startAction, ...held.all];

export const parseBlockFallAction = parserOf(blockFallActions);
