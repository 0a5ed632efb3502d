import { createContext, useContext } from 'react';
import type { ThemeParkSummary } from '../../../scenes/theme-park/game';
import {
  type BuildingId,
  type BuildingSpec,
  buildings,
  kindOf,
} from '../../../scenes/theme-park/rules/buildings';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import type { Viewport } from '../../../scenes/theme-park/viewport';
import type { GameSession } from '../../hosts/session/GameSession';
import { useRunStatus } from '../../hosts/useGame';

/** Buildings that are placed as a whole. */
export type PlacedId = Exclude<BuildingId, 'coasterTrack'>;

/** What a press on the board does: build, remove, or select. */
export type Tool = PlacedId | 'remove' | 'look';

/** The selected visitor or building. */
export type Chosen = Readonly<{ visitor: number } | { cell: number }>;

export type Cell = Readonly<{ column: number; row: number }>;

export type PanelName = 'help' | 'guests' | 'books' | 'whatIf' | 'files';
/** A figure of the stats bar that can be explained. */
export type Figure = 'money' | 'visitors' | 'satisfaction';

export type Park = Readonly<{
  /** Undefined until the game has loaded. */
  session: GameSession | undefined;
  /** The current state of the park; undefined until the game has loaded. */
  state: () => Readonly<ThemeParkState> | undefined;
  viewport: () => Viewport | undefined;
  dispatch: (action: ThemeParkAction) => void;
  say: (text: string) => void;
  tool: Tool;
  setTool: (tool: Tool) => void;
  /** The open panel beside the board, and the figure that it explains. */
  panel: PanelName;
  openPanel: (panel: PanelName, figure?: Figure) => void;
  figure: Figure | undefined;
  chosen: Chosen | undefined;
  choose: (chosen: Chosen | undefined) => void;
  /** The cell that was last pressed with the Look tool. */
  pointed: Cell | undefined;
  point: (cell: Cell) => void;
}>;

export const ParkContext = createContext<Park | undefined>(undefined);

/** The park around this component. @throws outside a ThemeParkToy */
export function usePark(): Park {
  const park = useContext(ParkContext);
  if (!park) throw new Error('usePark is called outside a ThemeParkToy');
  return park;
}

/** The summary of a new park, shown before the game has loaded. */
const fresh: ThemeParkSummary = {
  money: 10_000,
  visitors: 0,
  satisfaction: 100,
  speed: 1,
  stopped: false,
  canUndo: false,
  canRedo: false,
  hasEntrance: true,
  hasPath: false,
  isOpen: false,
  loosePaths: 0,
  cutOff: 0,
  deadGates: 0,
  standing: 1,
  attractions: 0,
  staff: 0,
  open: -1,
  never: 0,
  looks: 0,
  prices: 0,
  day: 0,
  objectives: 0,
};

/** A part of the park's summary. The component renders again only when that part changes. */
export function useSummary<Selected>(select: (summary: ThemeParkSummary) => Selected): Selected {
  return useRunStatus<ThemeParkSummary, Selected>((status) => select(status?.summary ?? fresh));
}

/** Whether the park has Tycoon rules. */
export function useTycoon(): boolean {
  const { state } = usePark();
  useRunStatus((status) => status?.generation);
  return state()?.config.rules === 'tycoon';
}

/** The buildings that the park can have, all but those that are laid by pieces. */
export function useOffered(): readonly (BuildingSpec & Readonly<{ id: PlacedId }>)[] {
  const tycoon = useTycoon();
  const never = useSummary((summary) => summary.never);
  return (buildings as readonly (BuildingSpec & { id: PlacedId })[]).filter(
    ({ id, tycoonOnly, byPieces }) =>
      !byPieces && (tycoon || tycoonOnly !== true) && ((never >> kindOf(id)) & 1) === 0,
  );
}
