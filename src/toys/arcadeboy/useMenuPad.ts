import { type RefObject, useEffect, useState } from 'react';
import type { ControlSpec } from '../../../scenes/kit/Game';
import { connectGamepads } from '../../hosts/input/gamepad';
import { createInputHub } from '../../hosts/input/InputHub';
import { connectKeyboard } from '../../hosts/input/keyboard';
import type { Pad } from '../../hosts/usePad';

export type MenuPress = 'up' | 'down' | 'left' | 'right' | 'start' | 'select' | 'back';

/** The functions of the buttons while no game is in play. */
export const menuControls: readonly ControlSpec[] = [
  { id: 'up', label: 'Up', keys: ['ArrowUp', 'KeyW'], gamepad: [12], pad: 'up' },
  { id: 'down', label: 'Down', keys: ['ArrowDown', 'KeyS'], gamepad: [13], pad: 'down' },
  { id: 'left', label: 'Left', keys: ['ArrowLeft', 'KeyA'], gamepad: [14], pad: 'left' },
  { id: 'right', label: 'Right', keys: ['ArrowRight', 'KeyD'], gamepad: [15], pad: 'right' },
  { id: 'a', label: 'Choose', keys: ['KeyX'], gamepad: [0], pad: 'a' },
  { id: 'b', label: 'Previous', keys: ['KeyZ'], gamepad: [1], pad: 'b' },
  {
    id: 'start',
    label: 'Start',
    keys: ['Enter', 'NumpadEnter', 'Space'],
    gamepad: [9],
    pad: 'start',
  },
  { id: 'select', label: 'Another screen', keys: ['Escape'], gamepad: [8], pad: 'select' },
];

const pressOf: Readonly<Record<string, MenuPress>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  a: 'start',
  start: 'start',
  b: 'back',
  select: 'select',
};

type Options = Readonly<{
  /** Whether no game uses the devices, so that gamepads control the handheld. */
  listens: boolean;
  /** Whether keys control it, too. While it is off they belong to the page. */
  keys: boolean;
  host: RefObject<HTMLElement | null>;
  onPress: (press: MenuPress) => void;
}>;

function createMenuPad() {
  let listener: ((press: MenuPress) => void) | undefined;
  const hub = createInputHub((control, pressed) => {
    if (pressed) listener?.(pressOf[control]);
  });
  const pad: Pad = { controls: menuControls, hub };
  const hear = (next: (press: MenuPress) => void): void => {
    listener = next;
  };
  return { pad, hear };
}

/** The input of the handheld's switch and menu: keyboard, gamepads and drawn buttons. */
export function useMenuPad({ listens, keys, host, onPress }: Options): Pad {
  const [{ pad, hear }] = useState(createMenuPad);
  useEffect(() => hear(onPress), [hear, onPress]);

  useEffect(() => {
    if (!listens) return;
    return connectGamepads({ hub: pad.hub, controls: menuControls, unplugged: () => undefined });
  }, [listens, pad]);
  useEffect(() => {
    const element = host.current;
    if (!keys || !element) return;
    const controlByKey = new Map(
      menuControls.flatMap((control) => control.keys.map((code) => [code, control.id] as const)),
    );
    return connectKeyboard({
      hub: pad.hub,
      host: element,
      controlOf: (code) => controlByKey.get(code),
      acts: () => true,
    });
  }, [keys, host, pad]);

  return pad;
}
