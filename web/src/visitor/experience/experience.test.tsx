// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { Testimonial } from '@laneway/contract/reviews';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reviewPage, someReview } from '../../guide/reviews/reviews.test-data.tsx';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { Experience } from './experience.tsx';

// The simulated DOM can't lay out a map.
vi.mock('../../map/visitor-map.tsx', () => ({ VisitorMap: () => null }));

const testimonial = (changes: Partial<Testimonial> = {}): Testimonial => ({
  ...someReview(),
  g_title: 'City of Trams',
  g_image: null,
  g_image_stand_in: null,
  ...changes,
});

const show = (replies: Replies, guideId: number | null = null) =>
  renderPage(Experience, { page: 'experience', guideId }, { replies });

it('shows reviews with stars and first names, and links to their guides', async () => {
  const { user, navState, currentEntry, back } = await show({
    listTestimonials: () => ({ items: [testimonial()], next_cursor: null }),
    getGuide: () => ({ ...exampleGuide, g_image: null }),
  });
  expect(await screen.findByText('Best with a coffee')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'What walkers say' })).toBeDefined();
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined();
  expect(screen.getByText('Kim · 10 Nov 2026')).toBeDefined();
  await user.click(button('City of Trams'));
  expect(navState().stack.at(-1)?.overlays).toEqual([{ kind: 'guideOverview', guideId: 7 }]);
  back();
  expect(currentEntry().page).toBe('experience');
  expect(await screen.findByRole('button', { name: 'City of Trams' })).toBeDefined();
});

it('shows more reviews on request', async () => {
  const { user } = await show({
    listTestimonials: ({ query: { cursor } }) =>
      cursor === 'next'
        ? { items: [testimonial({ review_id: 9, text: 'Older' })], next_cursor: null }
        : { items: [testimonial()], next_cursor: 'next' },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('Older')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
});

it('suggests to walk a guide while there are no reviews', async () => {
  const { user, currentEntry } = await show({
    listTestimonials: () => ({ items: [], next_cursor: null }),
  });
  expect(await screen.findByText(/^No reviews yet\. Walk a guide/)).toBeDefined();
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

it('offers to try again when loading fails', async () => {
  const { user, server } = await show({ listTestimonials: serverError });
  expect(await screen.findByRole('alert')).toBeDefined();
  server.replies = {
    ...server.replies,
    listTestimonials: () => ({ items: [testimonial()], next_cursor: null }),
  };
  await user.click(button('Try again'));
  expect(await screen.findByText('Best with a coffee')).toBeDefined();
});

it('shows all reviews of one guide, and links to the guide and to all others', async () => {
  const { user, currentEntry } = await show(
    { getGuide: () => exampleGuide, listGuideReviews: () => reviewPage() },
    7,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: exampleGuide.g_title }),
  ).toBeDefined();
  expect(screen.getByText('4.5 ★ (12)')).toBeDefined();
  expect(await screen.findByText('Best with a coffee')).toBeDefined();
  await user.click(button('All reviews'));
  expect(currentEntry()).toEqual({ page: 'experience', guideId: null });
});

it('shows that the guide doesn’t exist', async () => {
  await show({ getGuide: () => refusal('not_found', 'Guide not found') }, 7);
  expect(await screen.findByRole('heading', { name: 'Guide not found' })).toBeDefined();
});
