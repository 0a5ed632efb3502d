import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../../scenes/catalogue';
import { launchBrowser } from '../bench/lib/launchBrowser';
import { type TrackTimes, trackTimes } from '../bench/lib/trackTimes';
import { serveSite } from '../bench/routes/serveSite';
import { recordPlay } from './recordPlay';
import { traceFile } from './traceFile';

const games = catalogue.filter(({ kind }) => kind === 'game').map(({ id }) => id);
const usage = `npm run profile -- GAME [SECONDS] [FOLDER]
  GAME: ${games.join(', ')}
  SECONDS: how long to play the recorded run before keys play on; 10 by default
  FOLDER: where to write the trace; profile-results by default`;

function table(times: TrackTimes): string {
  const rows = Object.entries(times).map(([kind, { count, median, p99 }]) =>
    [
      kind.padEnd(6),
      String(count).padStart(8),
      median.toFixed(3).padStart(12),
      p99.toFixed(3).padStart(10),
    ].join(''),
  );
  return ['         count   median, ms   p99, ms', ...rows].join('\n');
}

const [game, seconds = '10', folder = 'profile-results'] = process.argv.slice(2);
if (!game || !games.includes(game) || !(Number(seconds) > 0)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { origin, close } = await serveSite();
  const browser = await launchBrowser('time');
  try {
    const events = await recordPlay(browser, origin, game, Number(seconds));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${game}.json`);
    await writeFile(file, traceFile(events));
    console.log(table(trackTimes(events)));
    console.log(
      `\n${file}: open it in DevTools (Performance, Load profile). The game's track is in the group “90s Kid”, above Main.`,
    );
  } finally {
    await browser.close();
    await close();
  }
}
