import { expect } from '@playwright/test';
import { classSelector } from '../../scripts/share/classSelector';
import { test } from '../site/tab';
import { box, stage, task, toDesktop, win } from './desktopPage';

test("Display changes wallpaper, colours and resolution at once; Control Panel opens the site's settings; Find and Run work", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'display');
  const display = win(page, 'display');
  const surface = stage(page, 'desktop').locator(classSelector('surface'));
  await display.getByRole('tab', { name: 'Screensaver' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await display.getByLabel('Bus Seat').check();
  await expect(surface).toHaveCSS('background-image', /data:image\/svg/);
  await display.getByLabel('Centred').check();
  await expect(surface).toHaveCSS('background-repeat', 'no-repeat');
  await display.getByRole('tab', { name: 'Colours' }).click();
  await display.getByLabel('Plum Crumble').check();
  await expect(stage(page, 'desktop')).toHaveCSS('background-color', 'rgb(74, 44, 82)');
  await display.getByRole('tab', { name: 'Settings' }).click();
  await display.getByLabel('800 pixels wide').check();
  await expect.poll(() => stage(page, 'desktop').evaluate((desk) => desk.clientWidth)).toBe(800);
  const title = await box(display.getByRole('heading'));
  await page.mouse.move(title.x + 60, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x + 20, title.y + 28, { steps: 3 });
  await page.mouse.up();
  // The title bar stays under the pointer, although pixels are larger.
  expect((await box(display.getByRole('heading'))).x).toBeCloseTo(title.x - 40, 0);
  await toDesktop(page, 'control,find,run');
  await expect(stage(page, 'desktop')).toHaveCSS('background-color', 'rgb(74, 44, 82)');
  expect(await stage(page, 'desktop').evaluate((desk) => desk.clientWidth)).toBe(800);

  await expect(win(page, 'run').getByLabel('Open')).toBeFocused();
  await page.keyboard.type('nothing');
  await page.keyboard.press('Enter');
  await expect(win(page, 'run')).toContainText('There is no program and no file called “nothing”.');
  await win(page, 'run').getByLabel('Open').fill('readme.txt');
  await page.keyboard.press('Enter');
  await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue(/Welcome/);
  await task(page, 'Find').click();
  await win(page, 'find').getByLabel('Name or text').fill('MB of memory');
  await expect(win(page, 'find').getByRole('button', { name: 'README.txt' })).toBeVisible();
  await task(page, 'Control Panel').click();
  await win(page, 'control').getByLabel('Play sounds').uncheck();
  await expect(page.getByRole('button', { name: /sound/i }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('settings'))).toContain('"muted":true');
});

