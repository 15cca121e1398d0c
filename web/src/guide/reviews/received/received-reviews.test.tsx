// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { ReceivedReviewPage } from '@laneway/contract/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '../../../api/session/session.test-data.ts';
import { type Replies, refusal, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { someReview } from '../reviews.test-data.tsx';
import { ReceivedReviews } from './received-reviews.tsx';

const REVIEW = { ...someReview(), g_title: 'City of Trams', answer: null };
const PAGE: ReceivedReviewPage = {
  items: [REVIEW],
  next_cursor: null,
  rating: 4.3,
  rating_counts: [0, 0, 1, 1, 2],
};
const NONE: ReceivedReviewPage = {
  items: [],
  next_cursor: null,
  rating: null,
  rating_counts: [0, 0, 0, 0, 0],
};
const OWN = { ...exampleGuide, g_author_id: person.u_id };
const GUIDES = [
  OWN,
  { ...OWN, g_id: 8, g_title: 'Tides' },
  { ...OWN, g_id: 9, g_title: 'Never rated', g_rating: null, g_rating_count: 0 },
  { ...OWN, g_id: 10, g_title: 'Somebody else’s', g_author_id: person.u_id + 1 },
];

const show = (replies: Replies) =>
  renderPage(
    () => <ReceivedReviews user={person} route={{ part: 'reviews' }} />,
    { page: 'guidesHomePage' },
    { role: 'creator', replies: { listDashboardGuides: () => GUIDES, ...replies } },
  );

it('shows the average, the count of each rating, and the signed reviews', async () => {
  await show({ listReceivedReviews: () => PAGE });
  expect(await screen.findByText('4.3')).toBeDefined();
  expect(screen.getByText('4 ratings')).toBeDefined();
  const stars = screen.getByRole('img', { name: '4.3 out of 5 stars' });
  const paths = [...stars.children].map((star) => star.children.length);
  expect(paths, 'the fifth star is filled by half').toEqual([1, 1, 1, 1, 2]);
  const rows = within(screen.getByRole('table', { name: 'Ratings by number of stars' }));
  const counts = rows.getAllByRole('row').map((row) => row.textContent);
  expect(counts).toEqual(['5 stars2', '4 stars1', '3 stars1', '2 stars0', '1 star0']);
  expect(screen.getByText('City of Trams · Kim · 10 Nov 2026')).toBeDefined();
});

it('filters by guide, and shows all reviews again', async () => {
  const { user } = await show({
    listReceivedReviews: ({ query: { guide_id } }) => (guide_id === '8' ? NONE : PAGE),
  });
  await screen.findByText('4.3');
  const choices = within(field('Guide')).getAllByRole('option');
  expect(choices.map((choice) => choice.textContent)).toEqual(['All guides', OWN.g_title, 'Tides']);
  await user.selectOptions(field('Guide'), 'Tides');
  expect(await screen.findByText('No reviews of this guide yet.')).toBeDefined();
  await user.click(button('Show all reviews'));
  expect(await screen.findByText('4.3')).toBeDefined();
});

it('explains when the first review will appear', async () => {
  await show({ listReceivedReviews: () => NONE, listDashboardGuides: () => [] });
  expect(await screen.findByText(/^No reviews yet\. When someone rates/)).toBeDefined();
  expect(screen.queryByLabelText('Guide')).toBeNull();
});

it('offers to try again when loading fails', async () => {
  const { user, server } = await show({ listReceivedReviews: serverError });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load your reviews.',
  );
  server.replies = { ...server.replies, listReceivedReviews: () => PAGE };
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.getByText('4.3')).toBeDefined());
});

const ANSWER = {
  text: 'Thanks, Kim',
  state: 'shown',
  answered_at: '2026-11-12T01:00:00.000Z',
  is_review_edited: false,
} as const;

it('answers a review once, and deletes the answer', async () => {
  let sent: unknown = null;
  const { user, server } = await show({ listReceivedReviews: () => PAGE });
  const listed = (answer: typeof ANSWER | null): Replies => ({
    listReceivedReviews: () => ({ ...PAGE, items: [{ ...REVIEW, answer }] }),
  });
  server.replies = {
    ...server.replies,
    answerGuideReview: ({ body }) => {
      sent = body;
      server.replies = { ...server.replies, ...listed(ANSWER) };
      return { ...REVIEW, answer: ANSWER };
    },
    deleteReviewAnswer: () => {
      server.replies = { ...server.replies, ...listed(null) };
      return undefined;
    },
  };
  await user.click(await screen.findByRole('button', { name: 'Answer the review by Kim' }));
  await user.click(button('Post answer'));
  expect(descriptionOf(field('Your answer'))).toContain('Write an answer');
  await user.type(field('Your answer'), ' Thanks, Kim ');
  await user.click(button('Post answer'));
  expect(await screen.findByText('Your answer · 12 Nov 2026')).toBeDefined();
  expect(screen.getByText('Thanks, Kim')).toBeDefined();
  expect(sent).toEqual({ text: 'Thanks, Kim' });
  expect(screen.queryByRole('button', { name: 'Answer the review by Kim' })).toBeNull();
  await user.click(button('Delete your answer to Kim'));
  await user.click(button('Delete answer'));
  expect(await screen.findByRole('button', { name: 'Answer the review by Kim' })).toBeDefined();
});

it('shows why an answer was refused, and keeps it', async () => {
  const { user } = await show({
    listReceivedReviews: () => PAGE,
    answerGuideReview: () => refusal('conflict', 'You’ve already answered this review.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Answer the review by Kim' }));
  await user.type(field('Your answer'), 'Again');
  await user.click(button('Post answer'));
  expect((await screen.findByRole('alert')).textContent).toContain('You’ve already answered');
  expect(field('Your answer')).toHaveProperty('value', 'Again');
});

it.each([
  ['that waits', { ...ANSWER, state: 'waiting' }, 'We’re checking it'],
  [
    'that was removed',
    { ...ANSWER, text: null, state: 'removed' },
    'Our team has removed your answer.',
  ],
] as const)('shows the state of an answer %s', async (_, answer, text) => {
  await show({ listReceivedReviews: () => ({ ...PAGE, items: [{ ...REVIEW, answer }] }) });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Answer the review by Kim' })).toBeNull();
});
