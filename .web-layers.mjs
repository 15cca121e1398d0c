/**
 * The folders and files of web/src from the bottom up. Each may import itself and the layers below it, never its
 * neighbours, so there can be no cycle between folders. A new folder goes into the lowest layer above all that it
 * imports. Folders without code yet are listed where they are going to stand.
 */
export const WEB_LAYERS = [
  {
    name: 'ground',
    holds: ['diagnostics', 'ui'],
    fix: 'Primitives know nothing of the product: pass it in as props.',
  },
  {
    name: 'core',
    holds: ['api', 'location', 'navigation', 'toasts'],
    fix: 'What the whole app stands on knows no screen and none of its neighbours: pass a function in, or let session or shell connect the two.',
  },
  {
    name: 'session',
    holds: ['session'],
    fix: 'The session says who is logged in and shows nothing: let what it leads to ask for it.',
  },
  {
    name: 'testing',
    holds: ['testing'],
    fix: 'What tests of pages share gets the page from the test.',
  },
  {
    name: 'offline',
    holds: ['offline', 'outbox'],
    fix: 'What is kept on the device knows neither screens nor players: pass in what it is to keep.',
  },
  {
    name: 'blocks',
    holds: [
      'carousel',
      'directions',
      'forms',
      'install',
      'map',
      'media',
      'personal-page',
      'sharing',
      'terms',
      'text',
      'visits',
    ],
    fix: 'Each building block works without the others: take the other as children or props, and let a page put them together.',
  },
  {
    name: 'subjects',
    holds: [
      'dashboard-frame',
      'guides',
      'import',
      'map-editor',
      'map-search',
      'player',
      'support',
      'uploads',
    ],
    fix: 'How a guide or a dashboard looks is made of building blocks: move what two of these share down to one.',
  },
  {
    name: 'features',
    holds: [
      'earnings',
      'media-library',
      'notifications',
      'place-reports',
      'places',
      'purchase',
      'reviews',
      'saved-guides',
    ],
    fix: 'Features stay apart: move what two of them share down to a subject or a building block.',
  },
  {
    name: 'walking',
    holds: ['walk'],
    fix: 'A walk is made of places, audio, maps and what is saved: let what leads to it open its page.',
  },
  {
    name: 'collections',
    holds: ['guide-overview', 'previews', 'search', 'walk-editor'],
    fix: 'What shows guides and places together takes its values from outside: pass them in, or move what two of these share down.',
  },
  {
    name: 'workspace',
    holds: ['authoring', 'field-capture', 'review'],
    fix: 'The tools of a dashboard stay apart: move what they share down, and let the dashboard put them together.',
  },
  {
    name: 'desks',
    holds: ['guide-desk'],
    fix: 'What joins the tools of a dashboard is told by the dashboard who is there and what is open.',
  },
  {
    name: 'pages',
    holds: ['pages', 'dashboards'],
    fix: 'A page asks the shell for things through the context it is given, never by import.',
  },
  {
    name: 'shell',
    holds: ['shell'],
    fix: 'The shell stands around the pages; only app.tsx and main.tsx put it to use.',
  },
  {
    name: 'app-updates',
    holds: ['app-updates'],
    fix: 'What keeps the app up to date stands beside it, and is loaded when it runs; only main.tsx puts it to use.',
  },
  {
    name: 'service-worker',
    holds: ['service-worker'],
    fix: 'The worker has no page: it imports what needs neither a document nor React, and only the build puts it to use.',
  },
  {
    name: 'app',
    holds: ['app.tsx'],
    fix: 'The app is given as props what main.tsx makes.',
  },
  {
    name: 'first-screen',
    holds: ['first-screen'],
    fix: 'What renders the app and what takes it over know the whole of it; only main.tsx and the build put them to use.',
  },
  // Nothing stands above it, so there is nothing that it must not import.
  { name: 'main', holds: ['main.tsx'] },
];
