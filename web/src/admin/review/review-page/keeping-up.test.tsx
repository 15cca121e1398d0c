// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { someReview } from '../review.test-data.ts';
import { showReview } from './show-review.test-data.tsx';

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

describe('a transfer', () => {
  it('is polled until the guide is published', async () => {
    const transferring = someReview({
      pg_pending_status: 'approved',
      pg_transfer: { state: 'transferring', reason: null },
    });
    const published = someReview({
      pg_pending_status: 'published',
      pg_version: 99,
      pg_transfer: { state: 'transferred', reason: null },
    });
    let asked = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      await showReview(transferring, {
        replies: {
          getGuideReview: () => {
            asked += 1;
            return asked < 3 ? transferring : published;
          },
        },
      });
      await pass(1_000);
      expect(screen.getByText('Transferring to production...')).toBeDefined();
      expect(asked).toBe(1);
      await pass(10_000);
      expect(screen.getByText('Transferred to production')).toBeDefined();
      // The version is new, but wasn't submitted.
      expect(screen.queryByText(/has submitted this guide again/)).toBeNull();
      expect(asked).toBe(3);
      await pass(60_000);
      expect(asked).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a verdict', () => {
  it('reloads everything that shows the guide’s status', async () => {
    let asked = 0;
    const { user } = await showReview(someReview(), {
      replies: {
        getGuideReview: () => {
          asked += 1;
          return someReview();
        },
        approveGuide: () => someReview({ pg_pending_status: 'approved' }).guide,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const before = asked;
    await user.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  });
});

describe('leaving the review', () => {
  const leave = { page: 'adminDashboard', route: { part: 'guides', open: null } } as const;

  it('asks for confirmation while a note isn’t saved, but not to open another item', async () => {
    const { user, openPage, currentEntry } = await showReview(someReview());
    await user.type(await screen.findByRole('textbox', { name: /^Note on/ }), 'Pin?');
    await user.click(screen.getByRole('button', { name: /Banana Alley/ }));
    await screen.findByRole('heading', { name: 'Note on Banana Alley' });
    act(() => openPage(leave));
    await screen.findByText(
      'You have unsaved changes. Are you sure you want to close without saving?',
    );
    await user.click(button('Keep editing'));
    expect(currentEntry()).not.toEqual(leave);
    act(() => openPage(leave));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(currentEntry()).toEqual(leave);
  });

  it('asks for confirmation while a comment is typed for a verdict that wasn’t given', async () => {
    const { user, openPage, currentEntry } = await showReview(someReview());
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Not ours');
    await user.click(button('Cancel'));
    act(() => openPage(leave));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(currentEntry()).not.toEqual(leave);
    await user.click(button('Reject'));
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Not ours');
  });
});

it('says that nothing can be saved offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showReview(someReview());
  await screen.findByText(
    'You’re offline. Keep reading. To save or decide, you’ll need to be back online.',
  );
  vi.restoreAllMocks();
});

it('remembers the viewed items after a reload, but not those of another version', async () => {
  const { user } = await showReview(someReview());
  await user.click(await screen.findByRole('button', { name: /Banana Alley/ }));
  await screen.findByText('2 left to look at');
  expect(JSON.parse(sessionStorage.getItem('laneway.review.12.4') ?? '')).toHaveLength(2);
  expect(sessionStorage.getItem('laneway.review.12.5')).toBeNull();
});
