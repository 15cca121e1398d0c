// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { openOutboxStore } from '../../offline/outbox/outbox-store.ts';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import {
  installFakeIndexedDb,
  removeIndexedDb,
} from '../../ui/testing/fake-indexed-db.test-data.ts';
import {
  connectionLost,
  heldReply,
  type Replies,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { GuideReviews } from './guide-reviews.tsx';
import { GUIDE, ownReview, reviewPage, someReview, ToastText } from './reviews.test-data.tsx';

const show = (replies: Replies, role: 'user' | null = null) =>
  renderPage(
    () => (
      <>
        <GuideReviews guide={GUIDE} />
        <ToastText />
      </>
    ),
    { page: 'guidesHomePage' },
    { role, replies },
  );

beforeEach(() => {
  localStorage.clear();
  removeIndexedDb();
});

it('shows stars, text, name and date, and no buttons for a visitor', async () => {
  await show({ listGuideReviews: () => reviewPage() });
  const item = within(await screen.findByRole('article'));
  expect(item.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined();
  expect(item.getByText('Best with a coffee')).toBeDefined();
  expect(item.getByText('Kim · 10 Nov 2026')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each<[string, 'user' | null, Parameters<typeof reviewPage>[0], string | null]>([
  ['a visitor', null, {}, 'Got this guide? Log in to review it.'],
  ['someone without the guide', 'user', {}, 'Get this guide to review it.'],
  ['someone who may', 'user', { may_review: true }, null],
  ['someone who has to confirm their email', 'user', { needs_confirmed_email: true }, null],
  ['someone who has written one', 'user', { own: ownReview() }, null],
])('says to %s when they may review', async (_who, role, page, text) => {
  await show({ listGuideReviews: () => reviewPage(page) }, role);
  await screen.findByText('Best with a coffee');
  expect(screen.queryByText(/Get this guide|Got this guide/)?.textContent ?? null).toBe(text);
});

it('shows that it is loading, and that there are no reviews', async () => {
  const { reply, release } = heldReply<ReturnType<typeof reviewPage>>();
  await show({ listGuideReviews: () => reply });
  expect(screen.getByLabelText('Loading...')).toBeDefined();
  release(reviewPage({ items: [], rating: null, rating_count: 0 }));
  expect(await screen.findByText('No reviews yet.')).toBeDefined();
});

it.each([
  [1, '1 rating, no written reviews yet.'],
  [4, '4 ratings, no written reviews yet.'],
])('shows that %i people rated without a text', async (rating_count, text) => {
  await show({ listGuideReviews: () => reviewPage({ items: [], rating_count }) });
  expect(await screen.findByText(text)).toBeDefined();
});

it('offers to try again when loading fails', async () => {
  const { server, user } = await show({ listGuideReviews: serverError });
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load the reviews.');
  server.replies = { ...server.replies, listGuideReviews: () => reviewPage() };
  await user.click(button('Try again'));
  expect(await screen.findByText('Best with a coffee')).toBeDefined();
});

it('shows more on request', async () => {
  const { user } = await show({
    listGuideReviews: ({ query: { cursor } }) =>
      cursor === 'next'
        ? reviewPage({ items: [someReview({ review_id: 9, text: 'Older' })] })
        : reviewPage({ next_cursor: 'next' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('Older')).toBeDefined();
  expect(screen.getByText('Best with a coffee')).toBeDefined();
});

it('accepts stars and text from an owner, and thanks them', async () => {
  let sent: unknown = null;
  const { user, server } = await show(
    { listGuideReviews: () => reviewPage({ may_review: true }) },
    'user',
  );
  server.replies = {
    ...server.replies,
    putGuideReview: ({ body }) => {
      sent = body;
      const own = ownReview({ rating: 5, text: 'Loved the bells' });
      server.replies = { ...server.replies, listGuideReviews: () => reviewPage({ own }) };
      return own;
    },
  };
  await user.click(await screen.findByRole('button', { name: 'Rate this guide' }));
  await user.click(button('Post review'));
  expect(screen.getByText('Choose 1 to 5 stars')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('1 star, not for me'));
  await user.click(screen.getByLabelText('5 stars, loved it'));
  await user.type(field('Your review (optional)'), ' Loved the bells ');
  await user.type(field('Sign it as (optional)'), 'Robin');
  await user.click(button('Post review'));
  expect(await screen.findByText('Thanks! Your review is up')).toBeDefined();
  expect(sent).toEqual({ rating: 5, text: 'Loved the bells', signature: 'Robin' });
  expect(screen.getByText('Loved the bells')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Rate this guide' })).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('moves between stars with the arrow keys', async () => {
  const { user } = await show({ listGuideReviews: () => reviewPage({ may_review: true }) }, 'user');
  await user.click(await screen.findByRole('button', { name: 'Rate this guide' }));
  await user.click(screen.getByLabelText('3 stars, good'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByLabelText('4 stars, great')).toHaveProperty('checked', true);
});

it('keeps the text when there is no connection, even after reopening', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = await show(
    { listGuideReviews: () => reviewPage({ may_review: true }), putGuideReview: connectionLost },
    'user',
  );
  await user.click(await screen.findByRole('button', { name: 'Rate this guide' }));
  await user.click(screen.getByLabelText('2 stars, could be better'));
  await user.type(field('Your review (optional)'), 'Windy');
  await user.click(button('Post review'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(log).toHaveBeenCalledWith('What was written couldn’t be kept:', expect.any(Error));
  await user.click(button('Close'));
  await user.click(button('Rate this guide'));
  expect(field('Your review (optional)')).toHaveProperty('value', 'Windy');
  expect(screen.getByLabelText('2 stars, could be better')).toHaveProperty('checked', true);
  await user.click(button('Cancel'));
  await user.click(button('Rate this guide'));
  expect(field('Your review (optional)')).toHaveProperty('value', '');
});

it('keeps a review on a device that is offline, and confirms it', async () => {
  const { user } = await show({ listGuideReviews: () => reviewPage({ may_review: true }) }, 'user');
  await user.click(await screen.findByRole('button', { name: 'Rate this guide' }));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(outboxFormTexts.review.offline)).toBeDefined();
  installFakeIndexedDb();
  await user.click(screen.getByRole('radio', { name: /^4 / }));
  await user.click(button('Post review'));
  expect(await screen.findByText(outboxFormTexts.review.kept)).toBeDefined();
  const [item] = await openOutboxStore(person.u_id).read();
  expect(item?.content).toMatchObject({ kind: 'review', rating: 4, text: null });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

it('lets owners rate while the server can’t be reached', async () => {
  const owned = { ...exampleGuide, g_id: GUIDE.g_id };
  const replies = { listGuideReviews: connectionLost, listOwnedGuides: () => [owned] };
  await show(replies, 'user');
  expect(await screen.findByRole('button', { name: 'Rate this guide' })).toBeDefined();
});

it.each([
  ['waiting', 'We’re checking it', 'Thanks! We’ll check your review before it’s shown'],
  ['hidden', 'Hidden by our team', 'Saved. Our team has hidden this review'],
] as const)(
  'shows authors that their review is %s, and lets them edit it',
  async (state, chip, toast) => {
    const own = ownReview({ state });
    const { user } = await show(
      {
        listGuideReviews: () => reviewPage({ may_review: true, own, items: [] }),
        putGuideReview: () => own,
      },
      'user',
    );
    expect(await screen.findByText(chip)).toBeDefined();
    await user.click(button('Edit your review'));
    expect(field('Your review (optional)')).toHaveProperty('value', 'Mine');
    await user.click(button('Save review'));
    expect(await screen.findByText(toast)).toBeDefined();
  },
);

it('asks before it deletes a review, and moves the focus', async () => {
  const own = ownReview();
  const { user, server } = await show(
    { listGuideReviews: () => reviewPage({ may_review: true, own, items: [] }) },
    'user',
  );
  server.replies = { ...server.replies, deleteGuideReview: serverError };
  await user.click(await screen.findByRole('button', { name: 'Delete your review' }));
  await user.click(button('Delete review'));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t delete');
  server.replies = {
    ...server.replies,
    deleteGuideReview: () => {
      const page = reviewPage({ may_review: true, items: [], rating_count: 0 });
      server.replies = { ...server.replies, listGuideReviews: () => page };
      return undefined;
    },
  };
  await user.click(button('Delete review'));
  expect(await screen.findByText('Review deleted')).toBeDefined();
  expect(button('Rate this guide')).toBeDefined();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('lets someone who has lost access delete their review, but not change it', async () => {
  await show({ listGuideReviews: () => reviewPage({ own: ownReview() }) }, 'user');
  expect(await screen.findByRole('button', { name: 'Delete your review' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit your review' })).toBeNull();
});

it('reports a review with a reason', async () => {
  let sent: unknown = null;
  const { user, server } = await show({ listGuideReviews: () => reviewPage() }, 'user');
  server.replies = {
    ...server.replies,
    reportGuideReview: ({ body }) => {
      sent = body;
      server.replies = { ...server.replies, listGuideReviews: () => reviewPage({ items: [] }) };
      return undefined;
    },
  };
  await user.click(await screen.findByRole('button', { name: 'Report the review by Kim' }));
  await user.click(button('Report review'));
  expect(screen.getByText('Choose a reason')).toBeDefined();
  await user.click(screen.getByLabelText('Rude or hateful'));
  await user.click(button('Report review'));
  expect(await screen.findByText('Thanks. We’ll take a look')).toBeDefined();
  expect(sent).toEqual({ reason: 'abusive' });
  expect(screen.queryByText('Best with a coffee')).toBeNull();
});

it('explains how to confirm an email, and sends the link again', async () => {
  const { user } = await show(
    {
      listGuideReviews: () => reviewPage({ needs_confirmed_email: true }),
      getUser: () => ({ ...person, email_verified: false }),
      resendConfirmation: () => ({ detail: confirmationTexts.sent }),
    },
    'user',
  );
  expect(await screen.findByText(reviewTexts.unconfirmed)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Rate this guide' })).toBeNull();
  await user.click(button('Resend link'));
  expect(await screen.findByText(confirmationTexts.sent)).toBeDefined();
});

it('doesn’t say that a rating counts while it is held', async () => {
  const { user, server } = await show(
    { listGuideReviews: () => reviewPage({ may_review: true }) },
    'user',
  );
  server.replies = {
    ...server.replies,
    putGuideReview: () => {
      const own = ownReview({ is_rating_held: true });
      server.replies = { ...server.replies, listGuideReviews: () => reviewPage({ own }) };
      return own;
    },
  };
  await user.click(await screen.findByRole('button', { name: 'Rate this guide' }));
  await user.click(screen.getByLabelText('3 stars, good'));
  await user.click(button('Post review'));
  expect(await screen.findByText('Thanks! We’ll check your rating before it counts')).toBeDefined();
  expect(screen.getByText('We’re checking your rating')).toBeDefined();
});

it('shows the creator’s answer below the review', async () => {
  const answer = {
    text: 'Thanks, Kim',
    author_name: 'Isla Marchetti',
    answered_at: '2026-11-12T01:00:00.000Z',
    is_review_edited: false,
  };
  await show({ listGuideReviews: () => reviewPage({ items: [someReview({ answer })] }) }, 'user');
  expect(await screen.findByText('Answer by Isla Marchetti · 12 Nov 2026')).toBeDefined();
  expect(within(screen.getByRole('article')).getByText('Thanks, Kim')).toBeDefined();
});
