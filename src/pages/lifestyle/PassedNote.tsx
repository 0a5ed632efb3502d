import { Link } from 'react-router-dom';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import { checklistItems } from '../../content/checklist';
import { compareTicks } from '../../lib/checklist/compareTicks';
import { compareAddress, type FriendTicks } from './friendTicks';
import styles from './PassedNote.module.css';
import { ShowRadio } from './ShowRadio';
import type { Show } from './shownItems';

type Props = Readonly<{
  friend: FriendTicks;
  mine: ReadonlySet<string>;
  show: Show;
  onShow: (show: Show) => void;
}>;

/** A note passed in class: a link that lays a friend's ticks beside one's own. */
export function PassedNote({ friend, mine, show, onShow }: Props) {
  const { copied, copy } = useCopied();
  const send = (
    <Button tone="pink" onClick={() => copy(compareAddress(mine))}>
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
      {friend.kind === 'torn' && (
        <>
          <h2 id="note">A torn note</h2>
          <p>
            Somebody passed you their ticks, but the note cannot be read. {friend.why} Your own list
            is safe; ask them to copy it again.
          </p>
          <Link to="/lifestyle">Bin the note</Link>
        </>
      )}
      {friend.kind === 'ticks' && (
        <>
          <h2 id="note">A note from a friend</h2>
          <p>
            They ticked {friend.ids.size} of {checklistItems.length}; their ticks are marked below.
          </p>
          <Comparison mine={mine} theirs={friend.ids} show={show} onShow={onShow} />
          <div className={styles.ways}>
            {send}
            <Link to="/lifestyle" onClick={() => onShow('all')}>
              Put it away
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

type ComparisonProps = Omit<Props, 'friend'> & Readonly<{ theirs: ReadonlySet<string> }>;

/** How many each has ticked, and at once the choice to see only those. */
function Comparison({ mine, theirs, show, onShow }: ComparisonProps) {
  const { both, onlyMine, onlyTheirs } = compareTicks(mine, theirs, checklistItems);
  return (
    <fieldset className={styles.comparison}>
      <legend>Show only</legend>
      <ShowRadio value="both" show={show} onShow={onShow}>
        Both <b>{both.length}</b>
      </ShowRadio>
      <ShowRadio value="onlyMine" show={show} onShow={onShow}>
        Only me <b>{onlyMine.length}</b>
      </ShowRadio>
      <ShowRadio value="onlyTheirs" show={show} onShow={onShow}>
        Only them <b>{onlyTheirs.length}</b>
      </ShowRadio>
    </fieldset>
  );
}
