/*
 * What of React Router no page here reaches. A part that is left out throws where it would begin, so
 * that nothing can stop working unseen: whoever needs one takes its line out.
 */

/** Functions that are left as ones that throw, by their names in the package. */
export const uncalled: readonly string[] = [
  // Its own framework renders the pages, and sends them with their data and errors.
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'RemixRootDefaultErrorBoundary',
  'decodeRouteErrorResponseDigest',
  'deserializeErrors',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  // Forms, fetchers and whatever else sends or loads data: a page has its content in its module.
  'fetch2',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'normalizeRelativeRoutingRedirectResponse',
  'revalidate',
  'runClientMiddlewarePipeline',
  'startRedirectNavigation',
  // Routes that are found out on the way.
  'discoverRoutes',
  'patchRoutes',
  '_internalSetRoutes',
  // Links that ask before their page is left.
  'getBlocker',
  'updateBlocker',
  // The screen for errors that the site has its own for.
  'DefaultErrorComponent',
];

/** A text that stands in the package, and what takes its place. */
export type Rewriting = readonly [from: RegExp | string, to: string];

/** Nothing comes after a text that ends the function here always. */
const endsAt = (text: string): Rewriting => [text, `${text}\n  throw new Error("left out");`];

export const rewritings: readonly Rewriting[] = [
  // Warnings are for developers, whose server takes the package as it is.
  [/\n( *)(warning|warnOnce|warningOnce)\(/g, '\n$1/* @__PURE__ */ $2('],
  // Submissions. The component is kept alive by the statement that names it.
  [/\nvar Form = [\s\S]*?\nForm\.displayName = "Form";/, '\nvar Form;'],
  endsAt('  if (!opts || !isSubmissionNavigation(opts)) {\n    return { path };\n  }'),
  [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
  [/\n {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?\n {2}\}\);/, ''],
  // A route is lazy as a whole, not property by property.
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
  // The framework's, which is not there to ask ahead or to send a script.
  [
    /\nfunction usePrefetchBehavior\([\s\S]*?\n\}(?=\n)/,
    '\nfunction usePrefetchBehavior() {\n  return [false, null, {}];\n}',
  ],
  [
    /(?<=\n {2}useScrollRestoration\(\{ getKey, storageKey \}\);\n)[\s\S]*?\n\}(?=\nScrollRestoration\.displayName)/,
    '  return null;\n}',
  ],
];
