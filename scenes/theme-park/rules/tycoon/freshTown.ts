import { kindCount } from '../buildings';
import { awards, roles, weather } from './Town';
import { firstBudget, firstOpen } from './topics';

/**
 * What Tycoon rules keep of a park besides its guests.
 * @param capacity guests at once
 * @param cells of the park
 */
export function freshTown(capacity: number, cells: number) {
  return {
    /** By guest: the price when they joined the queue; the need of a toilet, to 10,000. */
    agreed: new Uint16Array(capacity),
    urge: new Uint16Array(capacity),
    /** By a building's cell: the tick from which guests use it; 0 once it has stood for long. */
    opensAt: new Uint32Array(cells),
    /** By a building's cell: work that is left until it runs again; 0 while it runs. */
    broken: new Uint16Array(cells),
    /** By a building's cell: pounds that it has taken since it was built. */
    takings: new Uint32Array(cells),
    /** By cell: pieces of litter on the path. */
    litter: new Uint8Array(cells),
    /** By cell: guests who queue there, and the cell of the ride for which one did last, plus 1. */
    standing: new Uint8Array(cells),
    lineOf: new Uint16Array(cells),
    /** All pieces of litter together, and the cell at which the sweepers go on. */
    littered: 0,
    sweepAt: 0,
    /** Buildings by kind that a guest can walk to, and whether something was built since. */
    reachable: new Uint16Array(kindCount),
    isStale: true,
    /** People by role. */
    staff: new Uint8Array(roles.length),
    loan: 0,
    /** Ticks in a row that ended below zero. */
    debtDays: 0,
    /** The bank has closed the park: nothing comes in and nothing is built. */
    isClosed: false,
    /** Ticks that posters still hang. */
    campaign: 0,
    /** Ticks until there can be fireworks again; they last for the first `showDays` of it. */
    show: 0,
    weather: weather.fine as number,
    weatherDays: 90,
    /** By cell, a value of `terrain`: nothing is built but on grass. */
    terrain: new Uint8Array(cells),
    /** The scenario that it is played in; an open-ended park has the goal 0. */
    play: {
      name: '',
      /** Places in `seasons`, `troubles` and `goals`. */
      season: 0,
      trouble: 0,
      goal: 0,
      minutes: 0,
      /** What bronze, silver and gold ask for. */
      medals: new Uint32Array(3),
      seed: 0,
      /** Medals won: 1 for bronze, 3 for gold. */
      medal: 0,
      /** The time is up, or gold is won: the park goes on for its own sake. */
      isOver: false,
    },
    /** What dearer prices have cost the park's name: points of arrivals, which wear off. */
    grudge: 0,
    /** By a building's cell: the economy tick of its opening. */
    builtOn: new Uint32Array(cells),
    /** By cell: a piece of track, see `trackOf`; 0 for none. */
    track: new Uint16Array(cells),
    /** By a station's cell: what its track is like, to 10,000; 0 unless it is closed. */
    excitement: new Uint16Array(cells),
    intensity: new Uint16Array(cells),
    /** What the coasters that a guest can walk to draw people with. */
    coasterAppeal: 0,
    /** Names given to buildings, each once. By a building's cell: a name's number, from 1; its colour. */
    names: [] as string[],
    name: new Uint16Array(cells),
    paint: new Uint8Array(cells),
    /** The kinds that may be built, one bit each; research opens the others. */
    open: firstOpen,
    /** The place in `budgets` of what research may cost, and pounds spent on what is studied now. */
    budget: firstBudget as number,
    studied: 0,
    /** The awards that the park holds, one bit each, and how often it has won each. */
    awards: 0,
    won: new Uint16Array(awards.length),
    /** The inspector's last report: 0 before the first, else 1 and what was found, one bit each. */
    report: 0,
    /** Guests more that the park draws for all that, in per cent. */
    fame: 0,
  };
}

export type Town = ReturnType<typeof freshTown>;
export type Play = Town['play'];
