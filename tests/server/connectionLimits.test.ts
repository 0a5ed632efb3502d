import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ConnectionLimits,
  Connections,
  DEFAULT_CONNECTION_LIMITS,
} from '../../server/Connections';

/** A stand-in for a socket. */
class StandInSocket extends EventEmitter {
  destroyed = false;
  parser: { onIncoming?: () => number } | null = { onIncoming: () => 0 };

  constructor(readonly remoteAddress = '192.0.2.1') {
    super();
  }

  destroy(): this {
    if (!this.destroyed) {
      this.destroyed = true;
      this.emit('close');
    }
    return this;
  }
}

class StandInResponse extends EventEmitter {
  headersSent = false;
  isDestroyed = false;

  constructor(readonly req: StandInRequest) {
    super();
  }

  destroy(): this {
    this.isDestroyed = true;
    return this;
  }

  /** The response is complete, and the connection is free for the next request. */
  answer(): void {
    this.headersSent = true;
    this.emit('finish');
    this.emit('close');
  }
}

class StandInRequest extends EventEmitter {
  complete = true;

  constructor(readonly socket: StandInSocket) {
    super();
  }
}

const asSocket = (socket: StandInSocket) => socket as unknown as Socket;

function limited(limits: Partial<ConnectionLimits> = {}, isBehindProxy = false) {
  const connections = new Connections({ ...DEFAULT_CONNECTION_LIMITS, ...limits }, isBehindProxy);
  return {
    connections,
    /** @returns whether it was accepted */
    admit: (socket: StandInSocket): boolean => {
      connections.admit(asSocket(socket));
      return !socket.destroyed;
    },
    /** Begins another request on a connection. By default it has arrived completely. */
    begin: (socket: StandInSocket, complete = true) => {
      const request = new StandInRequest(socket);
      request.complete = complete;
      const response = new StandInResponse(request);
      const isBegun = connections.begin(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
      );
      return { request, response, isBegun };
    },
    /** The refusal that follows the responses; undefined before they are sent. */
    afterAnswers: (socket: StandInSocket) => {
      const told: { isOwed?: boolean } = {};
      connections.afterAnswers(asSocket(socket), (isOwed) => {
        told.isOwed = isOwed;
      });
      return told;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the number of connections is limited, and a closed one makes room', () => {
  const { connections, admit } = limited({ connections: 2 });
  const [first, second, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(
    (address) => new StandInSocket(address),
  );
  expect([first, second, third].map(admit)).toEqual([true, true, false]);
  expect(connections.open).toBe(2);
  // A reset of a connection that was closed at once ends no process.
  expect(() => third.emit('error', new Error('ECONNRESET'))).not.toThrow();
  first.destroy();
  expect(connections.open).toBe(1);
  expect(admit(new StandInSocket())).toBe(true);
  expect(admit(new StandInSocket())).toBe(false);
});

test('one address has a limited share, which closing frees one by one', () => {
  const { admit } = limited({ connectionsPerAddress: 2 });
  const [first, second, third] = Array.from({ length: 3 }, () => new StandInSocket());
  expect([first, second, third].map(admit)).toEqual([true, true, false]);
  expect(admit(new StandInSocket('192.0.2.2'))).toBe(true);
  first.destroy();
  expect(admit(new StandInSocket())).toBe(true);
  expect(admit(new StandInSocket())).toBe(false);
});

test('behind a proxy all connections have one address, which has no limit', () => {
  const { admit } = limited({ connections: 3, connectionsPerAddress: 1 }, true);
  const sockets = Array.from({ length: 4 }, () => new StandInSocket());
  expect(sockets.map(admit)).toEqual([true, true, true, false]);
});

test('a connection may have a limited number of pipelined requests; later bytes are not read', () => {
  const { begin } = limited({ pipelined: 2 });
  const socket = new StandInSocket();
  const first = begin(socket);
  expect(first.isBegun).toBe(true);
  first.response.answer();
  expect([begin(socket), begin(socket)].every(({ isBegun }) => isBegun)).toBe(true);
  expect(socket.destroyed).toBe(false);
  expect(begin(socket).isBegun).toBe(false);
  expect(socket.destroyed).toBe(true);
  // The parser's return value for a connection that was upgraded.
  expect(socket.parser?.onIncoming?.()).toBe(2);
  expect(begin(socket).isBegun).toBe(false);
});

test('a connection whose parser is gone is closed too', () => {
  const { begin } = limited({ pipelined: 1 });
  const socket = new StandInSocket();
  socket.parser = null;
  begin(socket);
  expect(begin(socket).isBegun).toBe(false);
  expect(socket.destroyed).toBe(true);
});

test('the total of pipelined requests is limited, without the first of each connection', () => {
  const { begin } = limited({ queued: 1 });
  const [one, other] = [new StandInSocket(), new StandInSocket()];
  const head = begin(one);
  const behind = begin(one);
  expect(behind.isBegun).toBe(true);
  head.response.answer();
  expect(begin(other).isBegun).toBe(true);
  expect(begin(other).isBegun).toBe(false);
  expect(other.destroyed).toBe(true);
  behind.response.answer();
  const next = new StandInSocket();
  begin(next);
  expect(begin(next).isBegun).toBe(true);
});

test('closed connections free their pipelined requests', async () => {
  const { begin } = limited({ queued: 1 });
  const gone = new StandInSocket();
  const [head, behind] = [begin(gone), begin(gone)];
  gone.destroy();
  await vi.runAllTimersAsync();
  expect([head, behind].every(({ response }) => response.isDestroyed)).toBe(true);
  const socket = new StandInSocket();
  begin(socket);
  expect(begin(socket).isBegun).toBe(true);
});

test('a request that goes on after its response has a second, then its connection closes', () => {
  const { begin } = limited({ unread: 1_000 });
  const socket = new StandInSocket();
  const { response } = begin(socket, false);
  vi.advanceTimersByTime(60_000);
  expect(socket.destroyed).toBe(false);
  response.answer();
  vi.advanceTimersByTime(999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
});

test('a request that completes by then, or before its response, keeps its connection', () => {
  const { begin } = limited({ unread: 1_000 });
  const late = new StandInSocket();
  const { request, response } = begin(late, false);
  response.answer();
  request.complete = true;
  vi.advanceTimersByTime(5_000);
  expect(late.destroyed).toBe(false);
  begin(late).response.answer();
  expect(vi.getTimerCount()).toBe(0);
});

test('a closed connection leaves no timer', () => {
  const { begin } = limited();
  const { request, response } = begin(new StandInSocket(), false);
  response.answer();
  expect(vi.getTimerCount()).toBe(1);
  request.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});

test('a malformed request is refused at once if nothing was requested before', () => {
  const { afterAnswers } = limited();
  expect(afterAnswers(new StandInSocket())).toEqual({ isOwed: true });
});

test('a malformed request is refused after the responses to complete requests', () => {
  const { begin, afterAnswers } = limited();
  const socket = new StandInSocket();
  const [first, second] = [begin(socket), begin(socket)];
  const told = afterAnswers(socket);
  first.response.answer();
  expect(told).toEqual({});
  second.response.answer();
  expect(told).toEqual({ isOwed: true });
});

test('an aborted request is not waited for, and gets a response unless one has begun', () => {
  const { begin, afterAnswers } = limited();
  const socket = new StandInSocket();
  const whole = begin(socket);
  const broken = begin(socket, false);
  const told = afterAnswers(socket);
  expect(told).toEqual({});
  whole.response.answer();
  expect(told).toEqual({ isOwed: true });
  broken.response.headersSent = true;
  expect(afterAnswers(socket)).toEqual({ isOwed: false });
});
