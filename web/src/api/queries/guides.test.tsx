// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectionLost } from '../../testing/fake-server.test-data.ts';
import { renderPage } from '../../testing/render-page.test-data.tsx';
import { useFeaturedGuides } from './guides.ts';

function Featured() {
  return <p>{useFeaturedGuides().status}</p>;
}

it('logs why the featured guides did not come', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderPage(
    Featured,
    { page: 'guidesHomePage' },
    { replies: { listGuides: connectionLost } },
  );
  expect(await screen.findByText('error')).toBeDefined();
  expect(warn).toHaveBeenCalledWith('Failed to fetch featured guides.', expect.anything());
  warn.mockRestore();
});
