// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UploadedMedia } from '../../api/queries/media.ts';
import { someMedia } from '../../media/uploads/queue/upload-item.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { MediaList } from './media-list.tsx';

const show = (media: Partial<UploadedMedia>) =>
  renderPage(
    () => <MediaList userId={7} />,
    { page: 'creatorDashboard', route: { part: 'media' } },
    {
      role: 'creator',
      replies: {
        listMedia: () => ({
          items: [someMedia({ kind: 'audio', file_name: 'tram.mp3', ...media })],
          next_cursor: null,
        }),
      },
    },
  );

describe('a file', () => {
  it.each([
    ['a draft', { used_in_g_id: null, used_in_pg_id: 12 }, { source: 'pending', id: 12 }],
    ['a published guide', { used_in_g_id: 4, used_in_pg_id: 12 }, { source: 'published', id: 4 }],
  ])('links to %s that uses it', async (_, used, guide) => {
    const { user, currentEntry } = await show({ is_used: true, ...used });
    expect(await screen.findByText('In a guide')).toBeDefined();
    await user.click(button('Open guide with tram.mp3'));
    expect(currentEntry()).toMatchObject({ page: 'creatorDashboard', route: { open: { guide } } });
  });

  it('has no link if no guide uses it', async () => {
    await show({ is_used: false });
    expect(await screen.findByRole('button', { name: 'Delete tram.mp3' })).toBeDefined();
    expect(screen.queryByText('Open guide')).toBeNull();
  });
});
