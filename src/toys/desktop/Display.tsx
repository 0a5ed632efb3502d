import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import { Icon } from './icons';
import program from './programs.module.css';
import { saverNames, savers } from './savers';

/** Which screensaver comes after half a minute of nothing. */
export function Display({ labelledBy }: AppProps) {
  const { saver, setSaver, previewSaver } = useDesktop();
  return (
    <div className={program.display}>
      <Icon name="display" size={48} />
      <fieldset>
        <legend>Screensaver</legend>
        {savers.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${labelledBy}-saver`}
              checked={name === saver}
              onChange={() => setSaver(name)}
            />
            {saverNames[name]}
          </label>
        ))}
      </fieldset>
      <PushButton onClick={previewSaver}>Preview</PushButton>
    </div>
  );
}
