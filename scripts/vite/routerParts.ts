import type { Rewriting } from './withoutBody';

/*
 * Parts of React Router that no page reaches. A removed part throws as soon as it is called, so
 * that nothing breaks unnoticed. To use a part, remove its line.
 */

/** Functions that are replaced by ones that throw, by their names in the package. */
export const uncalled: readonly string[] = [
  // Its framework's own rendering of pages with data and errors.
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'RemixRootDefaultErrorBoundary',
  'decodeRouteErrorResponseDigest',
  'deserializeErrors',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  // Forms, fetchers and everything else that sends or loads data: our pages import their content.
  'fetch2',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'normalizeRelativeRoutingRedirectResponse',
  'revalidate',
  'runClientMiddlewarePipeline',
  'startRedirectNavigation',
  // Routes that are discovered at run time.
  'discoverRoutes',
  'patchRoutes',
  '_internalSetRoutes',
  // Blockers, which ask before a page is left.
  'getBlocker',
  'updateBlocker',
  // The default error screen. The site has its own.
  'DefaultErrorComponent',
];

/** Code after this text is unreachable, because the function always returns there. */
const endsAt = (text: string): Rewriting => [text, `${text}\n  throw new Error("left out");`];

export const rewritings: readonly Rewriting[] = [
  // Warnings are for developers. The development server uses the package unchanged.
  [/\n( *)(warning|warnOnce|warningOnce)\(/g, '\n$1/* @__PURE__ */ $2('],
  // Form submissions. A statement that names the component would keep it in the bundle.
  [/\nvar Form = [\s\S]*?\nForm\.displayName = "Form";/, '\nvar Form;'],
  endsAt('  if (!opts || !isSubmissionNavigation(opts)) {\n    return { path };\n  }'),
  [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
  [/\n {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?\n {2}\}\);/, ''],
  // Our routes load lazily as a whole, not property by property.
  endsAt(
    '  if (!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object") {\n    return;\n  }',
  ),
  ['  let lazyKeys = Object.keys(route.lazy);', '  throw new Error("left out");'],
  // Blockers.
  endsAt('    if (blockerFunctions.size === 0) {\n      return;\n    }'),
  [/if \(blockerKey( && delta != null)?\) \{/g, 'if (false) {'],
  // View transitions.
  endsAt(
    `            setStateImpl(newState);
          });
        }
        return;
      }`,
  ),
  [
    /\n {2}React3\.useEffect\(\(\) => \{\n {4}if \(vtContext\.isTransitioning && [\s\S]*?(?=\n {2}let navigator = )/,
    '',
  ],
  ['useViewTransitionState(path) && viewTransition === true', 'false'],
  // Prefetching and scripts of the framework, which is not used here.
  [
    /\nfunction usePrefetchBehavior\([\s\S]*?\n\}(?=\n)/,
    '\nfunction usePrefetchBehavior() {\n  return [false, null, {}];\n}',
  ],
  [
    /(?<=\n {2}useScrollRestoration\(\{ getKey, storageKey \}\);\n)[\s\S]*?\n\}(?=\nScrollRestoration\.displayName)/,
    '  return null;\n}',
  ],
];
