import { Suspense } from 'react';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { toastMissed } from '../../components/toast';
import { useCopied } from '../../components/useCopied';
import { compareAddress, type FriendTicks } from './friendTicks';
import styles from './PassedNote.module.css';
import type { Show } from './shownItems';

/** Loads only for visitors who open a friend's link. */
const FriendNote = lazyPart(async () => (await import('./FriendNote')).FriendNote);

type Props = Readonly<{
  friend: FriendTicks;
  mine: ReadonlySet<string>;
  show: Show;
  onShow: (show: Show) => void;
}>;

/** Makes a link with one's own ticks, and shows a friend's ticks beside them. */
export function PassedNote({ friend, mine, show, onShow }: Props) {
  const { copied, copy } = useCopied();
  const send = (
    <Button tone="pink" onClick={() => compareAddress(mine).then(copy, toastMissed('The link'))}>
      {copied ? 'Copied!' : friend.kind === 'none' ? 'Copy a note to a friend' : 'Copy my answer'}
    </Button>
  );

  return (
    <section className={styles.note} aria-labelledby="note">
      {friend.kind === 'none' && (
        <>
          <h2 id="note">Pass it on</h2>
          <p>
            Tick yours, then pass a note under the desk. Your friend opens it on their own list and
            sees what you share, what only you did, and what you would rather not explain.
          </p>
          {send}
        </>
      )}
      {friend.kind !== 'none' && (
        <Suspense fallback={null}>
          <FriendNote friend={friend} mine={mine} show={show} onShow={onShow} send={send} />
        </Suspense>
      )}
    </section>
  );
}
