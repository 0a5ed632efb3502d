import { kindCount } from '../buildings';

/** People whom a park may employ. The order is that of saved parks. */
export const roles = ['mechanic', 'sweeper', 'entertainer'] as const;
export type Role = (typeof roles)[number];
/** Of each role at most. */
export const maxStaff = 40;

/** Weather. The order is that of saved parks. */
export const weathers = ['fine', 'hot', 'rain'] as const;
export const weather = { fine: 0, hot: 1, rain: 2 } as const;

/** The scenario that a park is played in; an open-ended park has the goal 0. */
export type Play = {
  name: string;
  /** Places in `seasons`, `troubles` and `goals`. */
  season: number;
  trouble: number;
  goal: number;
  minutes: number;
  /** What bronze, silver and gold ask for. */
  medals: Uint32Array;
  seed: number;
  /** Medals won: 1 for bronze, 3 for gold. */
  medal: number;
  /** The time is up, or gold is won: the park goes on for its own sake. */
  isOver: boolean;
};

/** What Tycoon rules keep of a park besides its guests. */
export type Town = {
  /** By guest: the price when they joined the queue; the need of a toilet, to 10,000. */
  agreed: Uint16Array;
  urge: Uint16Array;
  /** By a building's cell: the tick from which guests use it; 0 once it has stood for long. */
  opensAt: Uint32Array;
  /** By a building's cell: work that is left until it runs again; 0 while it runs. */
  broken: Uint16Array;
  /** By a building's cell: pounds that it has taken since it was built. */
  takings: Uint32Array;
  /** By cell: pieces of litter on the path. */
  litter: Uint8Array;
  /** All of them together, and the cell at which the sweepers go on. */
  littered: number;
  sweepAt: number;
  /** Buildings by kind that a guest can walk to, and whether something was built since. */
  reachable: Uint16Array;
  isStale: boolean;
  /** People by role. */
  staff: Uint8Array;
  loan: number;
  /** Ticks in a row that ended below zero. */
  debtDays: number;
  /** The bank has closed the park: nothing comes in and nothing is built. */
  isClosed: boolean;
  /** Ticks that posters still hang. */
  campaign: number;
  weather: number;
  weatherDays: number;
  /** By cell, a value of `terrain`: nothing is built but on grass. */
  terrain: Uint8Array;
  play: Play;
  /** What dearer prices have cost the park's name: points of arrivals, which wear off. */
  grudge: number;
  /** By a building's cell: the economy tick of its opening. */
  builtOn: Uint32Array;
};

/** @param capacity guests at once; @param cells of the park */
export function freshTown(capacity: number, cells: number): Town {
  return {
    agreed: new Uint16Array(capacity),
    urge: new Uint16Array(capacity),
    opensAt: new Uint32Array(cells),
    broken: new Uint16Array(cells),
    takings: new Uint32Array(cells),
    litter: new Uint8Array(cells),
    littered: 0,
    sweepAt: 0,
    reachable: new Uint16Array(kindCount),
    isStale: true,
    staff: new Uint8Array(roles.length),
    loan: 0,
    debtDays: 0,
    isClosed: false,
    campaign: 0,
    weather: weather.fine,
    weatherDays: 90,
    terrain: new Uint8Array(cells),
    play: {
      name: '',
      season: 0,
      trouble: 0,
      goal: 0,
      minutes: 0,
      medals: new Uint32Array(3),
      seed: 0,
      medal: 0,
      isOver: false,
    },
    grudge: 0,
    builtOn: new Uint32Array(cells),
  };
}
