import type { View } from '../../scenes/kit/view/View';

/** The picture that shows a run, once it has come. A board has none. */
export const mountedViews = new WeakMap<object, View>();
