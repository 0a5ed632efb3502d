import { pages } from '../../src/content/pages';
import { expectNoDeadControls, noteAnswers } from './checks/deadControls';
import { openPage } from './openPage';
import { test } from './tab';

for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
  test(`${path}: whatever looks pressable answers a press`, async ({ page }) => {
    await noteAnswers(page);
    await openPage(page, path, path === '/no/such/page' ? 404 : 200);
    await page.waitForLoadState('load');
    await expectNoDeadControls(page, path);
  });
}
