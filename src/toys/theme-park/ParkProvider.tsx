import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { stationKind } from '../../../scenes/theme-park/rules/buildings';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkEvent } from '../../../scenes/theme-park/rules/ThemeParkEvent';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { viewportOf } from '../../../scenes/theme-park/viewport';
import { useGame } from '../../hosts/useGame';
import {
  type Cell,
  type Chosen,
  type Figure,
  type PanelName,
  type Park,
  ParkContext,
  type Tool,
} from './ParkContext';
import { otherTabText, parkTabs } from './parkTabs';
import { useAutosave } from './useAutosave';

/** A little more than one tick. */
const tickMs = 17;

function isBoardInSight(): boolean {
  const box = document.querySelector('[data-park-board]')?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** Provides the park to all parts of the toy. */
export function ParkProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { session } = useGame();
  const [tool, setTool] = useState<Tool>('look');
  const [chosen, setChosen] = useState<Chosen>();
  const [pointed, point] = useState<Cell>();
  const [panel, setPanel] = useState<PanelName>('help');
  const [figure, setFigure] = useState<Figure>();
  const openPanel = useCallback((next: PanelName, asked?: Figure) => {
    setPanel(next);
    setFigure(asked);
  }, []);

  /** Actions from before the game had loaded. */
  const early = useRef<ThemeParkAction[]>([]);
  useEffect(() => {
    if (!session) return;
    for (const action of early.current.splice(0)) session.run.dispatch(action);
  }, [session]);

  const choose = useCallback(
    (next: Chosen | undefined) => {
      setChosen(next);
      if (!session) return;
      viewportOf(session.run).visitor = next && 'visitor' in next ? next.visitor : 0;
    },
    [session],
  );
  // A new station shows the pieces of its track.
  useEffect(() => {
    return session?.run.onEvent((event) => {
      const { type, kind, cell } = event as Extract<ThemeParkEvent, { type: 'placed' }>;
      if (type !== 'placed' || kind !== stationKind) return;
      setTool('look');
      choose({ cell });
    });
  }, [session, choose]);
  const park = useMemo<Park>(
    () => ({
      session,
      // The catalogue's entry names the game, so its types hold.
      state: () => session?.run.state as Readonly<ThemeParkState> | undefined,
      viewport: () => session && viewportOf(session.run),
      dispatch: (action: ThemeParkAction) => {
        if (session && parkTabs.getState().looksOn) {
          session.say(otherTabText);
          return;
        }
        if (!session) {
          early.current.push(action);
          return;
        }
        session.run.dispatch(action);
        // While the picture is out of sight no time passes, but a changed price or an undo must
        // show at once.
        if (!isBoardInSight()) session.run.advance(tickMs);
      },
      say: (text) => session?.say(text),
      panel,
      openPanel,
      figure,
      tool,
      setTool,
      chosen,
      choose,
      pointed,
      point,
    }),
    [session, tool, chosen, choose, pointed, panel, openPanel, figure],
  );
  useAutosave(park);
  return <ParkContext value={park}>{children}</ParkContext>;
}
