import { Link, useInRouterContext } from 'react-router-dom';
import { useStore } from 'zustand';
import { loudest, type MotionChoice, type Settings, settings } from '../../stores/settings';
import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import styles from './Display.module.css';
import { diskSize, sizeOf } from './files';

const motions: readonly (readonly [MotionChoice, string])[] = [
  ['system', 'Same as this device'],
  ['reduced', 'Little'],
  ['full', 'All of it'],
];

/** The site's own settings, and the contents of the disk. */
export function ControlPanel({ labelledBy }: AppProps) {
  const { muted, volume, music, motion, contrast, textSize, offline, searchKey, countdown } =
    useStore(settings);
  // A desktop that is tested by itself has no router.
  const hasPages = useInRouterContext();
  const { files, commands } = useDesktop();
  const check = (label: string, checked: boolean, change: (value: boolean) => void) => (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  );
  const range = (label: string, name: 'volume' | 'music', value: number) => (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={loudest}
        value={value}
        onChange={(event) => settings.setState({ [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <div className={`${styles.panel} ${styles.plain}`}>
      <fieldset>
        <legend>Sounds</legend>
        {check('Play sounds', !muted, (on) => settings.setState({ muted: !on }))}
        {range('Everything', 'volume', volume)}
        {range('Music', 'music', music)}
      </fieldset>
      <fieldset>
        <legend>Motion</legend>
        {motions.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${labelledBy}-motion`}
              checked={motion === value}
              onChange={() => settings.setState({ motion: value })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Reading</legend>
        {check('Thicker lines, no patterns', contrast === 'more', (on) =>
          settings.setState({ contrast: on ? 'more' : 'system' }),
        )}
        <label>
          Size of text
          <select
            value={textSize}
            onChange={(event) =>
              settings.setState({ textSize: event.target.value as Settings['textSize'] })
            }
          >
            <option value="normal">Normal</option>
            <option value="large">Large</option>
            <option value="larger">Larger</option>
          </select>
        </label>
      </fieldset>
      <fieldset>
        <legend>Keyboard, games and pages</legend>
        {check('The key / opens the search', searchKey, (on) =>
          settings.setState({ searchKey: on }),
        )}
        {check('Count to three after a pause', countdown, (on) =>
          settings.setState({ countdown: on }),
        )}
        {check('Store pages for offline use', offline, (on) => settings.setState({ offline: on }))}
      </fieldset>
      <p>
        Disk C: {sizeOf(files).toLocaleString('en-GB')} of {diskSize.toLocaleString('en-GB')} bytes
        used, in this browser only.{' '}
        {hasPages && <Link to="/settings">Everything that is stored</Link>}
      </p>
      <PushButton onClick={() => commands.open('display')}>Display…</PushButton>
    </div>
  );
}
