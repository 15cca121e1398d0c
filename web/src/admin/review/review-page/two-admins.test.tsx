// @vitest-environment happy-dom
import type { GuideHistoryEntry, ReviewedGuide } from '@laneway/contract/review';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heldReply, refusal } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { someMove, someReview } from '../review.test-data.ts';
import { showReview } from './show-review.test-data.tsx';

const dialog = () => within(screen.getByRole('dialog'));
const comment = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

/** Requests a revision of a guide that somebody has changed meanwhile. */
async function decideTooLate(now: ReviewedGuide, history: readonly GuideHistoryEntry[]) {
  const calls: unknown[] = [];
  const page = await showReview(someReview(), {
    replies: {
      requestRevision: ({ body }) => {
        calls.push(body);
        page.server.replies = {
          ...page.server.replies,
          getGuideReview: () => now,
          getGuideHistory: () => ({ items: [...history] }),
        };
        return refusal('conflict', "Cannot transition from 'approved' to 'needs_revision'");
      },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Request Revision' }));
  await page.user.type(comment(), 'Banana Alley needs a pin.');
  await page.user.click(dialog().getByRole('button', { name: 'Request Revision' }));
  return { ...page, calls };
}

describe('two admins who decide at the same time', () => {
  it('the second sees who was first, and keeps their comment', async () => {
    const { user, onOpenReview } = await decideTooLate(
      someReview({ pg_pending_status: 'approved', pg_version: 5 }),
      [someMove('approved', 'Maeve'), someMove('submitted', 'Isla')],
    );
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Maeve has already published this guide.',
    );
    expect(comment().value).toBe('Banana Alley needs a pin.');
    dialog().getByRole('button', { name: 'Copy comment' });
    expect(dialog().queryByRole('button', { name: 'Request Revision' })).toBeNull();
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Approved');
    expect(onOpenReview).not.toHaveBeenCalled();
  });

  it('the second sees that the guide has changed, if it is unknown who changed it', async () => {
    await decideTooLate(someReview({ pg_pending_status: 'rejected', pg_version: 5 }), []);
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'This guide has changed since you opened it. Look at it again, then decide.',
    );
  });

  it('a verdict on an older version can be given again on the new one', async () => {
    const { user, server, calls } = await decideTooLate(someReview({ pg_version: 7 }), [
      someMove('submitted', 'Isla'),
    ]);
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Isla has submitted this guide again. Look at what’s changed, then decide.',
    );
    expect(comment().value).toBe('Banana Alley needs a pin.');
    server.replies = {
      ...server.replies,
      requestRevision: ({ body }) => {
        calls.push(body);
        return someReview({ pg_pending_status: 'needs_revision' }).guide;
      },
    };
    await user.click(dialog().getByRole('button', { name: 'Request Revision' }));
    await screen.findByText('Guide marked as needing revision');
    expect(calls).toEqual([
      { comment: 'Banana Alley needs a pin.', pg_version: 4 },
      { comment: 'Banana Alley needs a pin.', pg_version: 7 },
    ]);
  });

  it('a verdict is about the version that was shown when its dialog opened', async () => {
    const calls: unknown[] = [];
    const page = await showReview(someReview(), {
      replies: {
        approveGuide: ({ body }) => {
          calls.push(body);
          return someReview({ pg_pending_status: 'approved' }).guide;
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Publish' }));
    page.server.replies = {
      ...page.server.replies,
      getGuideReview: () => someReview({ pg_version: 9 }),
    };
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/has submitted this guide again since you opened it/);
    await page.user.click(dialog().getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls).toEqual([{ pg_version: 4 }]));
  });
});

describe('a verdict whose reply was lost', () => {
  it('is sent again with the same idempotency key, so that it isn’t given twice', async () => {
    const keys: (string | undefined)[] = [];
    const { reply, release } = heldReply<Response>();
    const page = await showReview(someReview(), { replies: { approveGuide: () => reply } });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
      const headers = request.headers as Record<string, string>;
      if (address.endsWith('/approve')) keys.push(headers['idempotency-key']);
      return fetch(address, request);
    });
    await page.user.click(await screen.findByRole('button', { name: 'Publish' }));
    await page.user.click(dialog().getByRole('button', { name: 'Publish' }));
    release(refusal('unavailable', 'Back in a minute.'));
    await dialog().findByText('Failed to approve guide: Back in a minute.');
    await page.user.click(dialog().getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
    await page.user.type(comment(), 'Lovely');
    await page.user.click(dialog().getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  });
});

describe('a guide that is submitted again while it is being read', () => {
  it('shows a note that can be dismissed', async () => {
    const page = await showReview(someReview());
    await screen.findByText('3 left to look at');
    page.server.replies = {
      ...page.server.replies,
      getGuideReview: () => someReview({ pg_version: 6 }),
    };
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(
      'Isla has submitted this guide again since you opened it. Your ticks have been cleared.',
    );
    await page.user.click(button('Got it'));
    expect(screen.queryByText(/has submitted this guide again/)).toBeNull();
  });
});
