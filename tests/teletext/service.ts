import { generalQuestions } from '../../src/content/quiz/generalQuestions';
import { writtenPages } from '../../src/content/teletext/pages';
import { buildService } from '../../src/toys/teletext/service/buildService';
import { sitePages } from '../../src/toys/teletext/service/sitePages';

/** The service of a browser with some stored records. */
export const service = buildService([
  ...writtenPages,
  ...sitePages({
    questions: generalQuestions.slice(0, 10),
    records: [['Snake II, classic', '120']],
  }),
]);

export const everyPage = [...service.values()].map(({ page }) => page);
export const everyFrame = everyPage.flatMap((page) =>
  page.subpages.map((subpage) => ({ page, subpage })),
);
