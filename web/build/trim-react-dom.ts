import { type Plugin, parseSync } from 'vite';

/** Functions that look for view transitions in whatever is shown, and return nothing. There are none to find. */
const SEARCHES = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
];

/**
 * Functions that are called only by features that nothing here uses: view transitions, refs of fragments, Activity,
 * Suspense (see `lazyComponent`), SuspenseList, action state, custom elements, and calls that preload. Whoever uses one
 * finds its name in the error.
 */
const FEATURES = [
  'startViewTransition',
  'commitAfterMutationEffectsOnFiber',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'createViewTransitionInstance',
  'ViewTransitionPseudoElement',
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'updateSuspenseComponent',
  'updateDehydratedSuspenseComponent',
  'setPropOnCustomElement',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'prefetchDNS',
  'preconnect',
];

const METHOD = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/**
 * Empties the functions of React DOM that the app never needs; what only they use, the minifier then leaves out. A new
 * version of React DOM without one of these functions fails the build.
 */
export function trimReactDom(): Plugin {
  return {
    name: 'trim-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: trim(code), map: null }),
    },
  };
}

function trim(code: string): string {
  const missing = new Set([...SEARCHES, ...FEATURES]);
  let trimmed = '';
  let end = 0;
  const replace = (node: { readonly start: number; readonly end: number }, by: string) => {
    trimmed += code.slice(end, node.start) + by;
    end = node.end;
  };
  for (const node of parseSync('react-dom.js', code).program.body) {
    if (node.type === 'FunctionDeclaration' && node.body !== null) {
      const name = node.id?.name ?? '';
      if (!missing.delete(name)) continue;
      replace(node.body, SEARCHES.includes(name) ? '{}' : `{throw Error('No ${name} here')}`);
    } else if (METHOD.test(code.slice(node.start, node.end))) {
      replace(node, '');
    }
  }
  if (missing.size > 0) throw new Error(`React DOM has no ${[...missing].join(', ')}`);
  return trimmed + code.slice(end);
}
