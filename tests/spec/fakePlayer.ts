import type { Frame, Page } from '@playwright/test';

const host = 'https://www.youtube-nocookie.com';

/**
 * How the fake player treats a video: it plays, never answers, reports that it is blocked, or
 * reports an error.
 */
export type Fate = 'plays' | 'silent' | 'blocked' | Readonly<{ error: number }>;

declare global {
  interface Window {
    /** In the fake player: sends an event if our page has subscribed to it. */
    say: (event: string, info?: unknown) => void;
    /** In the fake player: the commands that it received, with their arguments. */
    commands: (readonly unknown[])[];
  }
}

/**
 * Runs in the frame. Like the real player, it posts to the given origin, and only after the first
 * message.
 */
function playerScript(fates: Readonly<Record<string, Fate>>): void {
  const query = new URLSearchParams(location.search);
  const wanted = new Set<unknown>();
  const post = (event: string, info?: unknown) =>
    parent.postMessage(
      JSON.stringify({ event, info, id: 1, channel: 'widget' }),
      query.get('origin') ?? '',
    );
  let video = decodeURIComponent(location.pathname.slice('/embed/'.length));
  const fate = (): Fate => fates[video] ?? 'plays';
  const load = () => {
    document.body.textContent = `Playing ${video}`;
    const now = fate();
    if (now === 'silent') return;
    window.say('onStateChange', -1);
    if (now === 'blocked') window.say('onAutoplayBlocked');
    else if (now === 'plays') window.say('onStateChange', 1);
    else window.say('onError', now.error);
  };
  window.commands = [];
  window.say = (event, info) => {
    if (wanted.has(event)) post(event, info);
  };
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { event: string; func: string; args: unknown[] };
    if (message.event === 'listening' && fate() !== 'silent') post('initialDelivery', {});
    if (message.event !== 'command') return;
    const [first] = message.args;
    window.commands.push([message.func, ...message.args]);
    if (message.func === 'loadVideoById') {
      video = String(first);
      load();
    }
    if (message.func !== 'addEventListener') return;
    wanted.add(first);
    if (wanted.size === 4) {
      window.say('onReady');
      load();
    }
  });
}

/**
 * Replaces the video host's player with a fake one, and records requests to other hosts. Call it
 * after the page has loaded if requests during the load do not matter: nothing is requested from
 * the video host before the first press, and a page with intercepted requests cannot use the cache.
 * @param fates by video id; every other video plays. May be changed while the page is open: a frame
 *   uses the values at the time when it was loaded.
 * @returns the addresses that were requested
 */
export async function fakePlayer(
  page: Page,
  fates: Readonly<Record<string, Fate>> = {},
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') asked.push(request.url());
  });
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><body style="background:#123;color:#fff"><script>(${playerScript.toString()})(${JSON.stringify(fates)})</script>`,
    }),
  );
  return asked;
}

/** The player's frame. @throws when there is none */
export function playerFrame(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(host));
  if (!frame) throw new Error('there is no player');
  return frame;
}
