import { useRef, useState } from 'react';
import { LatePart } from '../../components/LatePart';
import { prerenderedOf } from '../../components/prerenderedOf';
import { defaultSettings, loudest, type Settings, settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import styles from './SettingsPage.module.css';

const loadGames = async () => (await import('./late/parts')).GamesSettings;
const prerenderedGames = prerenderedOf(loadGames);

type Names<T> = Readonly<Record<Extract<T, string>, string>>;

/** A choice of one from a few words. */
function Choice<Name extends 'motion' | 'contrast' | 'textSize'>({
  name,
  legend,
  names,
}: Readonly<{ name: Name; legend: string; names: Names<Settings[Name]> }>) {
  const chosen = useSettings((state) => state[name]);
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {Object.entries<string>(names).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={`setting-${name}`}
            checked={chosen === value}
            onChange={() => settings.setState({ [name]: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A switch. `inverted` shows it as on where the setting is off. */
function Switch({
  name,
  label,
  inverted = false,
}: Readonly<{
  name: 'muted' | 'searchKey' | 'countdown' | 'captions';
  label: string;
  inverted?: boolean;
}>) {
  const on = useSettings((state) => state[name]) !== inverted;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => settings.setState({ [name]: event.target.checked !== inverted })}
      />
      <span>{label}</span>
    </label>
  );
}

function Volume({
  name,
  label,
}: Readonly<{ name: 'volume' | 'music' | 'effects' | 'speech'; label: string }>) {
  const value = useSettings((state) => state[name]);
  return (
    <label className={styles.volume}>
      <span>
        {label}: {value || 'off'}
      </span>
      <input
        type="range"
        min={0}
        max={loudest}
        value={value}
        onChange={(event) => settings.setState({ [name]: Number(event.target.value) })}
      />
    </label>
  );
}

/** The settings that differ from their defaults. */
const changedIn = (state: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([name, value]) => value !== defaultSettings[name as keyof Settings],
    ),
  );

/** The settings of the whole site, and below them those of each game. */
export function SettingsForm() {
  const asMade = useSettings((state) => Object.keys(changedIn(state)).length === 0);
  /** What the resets have replaced, until it is brought back. */
  const [replaced, setReplaced] = useState<Partial<Settings>>();
  const reset = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.form}>
        <section aria-labelledby="sound">
          <h3 id="sound">Sound</h3>
          <Switch name="muted" label="Sound on" inverted />
          <Volume name="volume" label="Volume" />
          <Volume name="music" label="Music in games" />
          <Volume name="effects" label="Short sounds" />
          <Volume name="speech" label="Speech in games" />
          <Switch name="captions" label="Captions in games" />
          <p>Speech uses your device’s own voice, if it has one.</p>
        </section>
        <section aria-labelledby="look">
          <h3 id="look">Look</h3>
          <Choice
            name="textSize"
            legend="Text size"
            names={{ normal: 'Normal', large: 'Large', larger: 'Larger' }}
          />
          <Choice
            name="contrast"
            legend="Contrast"
            names={{ system: 'As my device', more: 'More' }}
          />
          <Choice
            name="motion"
            legend="Motion"
            names={{ system: 'As my device', reduced: 'Less', full: 'Full' }}
          />
        </section>
        <section aria-labelledby="controls">
          <h3 id="controls">Controls</h3>
          <Switch name="countdown" label="Count three beats before a paused game continues" />
          <Switch name="searchKey" label="The keys / and ? open the search and the remote" />
        </section>
      </div>
      <LatePart Prerendered={prerenderedGames} load={loadGames} />
      <div className={styles.row}>
        <button
          ref={reset}
          type="button"
          className={styles.plain}
          aria-disabled={asMade}
          onClick={() => {
            if (asMade) return;
            setReplaced({ ...replaced, ...changedIn(settings.getState()) });
            settings.setState(defaultSettings);
          }}
        >
          Reset all settings
        </button>
        {replaced && (
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              // What was changed since the reset stays.
              settings.setState({ ...replaced, ...changedIn(settings.getState()) });
              setReplaced(undefined);
              reset.current?.focus();
            }}
          >
            Bring back my settings
          </button>
        )}
      </div>
    </>
  );
}