test('Paint draws by mouse and keys, undoes, saves and reopens, sets wallpaper, and exports and imports PNG', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'paint');
  const paint = win(page, 'paint');
  const canvas = paint.getByRole('application', { name: 'Picture' });
  await expect(canvas).toBeFocused();
  const tool = (name: string) => paint.getByRole('button', { name, exact: true }).click();
  const colorAt = (x: number, y: number) =>
    canvas.evaluate(
      (element, [left, top]) =>
        [
          ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(left, top, 1, 1).data ??
            []),
        ]
          .slice(0, 3)
          .join(),
      [x, y] as const,
    );
  const { x, y } = await box(canvas);
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(x + from[0] + 0.5, y + from[1] + 0.5);
    await page.mouse.down();
    await page.mouse.move(x + to[0] + 0.5, y + to[1] + 0.5, { steps: 4 });
    await page.mouse.up();
  };
  const [black, white, red, yellow] = ['0,0,0', '255,255,255', '255,0,0', '255,232,0'];
  await drag([10, 10], [60, 10]);
  expect(await colorAt(40, 10)).toBe(black);
  await page.keyboard.press('Control+z');
  expect(await colorAt(40, 10)).toBe(white);
  await page.keyboard.press('Control+y');
  expect(await colorAt(40, 10)).toBe(black);
  await tool('Ellipse');
  await tool('#ff0000');
  await drag([100, 100], [200, 160]);
  await tool('Fill');
  await tool('#ffe800');
  await page.mouse.click(x + 150, y + 130);
  expect(await colorAt(150, 110)).toBe(yellow);
  expect(await colorAt(50, 50)).toBe(white);

  await test.step('pressing both buttons, or Escape, cancels a stroke', async () => {
    await tool('Brush');
    await page.mouse.move(x + 150, y + 130);
    await page.mouse.down();
    await page.mouse.move(x + 170, y + 130);
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    expect(await colorAt(160, 130)).toBe(yellow);
  });

  await test.step('moving a selection leaves the background colour behind', async () => {
    await tool('Select');
    await drag([140, 120], [159, 139]);
    await drag([150, 130], [310, 230]);
    expect(await colorAt(150, 130)).toBe(white);
    await page.keyboard.press('Escape');
    expect(await colorAt(310, 230)).toBe(yellow);
    await page.keyboard.press('Control+z');
    expect(await colorAt(150, 130)).toBe(yellow);
    expect(await colorAt(310, 230)).toBe(white);
  });

  await test.step('by keys, arrows move the pen and Space lowers it', async () => {
    await tool('Pencil');
    await tool('#ff0000');
    await canvas.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Space');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Space');
    expect(await colorAt(25, 30)).toBe(red);
  });

  await test.step('text can be written, and the magnifier shows a part', async () => {
    await tool('Text');
    await page.mouse.click(x + 300, y + 50);
    await page.keyboard.type('Hi');
    await page.keyboard.press('Enter');
    const written = await canvas.evaluate((element) => {
      const context = (element as HTMLCanvasElement).getContext('2d');
      const { data = [] } = context?.getImageData(300, 50, 40, 30) ?? {};
      return [...data].filter((value, at) => at % 4 === 1 && value === 0).length;
    });
    expect(written).toBeGreaterThan(15);
    await tool('Magnifier');
    await page.mouse.click(x + 20, y + 20);
    expect((await box(canvas)).width).toBe(1280);
    await page.mouse.click(x + 20, y + 20, { button: 'right' });
    expect((await box(canvas)).width).toBe(640);
  });

  await paint.getByLabel('File name').fill('Egg.png');
  await paint.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(paint.getByText('Saved', { exact: true })).toBeVisible();
  await paint.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'As Wallpaper, Centred' }).click();
  const surface = stage(page, 'desktop').locator(classSelector('surface'));
  await expect(surface).toHaveCSS('background-image', /data:image\/png/);
  const download = page.waitForEvent('download');
  await paint.getByRole('menuitem', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Export as PNG' }).click();
  expect((await download).suggestedFilename()).toBe('Egg.png');
  const path = await (await download).path();

  await test.step('opens a file from the disk unchanged, imports a file, and refuses a huge one with a sentence', async () => {
    await toDesktop(page, 'computer');
    await win(page, 'computer').getByRole('button', { name: 'Egg.png' }).press('Enter');
    await expect(task(page, 'Egg.png - Paint')).toBeVisible();
    await expect.poll(() => colorAt(150, 110)).toBe(yellow);
    const takeIn = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
      await paint.getByRole('menuitem', { name: 'File' }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('menuitem', { name: 'Import a PNG…' }).click();
      await (await chooser).setFiles(file);
    };
    await tool('Fill');
    await canvas.click({ position: { x: 400, y: 300 } });
    expect(await colorAt(400, 300)).toBe(black);
    await takeIn(path);
    await expect.poll(() => colorAt(400, 300)).toBe(white);
    // It can be undone.
    await paint.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => colorAt(400, 300)).toBe(black);
    const huge = Buffer.alloc(60);
    huge.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    await takeIn({ name: 'huge.png', mimeType: 'image/png', buffer: huge });
    await expect(page.getByRole('alertdialog')).toContainText('20,000 by 20,000 pixels');
    await page.keyboard.press('Enter');
    expect(await colorAt(400, 300)).toBe(black);
    await paint.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('The picture Egg.png has changed.');
    await page.keyboard.press('Escape');
  });
});

