import { writtenPages } from '../../../content/teletext/pages';
import { nextTask } from '../../../lib/nextTask';
import { buildService, type Service } from './buildService';
import { readLocal } from './readLocal';
import { sitePages } from './sitePages';

/** A frame's work; milliseconds. */
const sliceLength = 8;

/**
 * Builds the whole service for this browser, now: its hand-written pages, and those generated from
 * the site's content, in slices between which the page answers.
 */
export async function loadService(): Promise<Service> {
  const local = await readLocal();
  const pages = [...writtenPages];
  let until = performance.now() + sliceLength;
  for (const page of sitePages(local)) {
    pages.push(page);
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + sliceLength;
  }
  return buildService(pages);
}
