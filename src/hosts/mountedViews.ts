import type { View } from '../../scenes/kit/view/View';

const views = new WeakMap<object, View>();

/** Remembers which picture shows a run. */
export function registerView(run: object, view: View): void {
  views.set(run, view);
}

/** The picture that shows a run; undefined before it has come, and for boards. */
export function viewOf(run: object): View | undefined {
  return views.get(run);
}
