import { expect, type Page } from '@playwright/test';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import { untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { act, at, guest, newPark, path, place } from '../theme-park/play';
import { button, store } from './parkPage';

/** What the page's speakers would get, and the sounds that play. */
type Heard = Readonly<{ left: number; right: number; sources: number }>;

/** Makes a page measure what it plays. */
async function measureSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect: unknown = Reflect.get(AudioNode.prototype, 'connect');
    const join = (from: AudioNode, ...given: unknown[]): unknown =>
      Reflect.apply(connect as () => unknown, from, given);
    const sides: AnalyserNode[] = [];
    Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, ...given: unknown[]) {
      if (given[0] instanceof AudioDestinationNode) {
        const splitter = new ChannelSplitterNode(this.context, { numberOfOutputs: 2 });
        join(this, splitter);
        for (const side of [0, 1]) {
          const analyser = new AnalyserNode(this.context, { fftSize: 16_384 });
          join(splitter, analyser, side);
          sides.push(analyser);
        }
      }
      return join(this, ...given);
    });
    const playing = new Set<AudioBufferSourceNode>();
    for (const method of ['start', 'stop'] as const) {
      const called: unknown = Reflect.get(AudioBufferSourceNode.prototype, method);
      Reflect.set(
        AudioBufferSourceNode.prototype,
        method,
        function (this: AudioBufferSourceNode, ...given: unknown[]) {
          if (method === 'stop') playing.delete(this);
          else if (this.loop) playing.add(this);
          return Reflect.apply(called as () => unknown, this, given);
        },
      );
    }
    Reflect.set(window, 'heard', () => {
      const [left, right] = sides.map((analyser) => {
        const samples = new Float32Array(analyser.fftSize);
        analyser.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
      });
      return { left: left ?? 0, right: right ?? 0, sources: playing.size };
    });
  });
}

const heard = (page: Page) => page.evaluate(() => (Reflect.get(window, 'heard') as () => Heard)());

const loudness = async (page: Page) => {
  const { left, right } = await heard(page);
  return Math.max(left, right);
};

async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.004);
}

async function expectSilence(page: Page): Promise<void> {
  await expect.poll(() => heard(page)).toEqual({ left: 0, right: 0, sources: 0 });
}

/** Opens a park that runs, with a carousel left of the gate and people before it. */
async function openFair(page: Page): Promise<void> {
  const park = newPark({ rules: 'tycoon' });
  act(park, ...path(7, 17, 10, 17), place('carousel', 6, 17));
  for (let come = 0; come < 6; come += 1) guest(park, at(park, 7, 17));
  const stored = { version: 1, park: writePark(park, { withPeople: true }) };
  await store(page, 'theme-park-auto', stored);
  await measureSound(page);
  await page.goto('/theme-park');
  await untilGameDrawn(page);
}

const pressTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Theme Park' }).click();

/** Follows a link of the footer. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`footer a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
}

test('a park is heard from where it is in view, and only while it runs and is open', async ({
  page,
}) => {
  await store(page, 'settings', { version: 1, effects: 0 });
  await openFair(page);
  await test.step('where short sounds are off, the park is silent', async () => {
    await pressTitle(page);
    // Music or a beep would have its engine by now: the park has been looked at again and again.
    await page.waitForTimeout(1500);
    expect(await heard(page)).toEqual({ left: 0, right: 0, sources: 0 });
    await follow(page, '/settings');
    await page.getByRole('slider', { name: 'Short sounds' }).fill('10');
    await page.goBack();
    await untilGameDrawn(page);
  });
  await test.step('the carousel on the left is heard on the left', async () => {
    await pressTitle(page);
    await expectSound(page);
    const { left, right, sources } = await heard(page);
    expect(left).toBeGreaterThan(1.3 * right);
    expect(sources).toBeLessThanOrEqual(4);
  });

  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const audioNodes = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'AudioHandlers')?.value ?? Number.NaN;
  };
  await test.step('a paused park is silent', async () => {
    await button(page, 'Pause').click();
    await expectSilence(page);
    await button(page, 'Play').click();
    await expectSound(page);
  });
  await test.step('a muted site is silent', async () => {
    const mute = button(page, 'Mute all sound');
    await mute.click();
    await expectSilence(page);
    await mute.click();
    await expectSound(page);
  });
  const inPark = await audioNodes();
  await test.step('another page is silent, and has none of its nodes', async () => {
    await follow(page, '/run');
    await expectSilence(page);
    // At least those of the carousel and the people: a source, a gain and a panner each.
    await expect.poll(audioNodes).toBeLessThanOrEqual(inPark - 6);
  });
  await test.step('back in the park it is heard until it is out of sight', async () => {
    await page.goBack();
    await untilGameDrawn(page);
    await expectSound(page);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expectSilence(page);
  });
});
