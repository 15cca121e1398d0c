// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ModeratedReview } from '../../api/queries/moderated-reviews.ts';
import { someReview } from '../../guide/reviews/reviews.test-data.tsx';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../header-replies.test-data.ts';

function moderated(changes: Partial<ModeratedReview> = {}): ModeratedReview {
  return {
    ...someReview(),
    g_title: 'Trams',
    author_id: 3,
    author_name: 'Kim Nguyen',
    signature: null,
    state: 'waiting',
    holds_link: false,
    is_confirmed: false,
    was_hidden: false,
    reports: [{ reason: 'abusive', count: 1 }],
    held_ratings: 0,
    answer: null,
    version: 4,
    ...changes,
  };
}

const show = (replies: Replies) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'reviews' } },
    { role: 'admin', replies: { ...HEADER_REPLIES, ...replies } },
  );
const only = (review: ModeratedReview): Replies => ({
  listReviewsToModerate: () => ({ items: [review], next_cursor: null }),
});
const buttonsOf = (item: HTMLElement) =>
  within(item)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

it.each([
  ['that was reported', {}, ['Waiting', 'Reported: rude or hateful'], ['Show', 'Hide']],
  ['with a link', { holds_link: true, reports: [] }, ['Waiting', 'Has a link'], ['Show', 'Hide']],
  [
    'that was reported after it had been confirmed',
    {
      state: 'shown',
      is_confirmed: true,
      holds_link: true,
      reports: [{ reason: 'spam', count: 3 }],
    },
    ['Shown', '3 reports: spam or advertising'],
    ['Keep', 'Hide'],
  ],
  [
    'that is part of a sudden swing',
    { state: 'shown', reports: [], held_ratings: 3 },
    ['Shown', 'Sudden swing: 3 ratings by new accounts'],
    ['Count', 'Hide', 'Count all 3', 'Discard all 3'],
  ],
  [
    'that was written anew after it had been hidden',
    { was_hidden: true, reports: [] },
    ['Waiting', 'Changed since it was hidden'],
    ['Show', 'Hide'],
  ],
  ['that is shown', { state: 'shown', reports: [] }, ['Shown'], ['Hide']],
  ['that is hidden', { state: 'hidden', reports: [] }, ['Hidden'], ['Show']],
] as [string, Partial<ModeratedReview>, string[], string[]][])(
  'a review %s says why, and what can be decided',
  async (_, changes, chips, decisions) => {
    await show(only(moderated(changes)));
    const item = await screen.findByRole('article');
    for (const chip of chips) expect(within(item).getByText(chip)).toBeDefined();
    expect(buttonsOf(item)).toEqual(decisions);
    expect(within(item).getByText('Trams · Kim Nguyen · 10 Nov 2026')).toBeDefined();
  },
);

