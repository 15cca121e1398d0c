import { describe, expect, it } from 'vitest';
import { findTileId, type Route, routeRequest } from './route-request.ts';

const ORIGIN = 'https://laneway.example';
const TILES = 'https://tiles.example';

type Case = readonly [method: string, url: string, mode: RequestMode, route: Route | null];

const tile = (id: string): Route => ({ kind: 'tile', id });

it.each<Case>([
  ['GET', '/', 'navigate', { kind: 'page' }],
  ['GET', '/?search=trams', 'navigate', { kind: 'page' }],
  ['GET', '/guides', 'navigate', { kind: 'page' }],
  ['GET', '/guides/7-hidden-bars/places/3', 'navigate', { kind: 'page' }],
  ['GET', '/creators/3', 'navigate', { kind: 'page' }],
  // Pages of the server's own.
  ['GET', '/api/docs', 'navigate', null],
  ['GET', '/api/docs?token=t0k', 'navigate', null],
  ['GET', '/checkout/1', 'navigate', null],
  ['GET', '/media/production/map.jpg', 'navigate', null],
  ['POST', '/', 'navigate', null],
  // API replies come from the server or from the page's own store, never from the service worker.
  ['GET', '/api/guides?guide_ids=1', 'cors', null],
  ['POST', '/api/login', 'cors', null],
  ['GET', '/assets/index-aaaaaaaa.js', 'cors', { kind: 'file' }],
  ['GET', '/sw.js', 'cors', null],
  ['GET', '/media/production/walk.mp3', 'no-cors', { kind: 'media' }],
  ['HEAD', '/media/production/walk.mp3', 'cors', { kind: 'media' }],
  ['PATCH', '/media/uploads/1', 'cors', null],
  ['GET', `${TILES}/media/production/walk.mp3`, 'no-cors', null],
  ['GET', `${TILES}/14/14789/10052.png`, 'no-cors', tile('14/14789/10052')],
  ['GET', '/api/tiles/3/7/0', 'cors', tile('3/7/0')],
  ['GET', `${TILES}/photo.png`, 'no-cors', null],
  ['POST', '/shared-files', 'navigate', { kind: 'sharedFiles' }],
  ['POST', `${TILES}/shared-files`, 'navigate', null],
  ['GET', '/shared-files', 'navigate', null],
])('%s %s as %s', (method, url, mode, route) => {
  const isAppFile = (path: string) => path.startsWith('/assets/');
  const request = { method, mode, url: new URL(url, ORIGIN).href };
  const tileIdOf = (address: URL) => findTileId(address, undefined, ORIGIN);
  expect(
    routeRequest(request, { origin: ORIGIN, isAppFile, mayHaveMedia: true, tileIdOf }),
  ).toEqual(route);
});

it('leaves files to the browser if nothing is saved', () => {
  const request = {
    method: 'GET',
    mode: 'no-cors',
    url: `${ORIGIN}/media/production/a.jpg`,
  } as const;
  const options = { origin: ORIGIN, isAppFile: () => false, tileIdOf: () => null };
  expect(routeRequest(request, { ...options, mayHaveMedia: false })).toBeNull();
});

const OTHER = 'https://tiles.example';
const TEMPLATE = `${OTHER}/{z}/{x}/{y}{r}.png?key=k1`;

const idOf = (path: string, template: string | null | undefined) =>
  findTileId(new URL(path, ORIGIN), template, ORIGIN);

describe('a request for a tile', () => {
  it.each([
    [
      'to the tile server has its id',
      `${OTHER}/14/14789/10052.png?key=k1`,
      TEMPLATE,
      '14/14789/10052',
    ],
    [
      'for a high-density screen has the same id',
      `${OTHER}/14/14789/10052@2x.png?key=k1`,
      TEMPLATE,
      '14/14789/10052',
    ],
    ['to our own server has its id', '/api/tiles/3/7/0', '/api/tiles/{z}/{x}/{y}', '3/7/0'],
    [
      'with parameters in the query has its id',
      `${OTHER}/t?z=3&x=7&y=0`,
      `${OTHER}/t?z={z}&x={x}&y={y}`,
      '3/7/0',
    ],
    ['to another server has no id', 'https://else.example/3/7/0.png', TEMPLATE, null],
    ['has no id if nothing is saved', `${OTHER}/14/14789/10052.png?key=k1`, null, null],
    [
      'to any server has its id while the template is unknown',
      `${OTHER}/a/3/7/0@2x.webp?k=1`,
      undefined,
      '3/7/0',
    ],
    ['outside the map has no id', `${OTHER}/3/8/0.png`, undefined, null],
    ['that only looks like one has no id', `${OTHER}/2026/11/16/photo.png`, undefined, null],
  ] as const)('%s', (_what, url, template, id) => {
    expect(idOf(url, template)).toBe(id);
  });
});
