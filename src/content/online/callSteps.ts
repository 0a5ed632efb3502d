/** The name of a step of the call, and what is heard in it. */
export type CallStepText = Readonly<{
  title: string;
  detail: string;
  /** Frequencies in Hz that are labelled in the spectrogram. */
  marks?: readonly Readonly<{ hz: number; label: string }>[];
}>;

/** Every step of every call by its id. */
export const callSteps = {
  'dial-tone': {
    title: 'Dial tone',
    detail: 'The relay clicks, and the British exchange hums: 350 and 440 Hz at once.',
    marks: [{ hz: 440, label: '350 + 440 Hz' }],
  },
  dialling: {
    title: 'Dialling',
    detail:
      'Two tones a key, a row and a column of the keypad. 020 7946 0199 is kept for drama; in 1997 an inner London number began with 0171.',
    marks: [
      { hz: 1477, label: 'column' },
      { hz: 770, label: 'row' },
    ],
  },
  ringing: {
    title: 'Ringing',
    detail: 'Ring-ring. 400 and 450 Hz, twice 0.4 seconds, and a wait of two seconds.',
    marks: [{ hz: 450, label: '400 + 450 Hz' }],
  },
  answered: {
    title: 'Answered',
    detail: 'A click, and a fifth of a second in which the other modem takes a breath.',
  },
  'answer-tone': {
    title: 'Answer tone (ANSam)',
    detail:
      '2100 Hz, swelling 15 times a second, switches off the network’s echo suppressors. It turns upside down every 450 ms, which switches off the echo cancellers.',
    marks: [{ hz: 2100, label: '2100 Hz' }],
  },
  'call-menu': {
    title: 'Call menu (CM)',
    detail:
      'Your modem says what it speaks: V.34, V.32 bis, V.22 bis, V.21, with V.42. Ours adds your screen name, which a real menu does not. 300 bits a second: a one is 980 Hz, a nought 1180.',
    marks: [
      { hz: 1180, label: '0 1180 Hz' },
      { hz: 980, label: '1 980 Hz' },
    ],
  },
  'joint-menu': {
    title: 'Joint menu (JM, CJ)',
    detail:
      'The other end answers higher up, at 1650 and 1850 Hz: V.34 it is. Yours agrees with three bytes of noughts.',
    marks: [
      { hz: 1850, label: '0 1850 Hz' },
      { hz: 1650, label: '1 1650 Hz' },
    ],
  },
  'info-0': {
    title: 'INFO₀, tones A and B',
    detail:
      'What each can do, at 600 bits a second on 1200 and 2400 Hz; then two pure tones flip over to time the way there and back.',
    marks: [
      { hz: 2400, label: 'A 2400 Hz' },
      { hz: 1200, label: 'B 1200 Hz' },
    ],
  },
  probe: {
    title: 'Line probing (L1, L2)',
    detail:
      'Twenty-one tones in a chord, loud and then softer, from either end: which of them arrive, and how bent?',
    marks: [{ hz: 3450, label: '150 to 3750 Hz' }],
  },
  'info-1': {
    title: 'INFO₁',
    detail: 'The verdict on the line: 3200 symbols a second will do.',
    marks: [{ hz: 2400, label: '2400 Hz' }],
  },
  training: {
    title: 'Training (S, PP, TRN)',
    detail:
      'Each end in turn sends what the other knows by heart, so that it can learn to undo the line.',
    marks: [{ hz: 1920, label: 'carrier' }],
  },
  'final-training': {
    title: 'Both at once',
    detail: 'Each learns to hear the other under its own voice. From here on it is a roar.',
    marks: [{ hz: 1829, label: 'carriers' }],
  },
  data: {
    title: 'Data: CONNECT 31200',
    detail:
      'Scrambled so well that it is noise to anybody else. You are online; nobody can ring you.',
  },
  hush: {
    title: 'Speaker off',
    detail: 'Click. The modem keeps the rest to itself.',
  },
  'cut-dial': {
    title: 'Dial tone, dialling, ringing',
    detail: '020 7946 0199 in a hurry.',
    marks: [{ hz: 1477, label: 'DTMF' }],
  },
  'cut-answer': {
    title: 'Answer tone and menus',
    detail: '2100 Hz, then V.21 bits with your screen name in them.',
    marks: [
      { hz: 2100, label: '2100 Hz' },
      { hz: 980, label: 'your name' },
    ],
  },
  'cut-train': {
    title: 'Probing and training',
    detail: 'INFO, L1, L2, S, PP, TRN.',
    marks: [{ hz: 3450, label: 'L1, L2' }],
  },
  'cut-online': {
    title: 'Data',
    detail: 'The roar, and then the speaker goes off.',
  },
} as const satisfies Record<string, CallStepText>;

export type CallStepId = keyof typeof callSteps;
