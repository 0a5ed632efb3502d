import { hashSeed } from './quiz/seededRng';

/** The number of results that a search engine of 1997 might claim: 40,000 to 4 million. */
export function resultCount(query: string): number {
  return 40_000 + (hashSeed(query.trim().toLowerCase()) % 3_960_000);
}

const thereAndBack: Readonly<Record<string, string>> = {
  a: 'one',
  am: 'find myself',
  are: 'find themselves',
  cat: 'chat',
  dog: 'canine of the house',
  have: 'possess',
  hello: 'good day',
  i: 'me',
  is: 'finds itself',
  like: 'resemble',
  love: 'liking strongly',
  my: 'the mine',
  school: 'institute',
  the: 'it',
  you: 'your goodself',
};

/** A sentence translated to French and back, roughly as software of 1998 did it. */
export function machineTranslated(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const soup = words.map((word) => {
    const key = word.toLowerCase();
    return Object.hasOwn(thereAndBack, key) ? (thereAndBack[key] ?? word) : word;
  });
  for (let at = 1; at + 1 < soup.length; at += 3) {
    [soup[at], soup[at + 1]] = [soup[at + 1] ?? '', soup[at] ?? ''];
  }
  return soup.join(' ');
}

const rude = /\b(bum|bums|poo|fart|farts|knickers|snog|wee|willy|bogey|bogeys|pants)\b/gi;

/** A chat line after the word filter of a hotel chat. */
export function filtered(text: string): string {
  return text.replace(rude, 'bobba');
}
