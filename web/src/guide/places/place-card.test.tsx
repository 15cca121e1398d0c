// @vitest-environment happy-dom
import { examplePlace } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PlaceCard } from './place-card.tsx';
import type { Place } from './place-facts.ts';

const NO_AUDIO = { p_audio: null, p_audio_seconds: null };

const card = async (
  isVisited?: boolean,
  audio: Partial<Pick<Place, 'p_audio' | 'p_audio_seconds'>> = NO_AUDIO,
) => {
  await renderPage(
    () => (
      <PlaceCard
        place={{ ...examplePlace, p_image: null, ...audio }}
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

it.each([
  [130, 'Audio, 2\u00a0min · 350 m'],
  [null, 'Audio · 350 m'],
])(
  'says whether there is audio, and how long it is (%s seconds)',
  async (p_audio_seconds, facts) => {
    const { textContent } = await card(false, { p_audio: 's3://bucket/1.mp3', p_audio_seconds });
    expect(textContent).toBe(`Place 3 of 9: Degraves Street${facts}`);
  },
);
