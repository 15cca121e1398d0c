// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storeSharedFiles } from '../../../offline/shared-files.ts';
import { createFakeCaches } from '../../../ui/testing/fake-caches.test-data.ts';
import { showGuides } from '../guides-part.test-data.tsx';

it('the list of guides opens a file that another app has shared, once', async () => {
  vi.stubGlobal('caches', createFakeCaches());
  onTestFinished(() => void vi.unstubAllGlobals());
  const pin = { type: 'Point', coordinates: [144.96, -37.81] };
  const feature = { type: 'Feature', properties: { name: 'Princes Bridge' }, geometry: pin };
  await storeSharedFiles([new File([JSON.stringify(feature)], 'walk.geojson')], Date.now());
  await showGuides({});
  expect(await screen.findByRole('dialog', { name: 'Start a guide' })).toBeDefined();
  expect(await screen.findByText('Princes Bridge')).toBeDefined();
  await waitFor(async () => expect(await caches.keys()).toEqual([]));
});
