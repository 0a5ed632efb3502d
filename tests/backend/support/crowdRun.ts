import { setTimeout as delay } from 'node:timers/promises';
import { connect, freshAddress } from './client';
import { openSocket } from './rawSocket';

export type CrowdResult = Readonly<{
  clients: number;
  sent: number;
  refused: number;
  delivered: number;
  /** Deliveries that never came, came twice or came out of order. */
  missing: number;
  duplicated: number;
  disordered: number;
  /** From before the insert to a client's having the message, in ms. */
  latency: Readonly<{ median: number; p95: number; max: number }>;
}>;

const BINDING = {
  event: 'INSERT',
  schema: 'public',
  table: 'messenger_messages',
  filter: 'room_id=eq.default',
};

/** A visitor who only counts: parsing every frame would measure the crowd, not the server. */
async function openCounter(target: Readonly<{ url: string; key: string }>) {
  const { socket, ask } = await openSocket(target);
  const numbers: number[] = [];
  const latencies: number[] = [];
  socket.on('message', (data) => {
    // A message's text is its number and when it was sent.
    const [, number, sent] = /crowd (\d+) ([\d.]+)/.exec((data as Buffer).toString()) ?? [];
    if (number === undefined) return;
    numbers.push(Number(number));
    latencies.push(performance.now() - Number(sent));
  });
  const heartbeat = setInterval(() => {
    socket.send(JSON.stringify([null, 'beat', 'phoenix', 'heartbeat', {}]));
  }, 25_000);
  socket.on('close', () => clearInterval(heartbeat));
  await ask('realtime:messenger-messages', 'phx_join', {
    config: { postgres_changes: [BINDING] },
  });
  return { socket, numbers, latencies };
}

const rank = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;

/** Fills the room with clients and talks at a steady rate. */
export async function crowdRun(
  target: Readonly<{ url: string; key: string }>,
  options: Readonly<{
    clients: number;
    perSecond: number;
    seconds: number;
    onSecond?: (second: number) => void;
  }>,
): Promise<CrowdResult> {
  const crowd: Awaited<ReturnType<typeof openCounter>>[] = [];
  while (crowd.length < options.clients) {
    const batch = Math.min(25, options.clients - crowd.length);
    const opened = Array.from({ length: batch }, () => openCounter(target));
    crowd.push(...(await Promise.all(opened)));
  }

  const total = options.perSecond * options.seconds;
  const started = performance.now();
  const accepted = new Set<number>();
  const answers: Promise<void>[] = [];
  for (let number = 0; number < total; number++) {
    await delay(Math.max(0, started + (number * 1000) / options.perSecond - performance.now()));
    if (number % options.perSecond === 0) options.onSecond?.(number / options.perSecond);
    const speaker = connect(target, { address: freshAddress() });
    const message = `crowd ${number} ${performance.now().toFixed(2)}`;
    const say = async () => {
      const { status } = await speaker
        .from('messenger_messages')
        .insert({ username: 'Speaker', message });
      if (status === 201) accepted.add(number);
    };
    answers.push(say());
  }
  await Promise.all(answers);
  const deadline = performance.now() + 15_000;
  const isComplete = () => crowd.every(({ numbers }) => numbers.length >= accepted.size);
  while (!isComplete() && performance.now() < deadline) await delay(20);

  let [missing, duplicated, disordered, delivered] = [0, 0, 0, 0];
  const order = crowd[0]?.numbers ?? [];
  for (const { socket, numbers } of crowd) {
    const got = new Set(numbers);
    delivered += numbers.length;
    duplicated += numbers.length - got.size;
    missing += [...accepted].filter((number) => !got.has(number)).length;
    // Inserts race each other; the order is right when everybody sees the same one.
    disordered += numbers.filter((number, i) => number !== order[i]).length;
    socket.terminate();
  }
  const latencies = crowd.flatMap((client) => client.latencies).sort((a, b) => a - b);
  return {
    clients: crowd.length,
    sent: total,
    refused: total - accepted.size,
    delivered,
    missing,
    duplicated,
    disordered,
    latency: {
      median: rank(latencies, 0.5),
      p95: rank(latencies, 0.95),
      max: rank(latencies, 1),
    },
  };
}
