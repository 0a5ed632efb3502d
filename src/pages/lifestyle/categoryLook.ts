import type { Tone } from '../../components/tone';
import type { ChecklistCategory } from '../../content/checklist';

/** The look of each category: its colour, its picture, its anchor and a short name for the tab. */
export const categoryLook: Readonly<
  Record<ChecklistCategory, Readonly<{ tone: Tone; emoji: string; anchor: string; tab: string }>>
> = {
  'TV and Entertainment': { tone: 'pink', emoji: '📺', anchor: 'tv', tab: 'TV' },
  'Music and Radio': { tone: 'cyan', emoji: '📻', anchor: 'music', tab: 'Music' },
  'Technology and Internet': { tone: 'lime', emoji: '💾', anchor: 'tech', tab: 'Tech' },
  'Games and Toys': { tone: 'yellow', emoji: '🪀', anchor: 'games', tab: 'Games' },
  'Shopping and Lifestyle': { tone: 'orange', emoji: '🛍️', anchor: 'shopping', tab: 'Shops' },
  'Everyday Life': { tone: 'purple', emoji: '🎒', anchor: 'everyday', tab: 'Life' },
};
