// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MediaStorage } from '../../api/queries/media.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { StorageUse } from './storage-use.tsx';

const GB = 1024 ** 3;

const show = (storage: Partial<MediaStorage>) =>
  renderPage(
    () => <StorageUse userId={7} />,
    { page: 'creatorDashboard', route: { part: 'media' } },
    {
      role: 'creator',
      replies: {
        getMediaStorage: () => ({
          quota_bytes: 20 * GB,
          used_bytes: 0,
          file_count: 0,
          unfinished_bytes: 0,
          unused_bytes: 0,
          unused_count: 0,
          ...storage,
        }),
      },
    },
  );

it('shows how much of the allowed storage is used', async () => {
  await show({ used_bytes: 5 * GB, file_count: 34 });
  expect(await screen.findByText('5.00 GB of 20 GB used')).toBeDefined();
  expect(screen.getByText('34 files, including the smaller sizes we make.')).toBeDefined();
  const bar = screen.getByLabelText('Storage used');
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([
    String(5 * GB),
    String(20 * GB),
  ]);
  expect(screen.queryByText(/not in a guide|unfinished/)).toBeNull();
});

it('shows that nothing is used yet', async () => {
  await show({});
  expect(await screen.findByText('Nothing used of 20 GB')).toBeDefined();
});

it('shows what could be deleted, and the size of unfinished uploads', async () => {
  await show({
    used_bytes: 5 * GB,
    file_count: 2,
    unused_count: 1,
    unused_bytes: GB,
    unfinished_bytes: 2 * GB,
  });
  expect(
    await screen.findByText(
      '1 file (1.00 GB) not in a guide. Delete what you don’t need to free up space.',
    ),
  ).toBeDefined();
  expect(screen.getByText('2.00 GB set aside for unfinished uploads.')).toBeDefined();
});
