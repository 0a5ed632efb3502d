type Moving = Readonly<{
  /** @returns whether it still moves */
  frame(seconds: number): boolean;
}>;

const moving = new Set<Moving>();
let request = 0;
let last = 0;

function run(time: number): void {
  const seconds = (time - last) / 1000;
  last = time;
  for (const each of moving) if (!each.frame(seconds)) moving.delete(each);
  request = moving.size > 0 ? requestAnimationFrame(run) : 0;
}

/**
 * Calls an object for each frame until it is at rest. All objects share one loop, which stops when
 * all are at rest.
 */
export function animate(object: Moving): void {
  moving.add(object);
  if (request !== 0) return;
  last = performance.now();
  request = requestAnimationFrame(run);
}

export function stop(object: Moving): void {
  moving.delete(object);
}
