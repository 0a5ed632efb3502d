import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectOffline, deleteOfflineCopy, offlineStore } from '../../src/saves/offline';

/** A worker that the test moves from state to state. */
class FakeWorker extends EventTarget {
  state = 'installing';

  move(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  unregister = async () => true;
}

const state = () => offlineStore.getState().state;
let disconnect: () => void = () => undefined;

/** Connects in a browser whose `register` does as given. */
async function connect(register: () => Promise<unknown>, saveData = false): Promise<void> {
  const serviceWorker = { register, controller: null, getRegistrations: async () => [] };
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } });
  disconnect = connectOffline();
  await new Promise(setImmediate);
}

beforeEach(() => {
  offlineStore.setState({ state: 'none' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('caches', { keys: async () => [] });
  // A page that has loaded, in a browser that is idle at once.
  const page = { documentElement: { dataset: {} }, readyState: 'complete' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  const idle = (run: () => void) => run();
  vi.stubGlobal('window', { requestIdleCallback: idle });
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a first copy is fetched, then ready; a newer one waits beside it', async () => {
  const registration = new FakeRegistration();
  await connect(async () => registration);
  expect(state()).toBe('fetching');
  const worker = registration.installing;
  registration.installing = null;
  registration.active = worker;
  worker?.move('activated');
  expect(state()).toBe('ready');

  const newer = new FakeWorker();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  expect(state()).toBe('ready');
  registration.installing = null;
  registration.waiting = newer;
  newer.move('installed');
  expect(state()).toBe('newer');
});

test('a worker that cannot install says so; with an older copy that one stays', async () => {
  const registration = new FakeRegistration();
  await connect(async () => registration);
  registration.installing?.move('redundant');
  expect(state()).toBe('failed');
  disconnect();

  const later = new FakeRegistration();
  later.active = new FakeWorker();
  await connect(async () => later);
  later.installing?.move('redundant');
  expect(state()).toBe('ready');
});

test('a browser that refuses workers says so', async () => {
  await connect(async () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(state()).toBe('failed');
});

test('a private window whose register gives nothing, and one without workers, break nothing', async () => {
  await connect(async () => undefined);
  expect(state()).toBe('none');
  disconnect();
  vi.stubGlobal('navigator', {});
  disconnect = connectOffline();
  expect(state()).toBe('impossible');
  await deleteOfflineCopy();
});

test('nothing is registered on a device that saves data', async () => {
  const register = vi.fn();
  await connect(register, true);
  expect(state()).toBe('saving data');
  expect(register).not.toHaveBeenCalled();
});
