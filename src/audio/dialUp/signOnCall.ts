import { type Call, type Signal, timeline } from './Call';
import { info0, info1Answerer, info1Caller } from './infoSequence';
import { signOnTimeline } from './signOnTimeline';
import { flipInterval } from './tones';
import { callJoint, callMenu, jointMenu } from './v8';
import {
  click,
  dialTone,
  fsk,
  fskLength,
  info,
  probe,
  ring,
  roar,
  telephoneNumber,
  train,
  v8Gap,
} from './wholeCall';

type StepId = (typeof signOnTimeline)[number]['id'];

/** The speaker goes off so long after the last message has come. */
const speakerOff = 2.6;

/**
 * The 9.5 s cut of the call that a sign-on plays: everything a modem must say, and no more of it
 * than it must.
 * @param name goes along in the call menu
 */
export function signOnCall(name: string): Call {
  const menu = callMenu(name);
  const asked = flipInterval + fskLength(menu);
  // Longest with the longest name: three flips, and the rest of the two seconds for the answers.
  const tone = flipInterval * Math.ceil(asked / flipInterval);
  const joint = jointMenu();
  const answered = tone + v8Gap + fskLength(joint);
  const signals: Record<StepId, readonly Signal[]> = {
    'cut-dial': [
      click(0.02),
      dialTone(0.08, 0.34),
      {
        kind: 'keys',
        at: 0.48,
        length: 0.98,
        level: 0.24,
        keys: telephoneNumber,
        on: 0.05,
        off: 0.038,
      },
      ring(1.54, 0.3),
      click(1.92, 0.4),
    ],
    'cut-answer': [
      { kind: 'answer-tone', at: 0, length: tone, level: 0.28 },
      fsk(flipInterval, 1, menu),
      fsk(tone + v8Gap, 2, joint),
      fsk(answered + 0.02, 1, callJoint()),
    ],
    'cut-train': [
      info(0.03, 'caller', info0),
      info(0.14, 'answerer', info0),
      ...probe(0.28, 0.42),
      info(0.74, 'caller', info1Caller),
      info(0.94, 'answerer', info1Answerer),
      ...train(1.1, 0.42, 'answerer'),
      ...train(1.54, 0.46, 'caller'),
    ],
    'cut-online': [...roar(0, speakerOff), click(speakerOff, 0.4)],
  };
  return timeline(signOnTimeline.map((step) => ({ ...step, signals: signals[step.id] })));
}
