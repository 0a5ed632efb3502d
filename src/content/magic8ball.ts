export type BallAnswer = Readonly<{
  kind: 'yes' | 'unsure' | 'no';
  /** The words of each line of the triangular face, from its tip down. */
  lines: readonly string[];
}>;

const of = (kind: BallAnswer['kind'], ...texts: readonly string[]): readonly BallAnswer[] =>
  texts.map((text) => ({ kind, lines: text.split('|') }));

/** The classic twenty, one for each face of the die: ten yes, five unsure, five no. */
export const ballAnswers: readonly BallAnswer[] = [
  ...of(
    'yes',
    'It|is|certain',
    'It is|decidedly|so',
    'Without|a doubt',
    'Yes|definitely',
    'You|may rely|on it',
    'As I|see it,|yes',
    'Most|likely',
    'Outlook|good',
    'Yes',
    'Signs|point|to yes',
  ),
  ...of(
    'unsure',
    'Reply|hazy, try|again',
    'Ask|again|later',
    'Better|not tell|you now',
    'Cannot|predict|now',
    'Concen-|trate and|ask again',
  ),
  ...of(
    'no',
    'Don’t|count|on it',
    'My|reply|is no',
    'My|sources|say no',
    'Outlook|not so|good',
    'Very|doubtful',
  ),
];

/** An answer in one line, as it is read. */
export function answerText({ lines }: BallAnswer): string {
  return lines.join(' ').replace('- ', '');
}

/** Suggested questions for visitors who have none. */
export const suggestedQuestions: readonly string[] = [
  'Will I be picked first in PE?',
  'Did I leave the immersion on?',
  'Will we stop at the services?',
  'Is my Furby awake at night?',
  'Can I stay up for Gladiators?',
  'Will the modem get through?',
  'Does my crush read my MSN name?',
  'Should I rewind before I return it?',
];
