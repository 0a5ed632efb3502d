import { capitalised } from '../../../scenes/kit/rules/words';
import { placeName } from '../../../scenes/minesweeper/narrate';
import type { PostMortem, Proof, Verdict } from '../../../scenes/minesweeper/rules/solver/prove';

type Size = Readonly<{ columns: number }>;

function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  return `${Math.min(99, Math.max(1, rounded))} %`;
}

/** A proof as a sentence: the clues, and what follows from them. */
export function proofText(size: Size, { cell, mine, clues, total }: Proof): string {
  const numbers =
    clues.length === 1 ? 'the ringed number' : `the ${clues.length} ringed numbers together`;
  const by =
    clues.length === 0
      ? 'the count of mines'
      : total
        ? `${numbers} and the count of mines`
        : numbers;
  return `${capitalised(placeName(size, cell))} is ${mine ? 'a mine' : 'safe'}, by ${by}.`;
}

export function verdictText(size: Size, verdict: Verdict): string {
  if (verdict.kind === 'proven') return proofText(size, verdict.proof);
  const place = capitalised(placeName(size, verdict.cell));
  if (verdict.kind === 'tooHard')
    return `${place}: this field has too many possibilities to count.`;
  const drawn =
    verdict.withMine.length > 0
      ? ' Circles show one layout of mines that fits every number, triangles show another.'
      : '';
  return `${place} is unknown: a mine in ${percent(verdict.chance)} of all possible layouts.${drawn}`;
}

/** Says whether a loss could have been avoided. */
export function postMortemText(size: Size, exploded: number, judged: PostMortem): string {
  if (judged.mine) return `That could have been known: ${proofText(size, judged.mine)}`;
  const odds = `that cell was a mine in ${percent(judged.chance)} of all possible layouts`;
  if (judged.safe) {
    return `That was avoidable: ${odds}, and ${lower(proofText(size, judged.safe))}`;
  }
  if (judged.better !== exploded && judged.least < judged.chance - 0.005) {
    return `Nothing could be proven, but ${odds}, and ${placeName(size, judged.better)} only in ${percent(judged.least)}.`;
  }
  return `Nothing could be proven, and nothing was safer: ${odds}. That was bad luck.`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
