/**
 * Lines shown while the coin is rubbed. The last one whose `from` (percent of progress) is reached
 * counts.
 */
export const rubbingLines: readonly (readonly [from: number, line: string])[] = [
  [0, 'Found down the back of the settee. Give it a rub.'],
  [10, 'Something glints under the fluff.'],
  [30, 'Seven sides. You can feel every one of them.'],
  [50, 'Half a wish is no good to anybody. Keep going.'],
  [70, 'It is getting warm. That is you, not magic. Probably.'],
  [90, 'One more. Think of the thing. Only the thing.'],
];

export const grantedLine = 'Your wish has been granted! Allow 28 days for delivery.';

export const coinFact =
  'The fifty pence was the first seven-sided coin in the world, in October 1969. The large one in this pocket stopped being money at midnight on 28 February 1998, which is why it has time for wishes.';
