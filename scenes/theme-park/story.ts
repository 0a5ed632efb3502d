import type { Story } from '../kit/Story';
import type { ThemeParkTypes } from './rules/themeParkRules';

/** What the viewer tells of a park. */
export const story: Story<ThemeParkTypes> = {
  marks: {
    placed: 'Built',
    removed: 'Removed',
    rated: 'Satisfaction',
    broke: 'Out of money',
    objectiveMet: 'Objective',
    awarded: 'Award',
  },
  deaths: [],
};
