import type { Speech } from './Act';

type GameName = Readonly<{ title: string; route: string }>;

/** What this browser stores about its visitor's use of the site. */
export type Visit = Readonly<{
  /** Games with an unfinished run. */
  unfinished: readonly GameName[];
  best: readonly (GameName & Readonly<{ score: number }>)[];
  /** The quiz's subjects that were played and those that were not, by name. */
  quiz: Readonly<{
    played: number;
    left: readonly Readonly<{ id: string; name: string }>[];
    /** Days in a row of the daily ten, and whether today's was played. */
    streak: number;
    doneToday: boolean;
  }>;
  checklist: Readonly<{ ticked: number; total: number }>;
}>;

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** Offers of help, the most useful first; empty where nothing is known. */
export function visitOffers({ unfinished, best, quiz, checklist }: Visit): readonly Speech[] {
  const offers: Speech[] = [];
  for (const { title, route } of unfinished) {
    offers.push({
      text: `You left ${title} in the middle of something. It is still waiting for you.`,
      link: { to: route, label: `Go on with ${title}` },
    });
  }
  const [next] = quiz.left;
  if (quiz.played > 0 && next) {
    offers.push({
      text: `Your quiz is not finished: ${quiz.played} of ${quiz.played + quiz.left.length} subjects done. Shall we try the next?`,
      link: { to: `/quiz?category=${next.id}`, label: next.name },
    });
  }
  if (quiz.streak > 0 && !quiz.doneToday) {
    offers.push({
      text: `You have played the daily ten ${days(quiz.streak)} running. Today’s is still to do.`,
      link: { to: '/quiz?category=daily', label: 'Today’s ten' },
    });
  }
  if (checklist.ticked > 0 && checklist.ticked < checklist.total) {
    offers.push({
      text: `It looks as if you are filling in a list: ${checklist.ticked} of ${checklist.total} memories ticked.`,
      link: { to: '/lifestyle', label: 'On with the list' },
    });
  }
  for (const { title, route, score } of best) {
    offers.push({
      text: `Your best at ${title} is ${score}. I have told nobody. Can you beat it?`,
      link: { to: route, label: `Play ${title}` },
    });
  }
  return offers;
}
