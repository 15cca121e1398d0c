// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
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

describe('at the end of a walk, where someone can’t rate the guide', () => {
  const showWhyNot = (role: 'user' | null, page: Parameters<typeof reviewPage>[0], author = 1) =>
    renderPage(
      () => <RatePrompt guide={{ ...GUIDE, g_author_id: author }} saysWhyNot />,
      { page: 'guidesHomePage' },
      { role, replies: { listGuideReviews: () => reviewPage(page) } },
    );
  const why = () => screen.findByRole('complementary', { name: 'Rate this guide' });

  it('leads a visitor by the login to where they can rate it', async () => {
    const { user, currentEntry, navState } = await showWhyNot(null, {});
    expect((await why()).textContent).toBe('Log in to rate this guide.');
    await user.click(button('Log in'));
    expect(currentEntry()).toMatchObject({ page: 'login' });
    expect(navState().redirectAfterLogin).toEqual({ page: 'experience', guideId: 7 });
  });

  it('leads someone without the guide to it', async () => {
    const { user, currentEntry } = await showWhyNot('user', { may_review: false });
    expect((await why()).textContent).toBe('Get this guide to rate it.');
    await user.click(button('Get this guide'));
    expect(currentEntry()).toEqual({ page: 'paymentScreen', guideId: 7 });
  });

  it('asks for a confirmed email if only that is missing', async () => {
    await showWhyNot('user', { may_review: false, needs_confirmed_email: true });
    expect(await screen.findByText(/^Confirm your email to review guides/)).toBeDefined();
    expect(button('Resend link')).toBeDefined();
  });

  it('tells the author that it’s their own guide', async () => {
    await showWhyNot('user', { may_review: false }, person.u_id);
    expect((await why()).textContent).toBe('You can’t review your own guide.');
  });
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
