// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { heldReply } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { LazyMapEditor } from './lazy-map-editor.tsx';
import type { MapEditorProps } from './map-editor.tsx';

const PROPS: MapEditorProps = {
  label: 'Map of Princes Bridge',
  subject: 'place',
  value: { location: '', marker: '', path: '', boundary: '' },
  onChange: () => {},
};

afterEach(cleanup);

it('shows the map once it is there', async () => {
  await renderPage(
    () => <LazyMapEditor {...PROPS} />,
    { page: 'contactUs' },
    { replies: { getConfig: () => heldReply<never>().reply } },
  );
  expect(await screen.findByRole('region', { name: 'Map of Princes Bridge' })).toBeDefined();
  expect(screen.queryByText('Loading map...')).toBeNull();
});

it('says that the map is loading', async () => {
  // An earlier test, or one in another file, may have loaded the module.
  vi.resetModules();
  const fresh = await import('./lazy-map-editor.tsx');
  render(<fresh.LazyMapEditor {...PROPS} />);
  expect(screen.getByRole('status').textContent).toBe('Loading map...');
});
