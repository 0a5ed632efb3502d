import { type App, appOf } from './apps';
import styles from './Switcher.module.css';
import type { DesktopWindow } from './windows';

type Props = Readonly<{
  /** The windows in the order of switching. */
  order: readonly DesktopWindow[];
  at: number;
  titleOf: (one: DesktopWindow) => string;
}>;

/** The overlay while switching windows: their icons, and the name of the selected one. */
export function Switcher({ order, at, titleOf }: Props) {
  const apps = order.map(({ app }): App | undefined => appOf(app));
  return (
    <div className={styles.switcher} data-switcher="" role="status">
      <div aria-hidden="true">
        {apps.map((app, place) => (
          <span
            key={order[place].id}
            className={styles.switcherIcon}
            data-chosen={place === at ? '' : undefined}
          >
            {app?.icon}
          </span>
        ))}
      </div>
      <p>{titleOf(order[at])}</p>
    </div>
  );
}
