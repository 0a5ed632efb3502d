import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { type BuildingSpec, kindOf } from '../../../scenes/theme-park/rules/buildings';
import { poundsText, refusalText } from '../../../scenes/theme-park/texts';
import { useRunStatus } from '../../hosts/useGame';
import styles from './Palette.module.css';
import { type PlacedId, type Tool, useOffered, usePark, useSummary } from './ParkContext';
import { toolKeys } from './toolKeys';

type Pictures = ReadonlyMap<number, string>;

/** Pictures of the buildings, painted by the game's own art once it has loaded. */
function usePictures(): Pictures | undefined {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    let alive = true;
    // The game loads late, and its pictures with it.
    const loading = import('../../../scenes/theme-park/game').then((game) => game.loadPictures());
    loading.then(
      (painted) => alive && setPictures(painted),
      (error: unknown) => console.warn('The pictures of the palette could not be loaded.', error),
    );
    return () => {
      alive = false;
    };
  }, []);
  return pictures;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Arrow keys move focus among the palette's buttons. The palette has one tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
  ];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  if (index < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(index + step + buttons.length) % buttons.length].focus();
}

/** A tool that was chosen by keyboard is used by keyboard: focus moves to the board. */
function goToBoard({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0) return;
  const stage = currentTarget.closest('[data-game-stage]');
  stage?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true });
}

/** The buildings and their prices. One that is too expensive is greyed and says why. */
export function Palette() {
  const { tool, setTool } = usePark();
  const chooser = (next: Tool, otherwise: Tool = next) => ({
    'aria-keyshortcuts': toolKeys[next].toUpperCase(),
    tabIndex: tool === next ? 0 : -1,
    'aria-pressed': tool === next,
    onClick: (event: MouseEvent): void => {
      setTool(tool === next ? otherwise : next);
      goToBoard(event);
    },
  });
  const pictures = usePictures();
  const offered = useOffered();
  return (
    <section className={styles.palette} aria-label="Building palette" onKeyDown={moveFocus}>
      <div className={styles.tools}>
        <button type="button" {...chooser('look')}>
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path
              d="M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2zm4 9 4 4"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.200"
            />
          </svg>
          Look
        </button>
        <button type="button" {...chooser('remove')}>
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path d="M2 2l12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          Remove
        </button>
      </div>
      <ul className={styles.list}>
        {offered.map((spec) => (
          <Item
            key={spec.id}
            spec={spec}
            button={chooser(spec.id, 'look')}
            picture={pictures?.get(kindOf(spec.id))}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Readonly<{
  spec: BuildingSpec & Readonly<{ id: PlacedId }>;
  picture: string | undefined;
  /** Its tab index, its selected state and its click handler. */
  button: Pick<
    ComponentProps<'button'>,
    'aria-keyshortcuts' | 'tabIndex' | 'aria-pressed' | 'onClick'
  >;
}>;

function Item({ spec, picture, button }: ItemProps) {
  const { state } = usePark();
  const reasonId = useId();
  const { id, name, description, width, height } = spec;
  const kind = kindOf(id);
  useRunStatus((status) => status?.generation);
  const park = state();
  // The prices load with the game. Their space is reserved.
  const cost = park?.config[`${id}Cost`];
  const affordable = useSummary(({ money }) => cost === undefined || money >= cost);
  const isOpen = useSummary(({ open }) => ((open >> kind) & 1) === 1);
  const size = width * height > 1 ? `, ${width} by ${height}` : '';
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        {...button}
        // One that research has not opened is chosen all the same: the line below the board says so.
        disabled={isOpen && !affordable}
        data-closed={isOpen ? undefined : ''}
        aria-describedby={reasonId}
        title={`${description} (${toolKeys[id].toUpperCase()})`}
        data-building={id}
      >
        <span className={styles.picture} aria-hidden="true">
          {picture && <img src={picture} alt="" width={56} height={56} draggable={false} />}
        </span>
        <span>{name}</span>
        <span className={styles.cost}>
          {/* Empty, not a space, before the price is known: a centred text would shift when it grows. */}
          {cost !== undefined && (isOpen ? (cost === 0 ? 'Free' : poundsText(cost)) : 'Research')}
        </span>
      </button>
      <span id={reasonId} className={styles.reason}>
        {isOpen && affordable
          ? `${description}${size}`
          : refusalText(isOpen ? 'money' : 'unresearched', cost ?? 0, kind, park?.money ?? 0)}
      </span>
    </li>
  );
}
