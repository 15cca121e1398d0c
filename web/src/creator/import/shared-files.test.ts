import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSharedFiles, takeSharedFiles } from '../../offline/shared-files.ts';
import { createFakeCaches } from '../../ui/testing/fake-caches.test-data.ts';

beforeEach(() => void vi.stubGlobal('caches', createFakeCaches()));
afterEach(() => void vi.unstubAllGlobals());

const NOW = 1_763_300_000_000;
const GPX = new File(['<gpx/>'], 'Küstenweg 1.gpx', { type: 'application/gpx+xml' });

it('returns shared files unchanged, and only to the first caller', async () => {
  await storeSharedFiles([GPX, new File(['{}'], 'walk.geojson')], NOW);
  const files = await takeSharedFiles(NOW + 60_000);
  expect(files?.map(({ name }) => name)).toEqual(['Küstenweg 1.gpx', 'walk.geojson']);
  expect(files?.[0]?.type).toBe('application/gpx+xml');
  expect(await files?.[0]?.text()).toBe('<gpx/>');
  expect(await takeSharedFiles(NOW + 60_000)).toBeNull();
});

it('keeps only the last shared files', async () => {
  await storeSharedFiles([GPX, GPX], NOW);
  await storeSharedFiles([new File(['{}'], 'walk.geojson')], NOW);
  expect((await takeSharedFiles(NOW))?.map(({ name }) => name)).toEqual(['walk.geojson']);
});

it('drops files that weren’t opened within an hour', async () => {
  await storeSharedFiles([GPX], NOW);
  expect(await takeSharedFiles(NOW + 3_600_000)).toBeNull();
});

it('finds none in a browser without caches', async () => {
  vi.unstubAllGlobals();
  expect(await takeSharedFiles(NOW)).toBeNull();
});
