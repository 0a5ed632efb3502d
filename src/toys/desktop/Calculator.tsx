import { useReducer, useRef } from 'react';
import { PushButton } from '../retro/PushButton';
import styles from './Calculator.module.css';
import { clearCalculator, pressKey } from './calculate';
import { useFirstFocus } from './useFirstFocus';

const keys = 'MC 7 8 9 ÷ √ MR 4 5 6 × % MS 1 2 3 - 1/x M+ 0 ± . + ='.split(' ');
/** Accessible names of keys whose label is a sign. */
const names: Readonly<Record<string, string>> = {
  MC: 'MC, clear the memory',
  MR: 'MR, recall the memory',
  MS: 'MS, store in the memory',
  'M+': 'M+, add to the memory',
  '÷': '÷, divided by',
  '×': '×, times',
  '-': '-, minus',
  '+': '+, plus',
  '√': '√, square root',
  '%': '%, percent',
  '±': '±, change the sign',
  '1/x': '1/x, one divided by it',
  '←': '←, back',
  CE: 'CE, clear the number',
  C: 'C, clear everything',
};
const typed: Readonly<Record<string, string>> = {
  Enter: '=',
  '/': '÷',
  '*': '×',
  ',': '.',
  Backspace: '←',
  Delete: 'CE',
  Escape: 'C',
};

/** A pocket calculator, operated by its keys or by the keyboard. */
export function Calculator() {
  const [state, press] = useReducer(pressKey, clearCalculator);
  const root = useRef<HTMLDivElement>(null);
  useFirstFocus(root);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are buttons; the keyboard presses them too
    <div
      ref={root}
      className={styles.calculator}
      tabIndex={-1}
      onKeyDown={(event) => {
        const { key, target, ctrlKey, altKey, metaKey } = event;
        if (ctrlKey || altKey || metaKey) return;
        // Enter on a focused button presses that button.
        if (key === 'Enter' && target instanceof HTMLButtonElement) return;
        const wanted = typed[key] ?? key;
        if (!keys.includes(wanted) && !['←', 'CE', 'C'].includes(wanted)) return;
        event.preventDefault();
        event.stopPropagation();
        press(wanted);
      }}
    >
      <output className={styles.shown} aria-label="Display" data-shown="">
        {state.memory !== 0 && <i>M</i>}
        {state.shown}
      </output>
      <div className={styles.clear}>
        {['←', 'CE', 'C'].map((key) => (
          <PushButton key={key} aria-label={names[key]} onClick={() => press(key)}>
            {key}
          </PushButton>
        ))}
      </div>
      <div className={styles.keys}>
        {keys.map((key) => (
          <PushButton key={key} aria-label={names[key]} onClick={() => press(key)}>
            {key}
          </PushButton>
        ))}
      </div>
    </div>
  );
}
