import { describe, expect, test } from 'vitest';
import { extraTimeQuestions } from '../../src/content/quiz/extraTime/extraTimeQuestions';
import { yearStories } from '../../src/content/yearStories';
import { stringsIn } from './everyText';
import { missed, names } from './missed';

const extraTime = (await Promise.all(Object.values(extraTimeQuestions).map((load) => load())))
  .flat()
  .map((question) => stringsIn(question).join(' '));
const years = Object.values(yearStories).flatMap(({ story, happened }) => [
  story,
  ...happened.map(({ text }) => text),
]);

describe.each(missed)('things that a British child of the nineties would miss: %s', (name) => {
  test('is in the time machine', () => {
    expect(years.filter((text) => names(text, name))).not.toEqual([]);
  });

  test("is in Extra time's questions", () => {
    expect(extraTime.filter((text) => names(text, name))).not.toEqual([]);
  });
});
