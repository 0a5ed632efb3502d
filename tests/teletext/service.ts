import { generalQuestions } from '../../src/content/quiz/generalQuestions';
import { buildService } from '../../src/toys/teletext/service/buildService';

/** The service of a browser with some stored records. */
export const service = buildService({
  questions: generalQuestions.slice(0, 10),
  records: [['Snake II, classic', '120']],
});

export const everyPage = [...service.values()].map(({ page }) => page);
export const everyFrame = everyPage.flatMap((page) =>
  page.subpages.map((subpage) => ({ page, subpage })),
);
