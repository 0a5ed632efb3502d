import { useStore } from 'zustand';
import { type MotionChoice, settings } from '../../stores/settings';
import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import styles from './Display.module.css';
import { diskSize, sizeOf } from './files';

const motions: readonly (readonly [MotionChoice, string])[] = [
  ['system', 'As this device says'],
  ['reduced', 'Little'],
  ['full', 'All of it'],
];

/** The site's own settings, and what the disk holds. */
export function ControlPanel({ labelledBy }: AppProps) {
  const { muted, motion, searchKey, countdown } = useStore(settings);
  const { files, commands } = useDesktop();
  const check = (label: string, checked: boolean, change: (value: boolean) => void) => (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  );
  return (
    <div className={`${styles.panel} ${styles.plain}`}>
      <fieldset>
        <legend>Sounds</legend>
        {check('Play sounds', !muted, (on) => settings.setState({ muted: !on }))}
      </fieldset>
      <fieldset>
        <legend>Movement</legend>
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
        <legend>Keyboard and games</legend>
        {check('The key / opens the search', searchKey, (on) =>
          settings.setState({ searchKey: on }),
        )}
        {check('Count to three after a pause', countdown, (on) =>
          settings.setState({ countdown: on }),
        )}
      </fieldset>
      <p>
        Disk C: {sizeOf(files).toLocaleString('en-GB')} of {diskSize.toLocaleString('en-GB')} bytes
        used, in this browser only.
      </p>
      <PushButton onClick={() => commands.open('display')}>Display…</PushButton>
    </div>
  );
}
