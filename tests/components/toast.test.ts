import { expect, it } from 'vitest';
import {
  connectToasts,
  onToastWaiting,
  type ToastMessage,
  toast,
} from '../../src/components/toast';

it('messages before the list is connected are kept, wake it, and arrive in order', () => {
  let woken = 0;
  const stop = onToastWaiting(() => {
    woken += 1;
  });
  toast('Copied to clipboard!', { description: 'Share your score anywhere you like.' });
  toast('Progress reset');
  expect(woken).toBe(2);

  const shown: ToastMessage[] = [];
  const disconnect = connectToasts((message) => shown.push(message));
  toast('SMS sent successfully!', { kind: 'success' });
  expect(shown).toEqual([
    { title: 'Copied to clipboard!', description: 'Share your score anywhere you like.' },
    { title: 'Progress reset' },
    { title: 'SMS sent successfully!', kind: 'success' },
  ]);
  disconnect();
  stop();
});
