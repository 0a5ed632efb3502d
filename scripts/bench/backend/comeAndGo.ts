import { setTimeout as delay } from 'node:timers/promises';
import {
  connect,
  freshAddress,
  leave,
  listen,
  subscribe,
} from '../../../tests/backend/support/client';
import { residentBytes } from '../../setup/residentBytes.mjs';
import type { Cell } from '../lib/BenchTable';
import type { Server } from './attacks';

/**
 * Clients connect, listen for a while and leave while one client sends messages. Checks that each
 * gets every message once.
 */
export async function comeAndGo(server: Server, clients: number, seconds: number): Promise<Cell[]> {
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > until;
  let [visits, heard, wrong] = [0, 0, 0];
  const latest: number[] = [];
  const speak = async () => {
    for (let n = 1; !isOver(); n++) {
      await connect(server, { address: freshAddress() })
        .from('messenger_messages')
        .insert({ username: 'Speaker', message: `number ${n}` });
      latest.push(n);
      await delay(200);
    }
  };
  const visit = async () => {
    while (!isOver()) {
      const client = connect(server);
      const { channel, messages } = listen(client);
      const isIn = await subscribe(channel).then(
        () => true,
        () => false,
      );
      await delay(2_000 + Math.random() * 8_000);
      const numbers = messages.items
        .map(({ message }) => Number(/^number (\d+)$/.exec(message)?.[1]))
        .filter((each) => !Number.isNaN(each));
      visits++;
      heard += numbers.length;
      if (!isIn) wrong++;
      wrong += numbers.filter((each, i) => i > 0 && each !== (numbers[i - 1] ?? 0) + 1).length;
      await leave(client);
    }
  };
  await Promise.all([speak(), ...Array.from({ length: clients }, visit)]);
  return [
    clients,
    seconds,
    visits,
    latest.length,
    heard,
    wrong,
    Math.round(residentBytes(server.pid) / 1e6),
  ];
}
