import { useEffect, useId, useState } from 'react';
import { poundsText, refusalText } from '../../../scenes/theme-park/narrate';
import {
  type BuildingId,
  type BuildingSpec,
  buildings,
  kindOf,
} from '../../../scenes/theme-park/rules/buildings';
import { useRunStatus } from '../../hosts/useGame';
import styles from './Palette.module.css';
import { usePark, useSummary, useTycoon } from './ParkContext';

type Pictures = ReadonlyMap<number, string>;

/** Painted by the game's own art, once it has come. */
function usePictures(): Pictures | undefined {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    let alive = true;
    // The game comes late, and its pictures with it.
    const loading = import('../../../scenes/theme-park/game').then((game) => game.loadPictures());
    loading.then(
      (painted) => alive && setPictures(painted),
      (error: unknown) => console.warn('The pictures did not come.', error),
    );
    return () => {
      alive = false;
    };
  }, []);
  return pictures;
}

/** What can be built, with its price; what cannot be paid for is greyed and says why. */
export function Palette() {
  const { tool, setTool } = usePark();
  const tycoon = useTycoon();
  const pictures = usePictures();
  const offered = (buildings as readonly BuildingSpec[]).filter(
    ({ tycoonOnly }) => tycoon || tycoonOnly !== true,
  );
  return (
    <section className={styles.palette} aria-label="Building palette">
      <div className={styles.tools}>
        <button type="button" aria-pressed={tool === 'look'} onClick={() => setTool('look')}>
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
        <button type="button" aria-pressed={tool === 'remove'} onClick={() => setTool('remove')}>
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
            pressed={tool === spec.id}
            picture={pictures?.get(kindOf(spec.id as BuildingId))}
            onPress={() => setTool(tool === spec.id ? 'look' : (spec.id as BuildingId))}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Readonly<{
  spec: BuildingSpec;
  pressed: boolean;
  picture: string | undefined;
  onPress: () => void;
}>;

function Item({ spec, pressed, picture, onPress }: ItemProps) {
  const { state } = usePark();
  const reasonId = useId();
  const { id, name, description, width, height } = spec;
  const kind = kindOf(id as BuildingId);
  useRunStatus((status) => status?.generation);
  const park = state();
  // The prices come with the game, into room that is kept for them.
  const cost = park?.config[`${id as BuildingId}Cost`];
  const affordable = useSummary(({ money }) => cost === undefined || money >= cost);
  const size = width * height > 1 ? `, ${width} by ${height}` : '';
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-pressed={pressed}
        disabled={!affordable}
        aria-describedby={reasonId}
        title={description}
        data-building={id}
        onClick={onPress}
      >
        <span className={styles.picture} aria-hidden="true">
          {picture && <img src={picture} alt="" width={56} height={56} draggable={false} />}
        </span>
        <span>{name}</span>
        <span className={styles.cost}>
          {/* Not even a space before it comes: a text that grows about its middle is moved. */}
          {cost !== undefined && (cost === 0 ? 'Free' : poundsText(cost))}
        </span>
      </button>
      <span id={reasonId} className={styles.reason}>
        {affordable
          ? `${description}${size}`
          : refusalText('money', cost ?? 0, kind, park?.money ?? 0)}
      </span>
    </li>
  );
}
