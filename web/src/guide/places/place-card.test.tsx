// @vitest-environment happy-dom
import { examplePlace } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PlaceCard } from './place-card.tsx';

const card = async (isVisited?: boolean) => {
  await renderPage(
    () => (
      <PlaceCard
        place={{ ...examplePlace, p_image: null }}
        number={3}
        placeCount={9}
        {...(isVisited !== undefined && { isVisited })}
        isFront
        distance="350 m"
        urgent={false}
        onPick={() => {}}
      />
    ),
    { page: 'placesHomePage', guideId: 7 },
  );
  return screen.getByRole('button', { name: /Degraves Street/ });
};

it('the card of a visited place has a tick with a label', async () => {
  const visited = await card(true);
  expect(visited.textContent).toBe('Place 3 of 9: Degraves Street350 mvisited');
  const tick = screen.getByText('visited').parentElement;
  expect(tick?.querySelector('svg[aria-hidden]')).not.toBeNull();
});

it.each([false, undefined])('the card of any other place has no tick (%s)', async (isVisited) => {
  expect((await card(isVisited)).textContent).toBe('Place 3 of 9: Degraves Street350 m');
});

it('shows its position in the guide, wherever it is in the row', async () => {
  expect((await card()).textContent).toMatch(/^Place 3 of 9: Degraves Street/);
});
