import { useEffect, useMemo, useRef } from 'react';
import { ratingText, shapeNames } from '../../../../scenes/theme-park/coasterTexts';
import { stationKind, trackKind } from '../../../../scenes/theme-park/rules/buildings';
import { closeTrack } from '../../../../scenes/theme-park/rules/coaster/closeTrack';
import { shapes, trackOf } from '../../../../scenes/theme-park/rules/coaster/pieces';
import { queryLay, stationOfPiece } from '../../../../scenes/theme-park/rules/coaster/queryLay';
import {
  excitementOf,
  freshRide,
  intensityOf,
  type Ride,
  rideOf,
} from '../../../../scenes/theme-park/rules/coaster/rideOf';
import type { ThemeParkState } from '../../../../scenes/theme-park/rules/ThemeParkState';
import { poundsText, refusalText } from '../../../../scenes/theme-park/texts';
import { show } from '../../../../scenes/theme-park/viewport';
import { usePark, useSummary } from '../ParkContext';
import styles from './CoasterPanel.module.css';

/** The way of each piece, seen from the side or from above. */
const icons = [
  'M2 12h20',
  'M20 18c0-8-4-11-16-11m4-4L4 7l4 4',
  'M4 18c0-8 4-11 16-11m-4-4 4 4-4 4',
  'M2 18 20 5M5 10v6m5-10v7m5-10v6',
  'M2 18 20 5m-7 0h7v7',
  'M2 5l18 13m-7 0h7v-7',
  'M5 2l8 19m-6-3 6 3 3-6',
  'M2 19h20M12 19a7 7 0 1 1 1 0',
] as const;

const metresPerLevel = 5;
/** Miles an hour of a train with an energy of 1. */
const speedUnit = 2.2;

function speedText(energy: number): string {
  return `${Math.round(speedUnit * Math.sqrt(energy))} mph`;
}

function Ratings({ ride }: Readonly<{ ride: Ride }>) {
  const { deepest, fastest, loops, pieces } = ride;
  const more = loops > 0 ? `, ${loops} ${loops === 1 ? 'loop' : 'loops'}` : '';
  return (
    <p className={styles.rating}>
      {ratingText({ excitement: excitementOf(ride), intensity: intensityOf(ride) })} {pieces}{' '}
      pieces, a drop of {deepest * metresPerLevel} m, {speedText(fastest)} at the most{more}.
    </p>
  );
}

type PiecesProps = Readonly<{ park: Readonly<ThemeParkState>; station: number; ride: Ride }>;

/** The pieces that may come next, and a way home. */
function Pieces({ park, station, ride }: PiecesProps) {
  const { dispatch, viewport } = usePark();
  const group = useRef<HTMLFieldSetElement>(null);
  const column = station % park.columns;
  const row = (station - column) / park.columns;
  const { end, energy, pieces } = ride;
  const standing = useSummary((summary) => summary.standing);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way home changes with what stands
  const wayHome = useMemo(() => closeTrack(park, station), [park, station, standing]);

  const offer = (piece: number | undefined, allowed = false): void => {
    const hand = viewport()?.hand;
    if (!hand) return;
    const { cell, direction, level } = rideOf(park, station, freshRide()).end;
    hand.piece =
      piece === undefined || cell < 0
        ? undefined
        : { cell, track: trackOf(piece, direction, level), allowed };
  };
  useEffect(() => {
    // Who has placed the station by keyboard goes on by keyboard.
    if (viewport()?.hand.byKeyboard)
      group.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => offer(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [station]);

  const lay = (chosen: readonly number[]): void => {
    const view = viewport();
    if (view && end.cell >= 0) {
      // A refusal is shown where the piece would be.
      view.hand.column = end.cell % park.columns;
      view.hand.row = Math.floor(end.cell / park.columns);
      show(view, park, view.hand.column, view.hand.row);
    }
    chosen.forEach((piece, index) => {
      dispatch({ type: 'lay', shape: piece, column, row, joined: index > 0 });
    });
    offer(undefined);
  };
  const price = park.config.coasterTrackCost;
  return (
    <>
      <p>
        {pieces === 0
          ? `Lay the track piece by piece, ${poundsText(price)} each, until it leads back here.`
          : `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}. The end is ${end.level * metresPerLevel} m up, at ${speedText(energy)}.`}
      </p>
      <fieldset ref={group} className={styles.pieces} data-laying="" aria-label="Next piece">
        {shapes.map((name, piece) => {
          const answer = queryLay(park, { type: 'lay', shape: piece, column, row, joined: false });
          const reason = answer.ok
            ? ''
            : refusalText(answer.reason, answer.pounds, answer.kind, park.money);
          return (
            <button
              key={name}
              type="button"
              // A piece that does not fit says why when it is pressed.
              aria-disabled={!answer.ok}
              title={reason}
              onClick={() => lay([piece])}
              onPointerEnter={() => offer(piece, answer.ok)}
              onPointerLeave={() => offer(undefined)}
              onFocus={() => offer(piece, answer.ok)}
              onBlur={() => offer(undefined)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icons[piece]} />
              </svg>
              {shapeNames[name]}
            </button>
          );
        })}
      </fieldset>
      {pieces > 0 && !wayHome && <p>It cannot be joined up from here yet.</p>}
      <div className={styles.ends}>
        {wayHome && (
          <button
            type="button"
            disabled={park.money < wayHome.length * price}
            title={
              park.money < wayHome.length * price
                ? refusalText('money', wayHome.length * price, trackKind, park.money)
                : undefined
            }
            onClick={() => lay(wayHome)}
          >
            Join up: {poundsText(wayHome.length * price)}
          </button>
        )}
        {pieces > 0 && (
          <button
            type="button"
            onClick={() =>
              dispatch({
                type: 'remove',
                column: ride.last % park.columns,
                row: Math.floor(ride.last / park.columns),
              })
            }
          >
            Remove last
          </button>
        )}
      </div>
    </>
  );
}

/** The track of a station: its next piece, or its ratings once it is joined up. */
export function CoasterPanel({ cell }: Readonly<{ cell: number }>) {
  const { state } = usePark();
  useSummary((summary) => summary.standing);
  const park = state();
  if (!park) return null;
  const station = park.kindAt[cell] === stationKind ? cell : stationOfPiece(park, cell);
  if (station < 0) return <p>This piece is joined to no station.</p>;
  const ride = rideOf(park, station, freshRide());
  return (
    <div data-coaster="">
      {ride.isClosed ? (
        <Ratings ride={ride} />
      ) : (
        <Pieces key={station} park={park} station={station} ride={ride} />
      )}
    </div>
  );
}