test('the prompt uses the same disk, the calculator works by keys, and the character map, the network and the sound recorder work', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // A microphone that is refused, or hums: each time half as loud, so that no two recordings have
    // the same waveform.
    let loudness = 1;
    navigator.mediaDevices.getUserMedia = async () => {
      if (Reflect.get(window, 'isRefused')) throw new DOMException('no', 'NotAllowedError');
      const audio = new AudioContext();
      const hum = audio.createOscillator();
      const volume = new GainNode(audio, { gain: loudness });
      loudness /= 2;
      const out = audio.createMediaStreamDestination();
      hum.connect(volume).connect(out);
      hum.start();
      return out.stream;
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await toDesktop(page, 'computer,network,recorder,charmap,calculator,prompt');
  const prompt = win(page, 'prompt');
  await expect(prompt.getByLabel('Command')).toBeFocused();
  const type = async (line: string) => {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  };
  await type('format c:');
  await expect(prompt).toContainText('Bad command or file name: format');
  await type('md Secret');
  await type('echo nothing to see > secret\\a.txt');
  await type('dir secret');
  await expect(prompt).toContainText('a.txt');
  await page.keyboard.press('ArrowUp');
  await expect(prompt.getByLabel('Command')).toHaveValue('dir secret');
  await page.keyboard.press('Escape');
  await type('start secret\\a.txt');
  await expect(win(page, 'notepad').getByLabel('Text')).toHaveValue('nothing to see\n');
  await win(page, 'notepad').getByRole('button', { name: 'Close' }).click();
  await expect(win(page, 'computer').getByRole('button', { name: 'Secret' })).toBeAttached();

  await task(page, 'Calculator').click();
  await page.keyboard.type('12*3+6=');
  await expect(win(page, 'calculator').getByLabel('Display')).toHaveText('42');
  await win(page, 'calculator').getByRole('button', { name: '√' }).click();
  await expect(win(page, 'calculator').getByLabel('Display')).toHaveText(/^6\.48/);

  await task(page, 'Character Map').click();
  await win(page, 'charmap').getByRole('button', { name: '½' }).click();
  await win(page, 'charmap').getByRole('button', { name: 'Copy' }).click();
  await expect(win(page, 'charmap')).toContainText('Copied: ½');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('½');

  await test.step('a refused microphone shows a sentence; a recording can be saved and played', async () => {
    await task(page, 'Sound Recorder').click();
    const recorder = win(page, 'recorder');
    await page.evaluate(() => Reflect.set(window, 'isRefused', true));
    await recorder.getByRole('button', { name: '● Record' }).click();
    await expect(recorder).toContainText('The microphone was refused.');
    await page.evaluate(() => Reflect.set(window, 'isRefused', false));
    await recorder.getByRole('button', { name: '● Record' }).click();
    await expect(recorder).toContainText('Recording…');
    await page.waitForFunction(
      (from) => performance.now() > from + 700,
      await page.evaluate(() => performance.now()),
    );
    await recorder.getByRole('button', { name: 'Stop' }).click();
    await expect(recorder).toContainText(/0\.[4-9] seconds|1\.\d seconds/);
    await recorder.getByLabel('Effect').selectOption('Backwards');
    await recorder.getByRole('button', { name: 'Play' }).click();
    await expect(recorder).toContainText('Playing…');
    await expect(recorder).toContainText(/\d seconds/);
    await recorder.getByLabel('File name').fill('Hum.wav');
    await recorder.getByRole('button', { name: 'Save' }).click();
    await expect(recorder.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('recordings that others replace can be brought back, one after the other', async () => {
    const recorder = win(page, 'recorder');
    const wave = recorder.locator('svg[viewBox="0 0 160 60"] path');
    const waves = [await wave.getAttribute('d')];
    const back = recorder.getByRole('button', { name: 'Bring back the last recording' });
    await expect(back).toHaveCount(0);
    for (let take = 1; take <= 2; take += 1) {
      await recorder.getByRole('button', { name: '● Record' }).click();
      await expect(recorder).toContainText('Recording…');
      await page.waitForFunction(
        (until) => performance.now() > until,
        (await page.evaluate(() => performance.now())) + 400,
      );
      await recorder.getByRole('button', { name: 'Stop' }).click();
      await expect(wave).not.toHaveAttribute('d', waves.at(-1) ?? '');
      waves.push(await wave.getAttribute('d'));
    }
    expect(new Set(waves).size).toBe(3);
    for (const index of [1, 0, 2]) {
      await back.click();
      await expect(wave).toHaveAttribute('d', waves[index] ?? '');
      await expect(recorder.getByText('Saved', { exact: true })).toHaveCount(index === 0 ? 1 : 0);
    }
  });

  await test.step("the network lists the site's rooms", async () => {
    await task(page, 'Network Neighbourhood').click();
    await win(page, 'network').getByRole('link', { name: 'Snacks' }).click();
    await expect(page).toHaveURL('/snacks');
  });
});
