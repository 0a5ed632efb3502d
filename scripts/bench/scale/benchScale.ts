import type { Bench, BenchTable, Cell } from '../lib/BenchTable';
import { bindingLimits, plans } from './plans';
import { type RoomModel, simulateRooms } from './simulateRooms';

/** Deliveries per second of one process: 500 people in a room that takes 20 messages a second. */
const perProcess = 10_000;

const behaviour: Omit<RoomModel, 'visitorsPerDay' | 'roomSize'> = {
  busyHourShare: 0.1,
  messengerShare: 0.05,
  stay: 300,
  silence: 30,
  roomBurst: 120,
  roomPerSecond: 25,
  seed: 1997,
};

const days = [10_000, 30_000, 100_000, 300_000, 1_000_000, 10_000_000];

function table(title: string, roomSize: number): BenchTable {
  const rows = days.map((visitorsPerDay): readonly Cell[] => {
    const peaks = simulateRooms({ ...behaviour, visitorsPerDay, roomSize });
    const binding = plans.map((plan) => {
      const [first] = bindingLimits(peaks, plan);
      return first ? `${first.limit}, ${first.times.toFixed(1)} times over` : 'fits';
    });
    return [
      visitorsPerDay.toLocaleString('en-GB'),
      peaks.people,
      peaks.rooms,
      peaks.joins,
      peaks.messages,
      `${Math.round(peaks.refusedShare * 100)} %`,
      Math.round(peaks.deliveries),
      Math.round(peaks.presence),
      ...binding,
      Math.ceil((peaks.deliveries + peaks.presence) / perProcess),
    ];
  });
  return {
    title,
    columns: [
      'visitors a day',
      'people at a time',
      'rooms',
      'joins/s',
      'messages/s',
      'refused',
      'deliveries/s',
      'presence/s',
      ...plans.map(({ name }) => `first limit reached on ${name}`),
      'processes',
    ],
    rows,
    notes: [
      `The busiest hour, with ${behaviour.busyHourShare * 100} % of the day’s visitors; ${behaviour.messengerShare * 100} % of them open the messenger, stay ${behaviour.stay / 60} minutes and say something every ${behaviour.silence} s. Each figure is the highest of any ten seconds.`,
      `Deliveries: each message goes to everybody in its room, each “is typing” to all others. Refused: messages above the ${behaviour.roomPerSecond} a second that a room accepts. Presence: each arrival and departure goes to everybody in its room.`,
      'We assume that a plan’s limits on messages and presence count deliveries, the stricter reading.',
      `Processes: at ${perProcess.toLocaleString('en-GB')} deliveries a second each, the load of the crowd in the backend’s bench.`,
    ],
  };
}

/** The load of a day's visitors on the messenger, up to millions, in one room and in many. */
export const benchScale: Bench = async ({ log }) => {
  log('scale: one room, then rooms of 100');
  return [
    table('Scale: everybody in one room', Number.POSITIVE_INFINITY),
    table('Scale: rooms of at most 100 people', 100),
  ];
};