it('decides on the version that was shown, and shows the decision', async () => {
  let sent: unknown = null;
  const { user } = await show({
    ...only(moderated()),
    moderateGuideReview: ({ body }) => {
      sent = body;
      return moderated({ state: 'hidden', reports: [], version: 5 });
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Hide the review of Trams by Kim Nguyen' }),
  );
  expect(await screen.findByText('Hidden', { selector: 'span' })).toBeDefined();
  expect(sent).toEqual({ decision: 'hide', version: 4 });
  expect(buttonsOf(screen.getByRole('article'))).toEqual(['Show']);
});

it('decides on all ratings of a sudden swing together, after confirmation', async () => {
  const sent: unknown[] = [];
  const pair = (changes: Partial<ModeratedReview>) =>
    [
      moderated({ reports: [], ...changes }),
      moderated({ reports: [], ...changes, review_id: 2 }),
    ] as const;
  const list = (items: readonly ModeratedReview[]): Replies => ({
    listReviewsToModerate: () => ({ items: [...items], next_cursor: null }),
  });
  const { user, server } = await show(list(pair({ state: 'shown', held_ratings: 2 })));
  server.replies = {
    ...server.replies,
    moderateGuideReview: ({ body }) => {
      sent.push(body);
      const decided = pair({ state: 'hidden' });
      server.replies = { ...server.replies, ...list(decided) };
      return decided[0];
    },
  };
  const name = 'Discard all 2 held ratings of Trams';
  const [first] = await screen.findAllByRole('button', { name });
  if (first !== undefined) await user.click(first);
  const question = await screen.findByRole('dialog', { name: 'Discard 2 ratings?' });
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Discard 2 ratings' }));
  await waitFor(() => expect(screen.getAllByText('Hidden', { selector: 'span' })).toHaveLength(2));
  expect(sent).toEqual([{ decision: 'hide', version: 4, held_ratings: 2 }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reviews' }));
});

it('decides on one rating of a sudden swing, and continues with the next', async () => {
  let sent: unknown = null;
  const held: Partial<ModeratedReview> = { state: 'shown', reports: [], held_ratings: 2 };
  const kim = moderated(held);
  const ana = moderated({ ...held, review_id: 2, author_name: 'Ana Ruiz' });
  const { user } = await show({
    listReviewsToModerate: () => ({ items: [kim, ana], next_cursor: null }),
    moderateGuideReview: ({ body }) => {
      sent = body;
      return { ...kim, held_ratings: 0 };
    },
  });
  const name = 'Count the rating of Trams by Kim Nguyen';
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(sent).toEqual({ decision: 'show', version: 4 }));
  const next = screen.getByText(/Ana Ruiz/).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('shows the changed review instead of deciding on it', async () => {
  const { user, server } = await show(only(moderated()));
  server.replies = {
    ...server.replies,
    moderateGuideReview: () => {
      server.replies = { ...server.replies, ...only(moderated({ text: 'Worse', version: 5 })) };
      return refusal('stale_version', 'This review has changed. Check it again before you decide.');
    },
  };
  await user.click(await screen.findByRole('button', { name: /^Show the review/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This review has changed.');
  expect(await screen.findByText('Worse')).toBeDefined();
});

it('filters by status, and shows a text if none match', async () => {
  const { user } = await show({
    listReviewsToModerate: ({ query: { filter } }) => ({
      items: filter === undefined ? [moderated({ state: 'shown', reports: [] })] : [],
      next_cursor: null,
    }),
  });
  await screen.findByRole('article');
  await user.selectOptions(field('Status'), 'To check');
  expect(await screen.findByText('Nothing to check. Nice one!')).toBeDefined();
  await user.selectOptions(field('Status'), 'Hidden');
  expect(await screen.findByText('No reviews with this status.')).toBeDefined();
  await user.click(button('Show all reviews'));
  expect(await screen.findByRole('article')).toBeDefined();
});

it('shows that there are no reviews, and that they couldn’t be loaded', async () => {
  const { user, server } = await show({ listReviewsToModerate: serverError });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the reviews.');
  server.replies = {
    ...server.replies,
    listReviewsToModerate: () => ({ items: [], next_cursor: null }),
  };
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.getByText(/^No reviews yet\./)).toBeDefined());
});

it('shows an answer that waits because of its link, or deletes it', async () => {
  const answer = (state: 'waiting' | 'shown') =>
    moderated({
      reports: [],
      state: 'shown',
      answer: {
        text: 'See www.mine.example',
        state,
        answered_at: '2026-11-12T01:00:00.000Z',
        is_review_edited: false,
      },
    });
  let sent: unknown = null;
  const { user, server } = await show(only(answer('waiting')));
  server.replies = {
    ...server.replies,
    showReviewAnswer: ({ body }) => {
      sent = body;
      server.replies = { ...server.replies, ...only(answer('shown')) };
      return answer('shown');
    },
    deleteReviewAnswer: () => {
      server.replies = { ...server.replies, ...only(moderated({ reports: [], state: 'shown' })) };
      return undefined;
    },
  };
  expect(await screen.findByText('Answer has a link')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Show answer/ }));
  await waitFor(() => expect(screen.queryByText('Answer has a link')).toBeNull());
  expect(sent).toEqual({ version: 4 });
  await user.click(screen.getByRole('button', { name: /^Delete answer/ }));
  await waitFor(() => expect(screen.queryByText('See www.mine.example')).toBeNull());
});
