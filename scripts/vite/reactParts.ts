import { withoutParts } from './withoutBody.ts';

/*
 * Functions of React's renderers that nothing of the site reaches, by their names in the package.
 * A removed one throws as soon as it is called. To use a part, remove its lines here.
 */

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** In React DOM and in the reconciler for PixiJS. */
const inBoth = names(`
  applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive getClassNameByType
  getViewTransitionName measureViewTransitionHostInstancesRecursive
  restoreViewTransitionOnHostInstances scheduleViewTransitionEvent

  commitActivityHydrationCallbacks initSuspenseListRenderState
  retryActivityComponentWithoutHydrating updateActivityComponent updateSuspenseListComponent

  dispatchActionState handleActionReturnValue mountActionState onActionError onActionSuccess
  rerenderActionState runActionStateAction updateActionState updateActionStateImpl
`);

const inDom = names(`
  applyViewTransitionName createMeasurement measureClonedInstance restoreViewTransitionName
  startViewTransition

  FragmentInstance collectClientRects commitNewChildToFragmentInstance
  deleteChildFromFragmentInstance findFragmentInstanceOrTextInstanceSiblings
  getInstanceFromHostFiber indexOfEventListener schedulePendingIntersectionUnobserve
  scrollTextNodeIntoView setFocusIfFocusable traverseVisibleInstancesAndTextInstances
  validateDocumentPositionWithFiberTree

  preconnect preconnectAs prefetchDNS preinitModuleScript preinitScript preinitStyle preload
  preloadModule

  acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet insertStylesheet
  insertStylesheetIntoRoot insertSuspendedStylesheets preloadResourceAndSuspendIfNeeded
  preloadStylesheet suspendResource

  setPropOnCustomElement
`);

/** The methods of a fragment's ref. */
const fragmentMethods = /\nFragmentInstance\.prototype\.\w+ = (?:function[\s\S]*?\n\}|\w+);(?=\n)/g;

/** Which components an error came through. Their names are minified, so it tells nobody anything. */
const componentStack = /\n( *)function getStackByFiberInDevAndProd\([\s\S]*?\n\1\}(?=\n)/;

function withoutStack(source: string): string {
  if (!componentStack.test(source)) throw new Error('React has no component stack any more');
  return source.replace(
    componentStack,
    '\n$1function getStackByFiberInDevAndProd() { return ""; }',
  );
}

/**
 * Leaves the parts of a renderer out that the site does not use: `ViewTransition`, `Activity`,
 * `SuspenseList`, and `useActionState`.
 * @param source as its package has it, built for production
 * @throws if the package has changed
 */
export function leanRenderer(source: string): string {
  return withoutParts(withoutStack(source), inBoth);
}

/**
 * Also leaves out what the site does not use of React DOM: refs of fragments, preloading, styles
 * and scripts that components bring along, and custom elements.
 * @param source as its package has it, built for production
 * @throws if the package has changed
 */
export function leanDom(source: string): string {
  if (!fragmentMethods.test(source)) throw new Error('React DOM has no refs of fragments any more');
  return withoutParts(leanRenderer(source.replaceAll(fragmentMethods, '')), inDom);
}
