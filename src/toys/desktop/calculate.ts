/**
 * The state of a pocket calculator: its display, and the operation that waits for a second number.
 */
export type Calculator = Readonly<{
  shown: string;
  /** The first number, and the operation. */
  waiting: Readonly<{ value: number; operation: Operation }> | undefined;
  /** Whether the next digit begins a new number. */
  isFresh: boolean;
  memory: number;
}>;

export const operations = ['+', '-', '×', '÷'] as const;
export type Operation = (typeof operations)[number];

export const clearCalculator: Calculator = {
  shown: '0',
  waiting: undefined,
  isFresh: true,
  memory: 0,
};

const maxDigits = 12;
const errorText = 'Error';

/** A number as the display shows it. */
function textOf(value: number): string {
  if (!Number.isFinite(value)) return errorText;
  const plain = String(Number(value.toPrecision(maxDigits)));
  return plain.length <= maxDigits + 4 ? plain : value.toExponential(6);
}

function apply(a: number, operation: Operation, b: number): number {
  if (operation === '+') return a + b;
  if (operation === '-') return a - b;
  if (operation === '×') return a * b;
  return b === 0 ? Number.NaN : a / b;
}

/** The calculator after a key. An unknown key changes nothing. */
export function pressKey(now: Calculator, key: string): Calculator {
  const { shown, waiting, isFresh, memory } = now;
  const value = Number(shown);
  const show = (result: number): Calculator => ({ ...now, shown: textOf(result), isFresh: true });
  if (key === 'C') return { ...clearCalculator, memory };
  // An error must be cleared first.
  if (shown === errorText) return now;
  if (/^\d$/.test(key)) {
    if (isFresh) return { ...now, shown: key, isFresh: false };
    if (shown.replace(/\D/g, '').length >= maxDigits) return now;
    return { ...now, shown: shown === '0' ? key : shown + key };
  }
  if (key === '.') {
    if (isFresh) return { ...now, shown: '0.', isFresh: false };
    return shown.includes('.') ? now : { ...now, shown: `${shown}.` };
  }
  const operation = operations.find((one) => one === key);
  if (operation) {
    const isSecond = waiting !== undefined && !isFresh;
    const result = isSecond ? apply(waiting.value, waiting.operation, value) : value;
    const text = textOf(result);
    return { ...now, shown: text, isFresh: true, waiting: { value: Number(text), operation } };
  }
  switch (key) {
    case '=':
      if (!waiting) return { ...now, isFresh: true };
      return { ...show(apply(waiting.value, waiting.operation, value)), waiting: undefined };
    case 'CE':
      return { ...now, shown: '0', isFresh: true };
    case '←':
      return isFresh ? now : { ...now, shown: shown.slice(0, -1).replace(/^-?$/, '0') };
    case '±':
      return { ...now, shown: textOf(-value) };
    case '√':
      return show(Math.sqrt(value));
    case '%':
      return show(waiting ? (waiting.value * value) / 100 : value / 100);
    case '1/x':
      return show(value === 0 ? Number.NaN : 1 / value);
    case 'MC':
      return { ...now, memory: 0 };
    case 'MR':
      return show(memory);
    case 'M+':
      return { ...now, memory: memory + value, isFresh: true };
    case 'MS':
      return { ...now, memory: value, isFresh: true };
  }
  return now;
}
