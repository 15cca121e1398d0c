// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentEntry as entryIn } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { PlayerBar } from '../../media/player/player-bar.tsx';
import { PlayerSlotContext } from '../../media/player/player-slot.ts';
import { slotOf, visit } from '../../media/player/some-player.test-data.ts';
import { trackOf } from '../../media/player/track.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../../ui/testing/viewport.ts';
import { GUIDE, PLACES, someWalk } from '../../walk/some-walk.test-data.ts';
import { currentWalk } from '../../walk/use-walk.ts';
import { PlaceDetail } from './place-detail.tsx';

beforeEach(() => {
  setViewportWidth(390);
  localStorage.clear();
  currentWalk.set(null);
});

/** The page of the second place, opened on a walk while the first plays. */
async function openOnWalk() {
  const visited = visit();
  const slot = slotOf(visited.player);
  const Page = (_: PageProps<'walk'>) => {
    const { openPlace } = useNavigation();
    const entry = useNavState(entryIn);
    return (
      <PlayerSlotContext value={slot}>
        {entry.page === 'placeDetail' ? (
          <PlaceDetail entry={entry} />
        ) : (
          <button type="button" onClick={() => openPlace(9, 12)}>
            Open
          </button>
        )}
        <PlayerBar />
      </PlayerSlotContext>
    );
  };
  const page = await renderPage(
    Page,
    { page: 'walk', guideId: 9 },
    {
      replies: {
        getGuide: () => GUIDE,
        listPlaces: () => ({ places: PLACES }),
        presignUrl: () => 'https://media.example/x',
      },
    },
  );
  const track = trackOf({ id: 9, title: GUIDE.g_title }, PLACES, 11);
  if (track === null) throw new Error('The place has audio.');
  act(() => visited.player.play(track));
  act(() => visited.arrive());
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  const bar = within(await screen.findByRole('region', { name: 'Your walk' }));
  return { ...page, ...visited, bar };
}

it('links back to the walk, and has the only button for the playing place', async () => {
  const { user, bar, phase, currentEntry } = await openOnWalk();
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Pause Lane 1' }));
  expect(phase()).toBe('11 paused');
  expect(bar.getByText('Paused: Lane 1')).toBeDefined();
  await user.click(bar.getByRole('button', { name: /^Back to the walk/ }));
  expect(currentEntry()).toEqual({ page: 'walk', guideId: 9 });
});

it('leaves the controls to the page for audio of the same place', async () => {
  const { bar, player, arrive } = await openOnWalk();
  const track = trackOf({ id: 9, title: GUIDE.g_title }, PLACES, 12);
  if (track === null) throw new Error('The place has audio.');
  act(() => player.play(track));
  act(() => arrive());
  await waitFor(() => expect(bar.queryByRole('button', { name: /Lane 2/ })).toBeNull());
});

it('shows the walk’s notices', async () => {
  const walk = someWalk();
  currentWalk.set(walk.session);
  await walk.session.start(null);
  const { bar } = await openOnWalk();
  act(() => walk.wait(60));
  expect(await bar.findByText(/^We’ve lost your position/)).toBeDefined();
});

it('offers directions on foot', async () => {
  await openOnWalk();
  const mode = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Travel mode' });
  expect(mode.value).toBe('walking');
});
