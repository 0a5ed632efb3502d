import { type Rng, seedRng, unit } from '../../../scenes/kit/rules/rng';

/** How visitors behave, and what the room allows. Times in seconds. */
export type RoomModel = Readonly<{
  visitorsPerDay: number;
  /** Share of a day's visitors who come in the busiest hour. */
  busyHourShare: number;
  /** Share of the visitors who open the messenger. */
  messengerShare: number;
  /** The average length of a stay. Some stay much longer. */
  stay: number;
  /** The average pause of one person between two messages. */
  silence: number;
  /** A new room is opened when all rooms have this many people. */
  roomSize: number;
  /** How many messages the database accepts for each room: at once, and per second after that. */
  roomBurst: number;
  roomPerSecond: number;
  seed: number;
}>;

/**
 * The highest value of each over any ten seconds of the hour. Rates are per second, over all rooms.
 */
export type Peaks = Readonly<{
  people: number;
  rooms: number;
  joins: number;
  /** Messages that the rooms accepted, and the share of the offered messages that they refused. */
  messages: number;
  refusedShare: number;
  /** Each message and each "is typing", counted once for everybody who receives it. */
  deliveries: number;
  /** Each arrival and departure, counted once for everybody who is told of it. */
  presence: number;
}>;

const warmUp = 1800;
const measured = 3600;
const window = 10;

/** A random number of events with the given mean, by the Poisson distribution. */
function poisson(rng: Rng, mean: number): number {
  let count = 0;
  for (let left = mean; left > 0; count++) left += Math.log(1 - unit(rng));
  return Math.max(0, count - 1);
}

type Room = { people: number; tokens: number; moves: number };

/**
 * Simulates the busiest hour of a day second by second: who comes, how long each stays, what is
 * sent, and how many times it has to be delivered.
 */
export function simulateRooms(model: RoomModel): Peaks {
  const { stay, silence, roomSize, roomBurst, roomPerSecond } = model;
  const rng = seedRng(model.seed);
  const arrivals = (model.visitorsPerDay * model.busyHourShare * model.messengerShare) / 3600;
  const rooms: Room[] = [];
  /** By second: the rooms of the people who leave in that second. */
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
      // Everybody else in the room saw the sender typing.
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
