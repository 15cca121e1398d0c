// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Replies } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { RatePrompt } from './rate-prompt.tsx';
import { GUIDE, ownReview, reviewPage } from './reviews.test-data.tsx';

const show = (replies: Replies, role: 'user' | null = 'user') =>
  renderPage(() => <RatePrompt guide={GUIDE} />, { page: 'guidesHomePage' }, { role, replies });

const QUESTION = 'That’s the last place. How was City of Trams?';

it('asks for a rating, and thanks for it', async () => {
  const { user, server } = await show({ listGuideReviews: () => reviewPage({ may_review: true }) });
  server.replies = {
    ...server.replies,
    putGuideReview: () => {
      const page = reviewPage({ may_review: true, own: ownReview() });
      server.replies = { ...server.replies, listGuideReviews: () => page };
      return ownReview();
    },
  };
  expect(await screen.findByText(QUESTION)).toBeDefined();
  await user.click(button('Post rating'));
  expect(await screen.findByText('Choose 1 to 5 stars')).toBeDefined();
  await user.click(screen.getByLabelText('5 stars, loved it'));
  await user.click(button('Post rating'));
  expect(await screen.findByText('Thanks! Your rating helps others choose.')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rate this guide');
});

it('doesn’t ask again on this device after “Not now”', async () => {
  const replies = { listGuideReviews: () => reviewPage({ may_review: true }) };
  const { user } = await show(replies);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(QUESTION)).toBeNull();
  cleanup();
  const { server } = await show(replies);
  await waitFor(() => expect(server.unexpected).toEqual([]));
  expect(screen.queryByText(QUESTION)).toBeNull();
  localStorage.clear();
});

it.each([
  ['has rated it', { may_review: true, own: ownReview() }],
  ['may not', { may_review: false }],
])('doesn’t ask someone who %s', async (_, page) => {
  let isAsked = false;
  await show({
    listGuideReviews: () => {
      isAsked = true;
      return reviewPage(page);
    },
  });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('doesn’t ask visitors, and makes no request for them', async () => {
  await show({}, null);
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('doesn’t mention the last place to someone who stopped earlier', async () => {
  const replies = { listGuideReviews: () => reviewPage({ may_review: true }) };
  await renderPage(
    () => <RatePrompt guide={GUIDE} isAtEnd={false} />,
    { page: 'guidesHomePage' },
    { role: 'user', replies },
  );
  expect(await screen.findByText('How was City of Trams?')).toBeDefined();
});

it('asks again after a further walk', async () => {
  const replies = { listGuideReviews: () => reviewPage({ may_review: true }) };
  const after = (walkedAt: number) =>
    renderPage(
      () => <RatePrompt guide={GUIDE} walkedAt={walkedAt} />,
      { page: 'guidesHomePage' },
      { role: 'user', replies },
    );
  const { user } = await after(1_000);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  cleanup();
  await after(1_000);
  expect(screen.queryByText(QUESTION)).toBeNull();
  cleanup();
  await after(2_000);
  expect(await screen.findByText(QUESTION)).toBeDefined();
  localStorage.clear();
});
