import { join } from 'node:path';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { chromiumFlags, findChromium } from '../setup/browsers.mjs';

type Sheet = Readonly<{ sheet: readonly Readonly<{ id: string; rest: string; midway: string }>[] }>;

/**
 * Draws one picture of all objects: at rest, in the middle of their gesture, and at 48 px. A second
 * picture beside it, called `-400`, has them as large as a stage shows them.
 */
export async function drawObjectSheet(file: string): Promise<void> {
  const root = process.cwd();
  const { module } = await runnerImport<Sheet>(join(root, 'scripts/built/objectSheet.ts'), {
    configFile: false,
    root,
  });
  const cells = module.sheet.map(
    ({ id, rest, midway }) =>
      `<figure><div>${rest}</div><div>${midway}</div><div class="small">${rest}</div><figcaption>${id}</figcaption></figure>`,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1640, height: 900 } });
    await page.setContent(
      `<style>body{margin:12px;background:#fff4da;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:14px}figure{margin:0;display:flex;flex-wrap:wrap;align-items:end;width:308px}div{width:126px}.small{width:48px}svg{overflow:visible}figcaption{width:100%}</style>${cells.join('')}`,
    );
    await page.screenshot({ path: file, fullPage: true });
    const large = file.replace(/(?=\.png$)/, '-400');
    await page.setViewportSize({ width: 2480, height: 900 });
    await page.setContent(
      `<style>body{margin:10px;background:#fff4da;display:grid;grid-template-columns:repeat(6,400px);gap:12px}svg{width:400px;height:400px}</style>${module.sheet.map(({ rest }) => rest).join('')}`,
    );
    await page.screenshot({ path: large, fullPage: true });
    console.log(`${file}\n${large}`);
  } finally {
    await browser.close();
  }
}
