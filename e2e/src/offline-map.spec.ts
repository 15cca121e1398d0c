import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { openLaneway, START_MS } from './laneway-process.ts';
import { openTileServer, type TileServer, writeMapFile } from './map-sources.ts';
import { expectReady, goOffline, openSavedGuides, save, storeApp, test } from './stored-app.ts';
import { expect } from './test.ts';
import { map, openPlaces } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const withMapFile = test.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'laneway-map-'));
      const file = path.join(folder, 'world.pmtiles');
      await writeMapFile(file);
      const laneway = await openLaneway({ settings: { TILE_URL: file } });
      await use(laneway.url);
      await laneway.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'test', timeout: START_MS },
  ],
});

/** The colours of our vector map, by the theme: those of land and of water. */
const COLOURS = { light: ['#b9d3d8', '#f3ecdf'], dark: ['#0f2c36', '#171e21'] };

/** The colours in the tiles of the map, without those of the sketch below them. */
const tileColours = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLElement>('.leaflet-tile-pane .leaflet-layer')];
    const [top] = layers.toSorted((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex));
    const tiles = [
      ...(top?.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile-loaded') ?? []),
    ];
    const colourAt = (tile: HTMLCanvasElement, share: number) => {
      const [x, y] = [tile.width * share, tile.height * share].map(Math.floor);
      const pixel = tile.getContext('2d')?.getImageData(x ?? 0, y ?? 0, 1, 1).data ?? [];
      const channels = [...pixel].slice(0, 3);
      return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    };
    const colours = tiles.flatMap((tile) => [0.1, 0.5, 0.9].map((share) => colourAt(tile, share)));
    return [...new Set(colours)].sort();
  });

withMapFile(
  'offline, the map of a saved guide is drawn from the operator’s map file',
  async ({ page, gateway, pageErrors }) => {
    pageErrors.expect(/Failed to load resource/);
    await storeApp(page);
    await save(page);
    await goOffline(page, gateway);
    await openSavedGuides(page);
    await expectReady(page, DEMO.publicGuide);
    await openPlaces(page);
    await expect.poll(() => tileColours(page)).toEqual(COLOURS.light);
    await expect(page.getByText('Sketch map')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => tileColours(page)).toEqual(COLOURS.dark);
  },
);

const withTileServer = test.extend<{ readonly tileServer: TileServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
  tileServer: async ({}, use) => {
    const tileServer = await openTileServer();
    await use(tileServer);
    await tileServer.close();
  },
  server: [
    async ({ tileServer }, use) => {
      const settings = { TILE_URL: tileServer.template, TILE_OFFLINE: 'on' };
      const laneway = await openLaneway({ settings });
      await use(laneway.url);
      await laneway.stop();
    },
    { scope: 'test', timeout: START_MS },
  ],
});

/** The number of pins on the map, and how many of them have the image of a tile below them. */
const pinsOnTiles = (page: Page): Promise<{ readonly all: number; readonly onTiles: number }> =>
  map(page)
    .getByRole('button')
    .evaluateAll((pins) => {
      const tiles = [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile-loaded')]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((tile) => tile.getBoundingClientRect());
      const isOnTile = (pin: Element) => {
        const { x, y } = pin.getBoundingClientRect();
        return tiles.some(
          ({ left, right, top, bottom }) => left <= x && x < right && top <= y && y < bottom,
        );
      };
      return { all: pins.length, onTiles: pins.filter(isOnTile).length };
    });

withTileServer(
  'offline, the map of a saved guide has the images of a tile server',
  async ({ page, gateway, tileServer, pageErrors }) => {
    pageErrors.expect(/Failed to load resource/);
    pageErrors.expect(/^foreign request: http:\/\/127\.0\.0\.1:\d+\/\d+\/\d+\/\d+\.png$/);
    await storeApp(page);
    await save(page);
    await tileServer.close();
    await goOffline(page, gateway);
    await openSavedGuides(page);
    await expectReady(page, DEMO.publicGuide);
    await openPlaces(page);
    await expect(async () => {
      const { all, onTiles } = await pinsOnTiles(page);
      expect(all).toBeGreaterThan(1);
      expect(onTiles).toBe(all);
    }).toPass();
    await expect(page.getByText('Sketch map')).toHaveCount(0);
  },
);
