// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldReply } from '../testing/fake-server.test-data.ts';
import { renderPage } from '../testing/render-page.test-data.tsx';
import { LazyMapEditor } from './lazy-map-editor.tsx';

const NOTHING = { location: '', marker: '', path: '', boundary: '' };

function Form() {
  return (
    <LazyMapEditor
      label="Map of Princes Bridge"
      subject="place"
      value={NOTHING}
      onChange={() => {}}
    />
  );
}

it('says that the map is loading until it is there', async () => {
  await renderPage(
    Form,
    { page: 'contactUs' },
    {
      replies: { getConfig: () => heldReply<never>().reply },
    },
  );
  expect(screen.getByRole('status').textContent).toBe('Loading map...');
  expect(await screen.findByRole('region', { name: 'Map of Princes Bridge' })).toBeDefined();
  expect(screen.queryByText('Loading map...')).toBeNull();
});
