import { type FormEvent, useState } from 'react';
import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { toast } from '../components/toast';
import { chooseModes, modeText } from './modes';
import { offeredBy } from './offeredBy';
import type { GameSession } from './session/GameSession';
import { useReplaced } from './useReplaced';

/**
 * A form of a game's modes: its fields with the choices so far. Nothing changes until a run begins
 * with it.
 */
export function useModeForm(session: GameSession, onDone: () => void) {
  const { game, run } = session;
  const [chosen, setChosen] = useState<ConfigValues>({});
  const fields = offeredBy(game, 'mode').map(({ key, field }) => ({
    key,
    field,
    text: modeText(game, key),
    value: chosen[key] ?? run.config[key],
    onChange: (value: ConfigValues[string]) => setChosen((before) => ({ ...before, [key]: value })),
  }));
  const start = (values: readonly (readonly [string, ConfigValues[string]])[]): void => {
    const before = session.replaced.getState().save;
    chooseModes(session, Object.fromEntries(values));
    onDone();
    const { save } = session.replaced.getState();
    if (save && save !== before)
      toast('A new game', { description: 'This menu can bring the last one back.' });
  };
  const bringBack = useReplaced(session);
  return {
    fields,
    /** Brings back the run that a new game replaced; undefined if there is none. */
    bringBack:
      bringBack &&
      ((): void => {
        onDone();
        bringBack();
      }),
    /** Begins a run with the chosen modes. */
    submit: (event: FormEvent): void => {
      event.preventDefault();
      start(fields.map(({ key, value }) => [key, value]));
    },
    /** Begins a run with the default modes. */
    startUsual: () => start(fields.map(({ key, field }) => [key, field.value])),
  };
}
