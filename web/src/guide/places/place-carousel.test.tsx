// @vitest-environment happy-dom
import { examplePlace } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { printVisits } from '../visits/stored-visits.ts';
import { PlaceCarousel } from './place-carousel.tsx';

const PLACES = [11, 12].map((p_id, p_order) => ({
  ...examplePlace,
  p_image: null,
  p_id,
  p_order,
  g_id: 20,
  p_title: `Lane ${p_order + 1}`,
}));

const showCards = (role: 'user' | null) =>
  renderPage(
    () => (
      <PlaceCarousel
        cards={PLACES}
        numbers={PLACES}
        lang="ja"
        visitor={null}
        activeId={11}
        onFront={() => {}}
        onPick={() => {}}
      />
    ),
    { page: 'placesHomePage', guideId: 20 },
    { role },
  );

const cards = () => screen.getAllByRole('button', { name: /Lane/ }).map((card) => card.textContent);

beforeEach(() => {
  localStorage.clear();
  const visits = [
    {
      guideId: 20,
      placeIds: [11, 12],
      openedIds: [11, 12],
      visitedIds: [12],
      lastPlaceId: 12,
      isOver: false,
    },
  ];
  localStorage.setItem('laneway.visits.visitor', printVisits(visits));
});

it('visited places have a tick on their cards', async () => {
  await showCards(null);
  expect(cards()).toEqual([
    'Place 1 of 2: Lane 1Audio, 2\u00a0min',
    'Place 2 of 2: Lane 2Audio, 2\u00a0minvisited',
  ]);
});

it('visits of someone else don’t show ticks', async () => {
  await showCards('user');
  expect(cards()).toEqual([
    'Place 1 of 2: Lane 1Audio, 2\u00a0min',
    'Place 2 of 2: Lane 2Audio, 2\u00a0min',
  ]);
});

it('marks titles in another language', async () => {
  await showCards(null);
  expect(document.querySelector('[lang="ja"]')?.textContent).toBe('Lane 1');
});
