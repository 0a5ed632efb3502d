/** What a phone's accelerometer reports, gravity included; m/s². */
export type Jerk = Readonly<{ x: number; y: number; z: number }>;

/** How far two readings must be apart to be a jolt; walking stays well below. */
const jolt = 14;
/** So many jolts within this time, in ms, are a shake. */
const jolts = 3;
const within = 900;
/** After a shake nothing counts for this long, in ms. */
const pause = 2500;

/** Tells a shake from being carried about: feed it every reading with its time in ms. */
export function createShakeDetector(): (reading: Jerk, at: number) => boolean {
  let last: Jerk | undefined;
  let times: number[] = [];
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (reading, at) => {
    const before = last;
    last = reading;
    if (!before || at < quietUntil) return false;
    const change = Math.hypot(reading.x - before.x, reading.y - before.y, reading.z - before.z);
    if (!(change >= jolt)) return false;
    times = [...times.filter((time) => at - time <= within), at];
    if (times.length < jolts) return false;
    times = [];
    quietUntil = at + pause;
    return true;
  };
}
