import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from './backend/createBackend';
import { knownMethod } from './backend/LogEvent';

type Gauges = ReturnType<Backend['gauges']>;

type CountedRequest = Readonly<{
  method: string;
  /** A route template: never what a visitor wrote. */
  path: string;
  status: number;
  seconds: number;
}>;

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** Prometheus metrics. The package is only loaded if they are enabled. */
export async function createMetrics(gauges: () => Gauges) {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests, by method, path template and status',
    labelNames: ['method', 'path', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its response',
    labelNames: ['path'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const helps: Readonly<Record<keyof Gauges, string>> = {
    database_up: '1 while the database is open',
    database_starts_total: 'How often the database was opened',
    database_waiting: 'Changed rows that wait to be announced',
    disk_full: '1 while writes are refused because the disk is full',
    realtime_sockets: 'Open sockets of visitors',
    realtime_channels: 'Channels with somebody in them',
  };
  for (const [name, help] of Object.entries(helps)) {
    new Gauge({
      name: `kid_${name}`,
      help,
      registers: [register],
      collect() {
        this.set(gauges()[name as keyof Gauges]);
      },
    });
  }
  const server = createServer((request, response) => {
    const isAsked = /^\/(?:api\/)?metrics(?:\?|$)/.test(request.url ?? '');
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isAsked ? 405 : 404).end();
      return;
    }
    register.metrics().then(
      (text) => {
        response.writeHead(200, { 'content-type': register.contentType });
        response.end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
  return {
    countRequest({ method, path, status, seconds }: CountedRequest): void {
      requests.inc({ method: knownMethod(method), path, status: String(status) });
      durations.observe({ path }, seconds);
    },
    /** Answers GET /metrics and /api/metrics on a port of its own. @returns its address */
    listen: (host: string, port: number) =>
      new Promise<string>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const { port: taken } = server.address() as AddressInfo;
          resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`);
        });
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
