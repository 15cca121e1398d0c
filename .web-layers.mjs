/**
 * The areas of web/src from the bottom up. Each may import itself and the layers below it, never its neighbours, so there
 * can be no cycle between areas.
 */
export const WEB_LAYERS = [
  {
    name: 'core',
    areas: ['core'],
    fix: 'The core knows no screen and no server: pass a function in.',
  },
  {
    name: 'api',
    areas: ['api'],
    fix: 'The client and the session show nothing: let what they lead to ask for them.',
  },
  {
    name: 'ui',
    areas: ['ui'],
    fix: 'Primitives know nothing of the product: take it as props or children.',
  },
  {
    name: 'building-blocks',
    areas: ['map', 'media', 'offline'],
    fix: 'Each works without the others: take the other as children or props, and let a page put them together.',
  },
  {
    name: 'guide',
    areas: ['guide'],
    fix: 'What a guide looks like is made of building blocks, and a page says what its buttons do.',
  },
  {
    name: 'walk',
    areas: ['walk'],
    fix: 'A walk is made of places, audio, maps and what is saved: let what leads to it open its page.',
  },
  {
    name: 'people',
    areas: ['visitor', 'creator'],
    fix: 'Pages of visitors and creators stay apart: move what both share down.',
  },
  {
    name: 'admin',
    areas: ['admin'],
    fix: 'An admin’s pages ask the app for things through the context they are given, never by import.',
  },
  // Nothing is above it, so there is nothing that it must not import.
  { name: 'app', areas: ['app'] },
];

/** Folders of web/src/visitor that its pages share. All others are pages. */
export const SHARED_BY_PAGES = ['guide-overview', 'place-reports', 'purchase', 'search', 'support'];
