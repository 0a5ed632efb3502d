import { type Rng, seedRng, unit } from '../../../scenes/kit/rules/rng';

/** How visitors behave, and what the room allows. Times in seconds. */
export type RoomModel = Readonly<{
  visitorsPerDay: number;
  /** Of a day's visitors, the share that comes in its busiest hour. */
  busyHourShare: number;
  /** Of the visitors, the share that opens the messenger. */
  messengerShare: number;
  /** How long one stays in it, on average; some much longer. */
  stay: number;
  /** How long one is silent between two messages, on average. */
  silence: number;
  /** A new room is opened for those who find all others with as many people. */
  roomSize: number;
  /** What the database lets through for each room: at once, and per second after that. */
  roomBurst: number;
  roomPerSecond: number;
  seed: number;
}>;

/** The highest of each over any ten seconds of the hour; rates per second, over all rooms. */
export type Peaks = Readonly<{
  people: number;
  rooms: number;
  joins: number;
  /** Messages that the rooms took, and the share of those offered that they refused. */
  messages: number;
  refusedShare: number;
  /** Each message and each "is typing" once for everybody who gets it. */
  deliveries: number;
  /** Each arrival and departure once for everybody who learns of it. */
  presence: number;
}>;

const warmUp = 1800;
const measured = 3600;
const window = 10;

/** How often something that happens `mean` times on average happens this time. */
function poisson(rng: Rng, mean: number): number {
  let count = 0;
  for (let left = mean; left > 0; count++) left += Math.log(1 - unit(rng));
  return Math.max(0, count - 1);
}

type Room = { people: number; tokens: number; moves: number };

/**
 * The busiest hour of a day, second by second: who comes, how long each stays, what is said, and
 * how many times it has to be delivered.
 */
export function simulateRooms(model: RoomModel): Peaks {
  const { stay, silence, roomSize, roomBurst, roomPerSecond } = model;
  const rng = seedRng(model.seed);
  const arrivals = (model.visitorsPerDay * model.busyHourShare * model.messengerShare) / 3600;
  const rooms: Room[] = [];
  /** By second: the room that each of those who leave then leaves. */
  const departures = new Map<number, Room[]>();
  const peaks = { people: 0, rooms: 0, joins: 0, messages: 0, deliveries: 0, presence: 0 };
  let sums = { joins: 0, messages: 0, deliveries: 0, presence: 0 };
  let offered = 0;
  let refused = 0;

  for (let second = 0; second < warmUp + measured; second++) {
    if (second % window === 0) sums = { joins: 0, messages: 0, deliveries: 0, presence: 0 };
    for (const room of departures.get(second) ?? []) {
      room.people--;
      room.moves++;
    }
    departures.delete(second);
    const joins = poisson(rng, arrivals);
    sums.joins += joins;
    for (let index = 0; index < joins; index++) {
      let room = rooms.find(({ people }) => people < roomSize);
      if (!room) {
        room = { people: 0, tokens: roomBurst, moves: 0 };
        rooms.push(room);
      }
      room.people++;
      room.moves++;
      const leaves = second + 1 + Math.floor(-Math.log(1 - unit(rng)) * stay);
      const leaving = departures.get(leaves);
      if (leaving) leaving.push(room);
      else departures.set(leaves, [room]);
    }
    let people = 0;
    for (const room of rooms) {
      const said = poisson(rng, room.people / silence);
      room.tokens = Math.min(roomBurst, room.tokens + roomPerSecond);
      const taken = Math.min(said, Math.floor(room.tokens));
      room.tokens -= taken;
      sums.messages += taken;
      // Whoever says something was seen typing it, by all others.
      sums.deliveries += taken * room.people + said * Math.max(0, room.people - 1);
      sums.presence += room.moves * room.people;
      room.moves = 0;
      people += room.people;
      if (second < warmUp) continue;
      offered += said;
      refused += said - taken;
    }
    if (second < warmUp) continue;
    peaks.people = Math.max(peaks.people, people);
    peaks.rooms = Math.max(peaks.rooms, rooms.filter((room) => room.people > 0).length);
    if (second % window !== window - 1) continue;
    for (const name of ['joins', 'messages', 'deliveries', 'presence'] as const) {
      peaks[name] = Math.max(peaks[name], sums[name] / window);
    }
  }
  return { ...peaks, refusedShare: offered === 0 ? 0 : refused / offered };
}
