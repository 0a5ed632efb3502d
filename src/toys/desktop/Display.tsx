import { useState } from 'react';
import { PushButton } from '../retro/PushButton';
import type { AppProps } from './AppProps';
import { useDesktop } from './DesktopContext';
import styles from './Display.module.css';
import { deskStyle } from './deskStyle';
import { placings, resolutions, schemeNames, schemes } from './look';
import { saverNames, savers } from './savers';
import { groundStyle, wallpapers } from './wallpapers';

const tabs = ['Background', 'Colours', 'Screensaver', 'Settings'] as const;

/** The settings of the desktop's look: wallpaper, colours, screensaver and resolution. */
export function Display({ labelledBy }: AppProps) {
  const { files, look, setLook, saver, setSaver, previewSaver } = useDesktop();
  const [tab, setTab] = useState<(typeof tabs)[number]>('Screensaver');
  const pictures = files.filter(({ type, binned }) => type === 'picture' && !binned);
  const radios = <T extends string | number>(
    legend: string,
    entries: readonly (readonly [T, string])[],
    chosen: T,
    choose: (value: T) => void,
  ) => (
    <fieldset>
      <legend>{legend}</legend>
      {entries.map(([value, name]) => (
        <label key={value}>
          <input
            type="radio"
            name={`${labelledBy}-${legend}`}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );

  return (
    <div className={styles.display}>
      <div className={styles.tabs} role="tablist" aria-label="Display">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${labelledBy}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${labelledBy}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              const next = tabs[(tabs.indexOf(name) + step) % tabs.length];
              setTab(next);
              document.getElementById(`${labelledBy}-${next}`)?.focus();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${labelledBy}-panel`}
        aria-labelledby={`${labelledBy}-${tab}`}
      >
        <div className={styles.monitor} style={deskStyle(look)} aria-hidden="true">
          <div className={styles.preview} style={groundStyle(look, files)}>
            <div className={styles.sample}>
              <b>Active Window</b>
            </div>
          </div>
        </div>
        {tab === 'Background' && (
          <>
            {radios(
              'Wallpaper',
              [
                ['none', '(None)'],
                ...Object.entries(wallpapers).map(([id, { name }]) => [id, name] as const),
                ...pictures.map(({ id, name }) => [id, name] as const),
              ],
              look.wallpaper,
              (wallpaper) => setLook({ ...look, wallpaper }),
            )}
            {radios(
              'Placing',
              placings.map((name) => [name, name === 'tile' ? 'Tiled' : 'Centred'] as const),
              look.placing,
              (placing) => setLook({ ...look, placing }),
            )}
          </>
        )}
        {tab === 'Colours' &&
          radios(
            'Scheme',
            schemeNames.map((name) => [name, schemes[name].name] as const),
            look.scheme,
            (scheme) => setLook({ ...look, scheme }),
          )}
        {tab === 'Screensaver' && (
          <>
            {radios(
              'Screensaver',
              savers.map((name) => [name, saverNames[name]] as const),
              saver,
              setSaver,
            )}
            <PushButton onClick={previewSaver}>Preview</PushButton>
          </>
        )}
        {tab === 'Settings' && (
          <>
            {radios(
              'Resolution',
              resolutions.map(
                (width) =>
                  [width, width === 0 ? 'All the screen has' : `${width} pixels wide`] as const,
              ),
              look.resolution,
              (resolution) => setLook({ ...look, resolution }),
            )}
            <p>
              Fewer pixels make everything larger. A screen with fewer pixels than that does not
              change.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
