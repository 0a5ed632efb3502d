import { expect, type Page } from '@playwright/test';
import { classSelector } from '../../scripts/share/classSelector';
import { enter, makeRoom, untilOpen, visitors } from '../spec/messengerRoom';
import { expectNoDeadControls, noteAnswers } from './checks/deadControls';
import { fixSeed } from './fixSeed';
import { leaveWithoutLine } from './noLine';
import { openPage, untilStanding } from './openPage';
import { fresh, test } from './tab';

// everyPage.spec.ts walks every page as it opens; these tests walk what is behind a sign-in, and the
// programs of the desktop.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fails unless the walk has pressed all of these, so that it cannot end early unnoticed. */
function expectReached(pressed: readonly string[], ways: readonly string[]): void {
  for (const way of ways) expect.soft(pressed, way).toContain(way);
}

fresh('every control of the messenger answers, behind the sign-in too', async ({ browser }) => {
  // A private room: nudges in the open one would shake the windows of other tests.
  const page = await enter(browser, 'Wanda');
  await makeRoom(page);
  await noteAnswers(page);
  await page.reload();
  await untilOpen(page);
  const pressed = await expectNoDeadControls(page, 'the messenger, signed in', {
    most: 9,
    mostInside: 4,
    depth: 3,
  });
  await visitors.leave();
  expectReached(pressed, [
    'File > Save conversation as text',
    'Actions > A drawing… > Pink',
    'Actions > A sticker… > Dinosaur',
    'Games > Snake race',
    'Help > Where is my webcam? > Comb hair anyway',
    'Winks > Kiss',
    'Search',
  ]);
});

test('every control of the online service answers, behind the sign-on too', async ({ page }) => {
  await leaveWithoutLine(page);
  await noteAnswers(page);
  await openPage(page, '/aol');
  await page.clock.install();
  await button(page, 'Insert CD-ROM').click();
  await page.getByLabel('Screen Name').fill('Wanda');
  await button(page, 'Sign On').click();
  await page.clock.fastForward(9_500);
  await expect(button(page, 'Go to Chat Room')).toBeVisible();
  const pressed = await expectNoDeadControls(page, 'the online service, signed on', {
    most: 16,
  });
  expectReached(pressed, [
    'Delete',
    'Go to Chat Room > Laughing',
    'Go to Chat Room > Back to Mail',
  ]);
});

// Every program's title bar and window menu are the same; the test of the desktop presses them. The
// calculator's C and MC have nothing left to clear after the keys before them.
// Today’s deal and the simple Solitaire leave the one that is walked.
const titleBar =
  '^(?:Minimise|Maximise|Restore|Close|Today’s deal|Simple)$|window menu$|^M?C, clear';

/** Some of what each program's walk must have pressed. */
const inPrograms: Readonly<Record<string, readonly string[]>> = {
  computer: ['New note > Rename', 'C:\\ > By Size'],
  bin: ['Empty Recycle Bin > Yes'],
  notepad: ['Save'],
  paint: ['Image > Flip across', 'Edit > Select All', 'Eraser'],
  calculator: ['CE, clear the number'],
  charmap: ['¡ > Copy'],
  display: ['Colours', 'Background > Screensaver'],
  minesweeper: ['Game > Best Times…', 'Think > Hint'],
  solitaire: ['Game > Deal', 'Game > Hint', 'Options > Vegas', 'Solitaire > Move'],
};

async function untilOpened(page: Page, program: string): Promise<void> {
  const own = page.locator(`[data-window="${program}"]`);
  await expect(own.getByRole('button').nth(3)).toBeAttached();
  await expect(own.locator(classSelector('busy'))).toHaveCount(0);
  await untilStanding(page);
}

/**
 * Programs that stand beside each other, walked from the last to the first: what My Computer deletes
 * is in the bin. Those whose clock or screen runs on stand alone: what they change by themselves
 * would pass for another program's answer.
 */
const desks = [
  ['bin computer notepad paint charmap calculator', 'recorder'],
  ['network display control find run prompt', 'minesweeper', 'solitaire'],
];

for (const programs of desks) {
  test(`every control answers in ${programs.join(' ')}`, async ({ page }) => {
    // One deal and one minefield: by chance a card might be pressed or not.
    await fixSeed(page);
    await noteAnswers(page);
    for (const desk of programs) {
      const names = desk.split(' ');
      await page.goto(`/win95-desktop?open=${names.join(',')}`);
      for (const name of names) await untilOpened(page, name);
      // The last one has the keys. What clears a number needs one to clear.
      if (names.at(-1) === 'calculator') await page.keyboard.type('12+34');
      for (const name of names.toReversed()) {
        const pressed = await expectNoDeadControls(page, name, {
          within: `[data-window="${name}"], [data-stage] > div > [role=menu], [role=alertdialog]`,
          mostInside: 8,
          skip: titleBar,
        });
        expectReached(pressed, inPrograms[name] ?? []);
      }
    }
  });
}

test('every control of the desktop, its taskbar and its menus answers', async ({ page }) => {
  await noteAnswers(page);
  await page.goto('/win95-desktop?open=computer');
  await untilOpened(page, 'computer');
  const pressed = await expectNoDeadControls(page, 'the desktop', {
    most: 8,
    mostInside: 8,
  });
  expectReached(pressed, [
    'My Computer window menu > Maximise',
    'Start > Help',
    'Start > Test BSOD',
    'Desktop icons > Line up Icons',
    'README.txt > Open',
  ]);
});
