import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { toast } from '../../components/toast';
import { checklistItems } from '../../content/checklist';
import { compareTicks } from '../../lib/checklist/compareTicks';
import type { FriendTicks } from './friendTicks';
import styles from './PassedNote.module.css';
import { ShowRadio } from './ShowRadio';
import type { Show } from './shownItems';

type Props = Readonly<{
  friend: Exclude<FriendTicks, { kind: 'none' }>;
  mine: ReadonlySet<string>;
  show: Show;
  onShow: (show: Show) => void;
  /** The button that sends one's own ticks back. */
  send: ReactNode;
}>;

/** The contents of a friend's link: the comparison, or that the link is damaged. */
export function FriendNote({ friend, mine, show, onShow, send }: Props) {
  useEffect(() => {
    if (!matchMedia('(width < 900px)').matches) return;
    toast('A friend has passed you a note', { description: 'It is under the list.' });
  }, []);
  return (
    <>
      {friend.kind === 'torn' && (
        <>
          <h2 id="note">A torn note</h2>
          <p>
            A friend sent you their ticks, but the note cannot be read. {friend.why} Your own list
            is safe; ask them to copy it again.
          </p>
          <Link to="/lifestyle">Bin the note</Link>
        </>
      )}
      {friend.kind === 'ticks' && (
        <>
          <h2 id="note">A note from a friend</h2>
          <p>
            They ticked {friend.ids.size} of {checklistItems.length}; their ticks are marked in the
            list.
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
    </>
  );
}

type ComparisonProps = Omit<Props, 'friend' | 'send'> & Readonly<{ theirs: ReadonlySet<string> }>;

/** How many each has ticked. Each number also filters the list. */
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
