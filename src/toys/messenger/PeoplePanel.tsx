import { useId } from 'react';
import { type Person, type Presence, presences } from '../../services/chat/Chat';
import { looksOf } from '../../services/chat/looksOf';
import { Can } from './Can';
import { maskWords } from './maskWords';
import styles from './PeoplePanel.module.css';
import { isMuted, type Preferences } from './preferences';
import { presenceNames } from './presenceNames';

type Props = Readonly<{
  id: string;
  name: string;
  people: readonly Person[];
  presence: Presence | undefined;
  preferences: Preferences;
  onPresence: (presence: Presence | undefined) => void;
  onMute: (name: string) => void;
}>;

/** The people of the room: the visitor with their status, the others, and the muted ones. */
export function PeoplePanel(props: Props) {
  const { id, name, people, presence, preferences, onPresence, onMute } = props;
  const select = useId();
  const others = people.filter((person) => !person.self);
  const looks = people.map((person) => looksOf(person.name));
  const isAlone = (text: string) =>
    looks.indexOf(looksOf(text)) === looks.lastIndexOf(looksOf(text));
  const shown = (text: string) => (preferences.masked ? maskWords(text) : text);
  return (
    <aside id={id} className={styles.panel} aria-label="Who is here">
      <div className={styles.me}>
        <Can name={name} className={styles.picture} />
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <label htmlFor={select}>My status</label>
        <select
          id={select}
          value={presence ?? ''}
          onChange={({ target }) =>
            onPresence(presences.find((candidate) => candidate === target.value))
          }
        >
          {presences.map((each) => (
            <option key={each} value={each}>
              {presenceNames[each]}
            </option>
          ))}
          <option value="">Appear Offline</option>
        </select>
      </div>
      <h3>Online ({others.length})</h3>
      {others.length === 0 && <p className={styles.nobody}>Nobody else just now.</p>}
      <ul>
        {others.map((person) => {
          const muted = isMuted(preferences, person.name);
          return (
            <li key={person.key} data-muted={muted || undefined}>
              <Can name={person.name} className={styles.small} />
              <span className={styles.who}>
                <bdi>{shown(person.name)}</bdi>
                <small data-presence={person.presence}>
                  {muted ? 'Muted' : presenceNames[person.presence]}
                  {!isAlone(person.name) && ' · looks like another name here'}
                </small>
              </span>
              <button type="button" onClick={() => onMute(person.name)}>
                {muted ? 'Unmute' : 'Mute'} <span className={styles.hidden}>{person.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {preferences.muted.length > 0 && (
        <>
          <h3>Muted by me</h3>
          <ul>
            {preferences.muted.map((muted) => (
              <li key={muted}>
                <span className={styles.who}>
                  <bdi>{shown(muted)}</bdi>
                </span>
                <button type="button" onClick={() => onMute(muted)}>
                  Unmute <span className={styles.hidden}>{muted}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
