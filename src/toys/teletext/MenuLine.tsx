import { mainMenu } from '../../content/teletext/service';
import styles from './TeletextDisplay.module.css';

type Props = Readonly<{ line: string; onMenu: () => void }>;

/** The line that leads back to the index, as a link. */
export function MenuLine({ line, onMenu }: Props) {
  const start = line.indexOf(mainMenu);
  return (
    <>
      {line.slice(0, start)}
      <button
        type="button"
        className={styles.menu}
        onClick={(event) => {
          // Otherwise the screen would take it for a press on the page number.
          event.stopPropagation();
          onMenu();
        }}
      >
        {mainMenu}
      </button>
      {line.slice(start + mainMenu.length).trimEnd()}
    </>
  );
}
