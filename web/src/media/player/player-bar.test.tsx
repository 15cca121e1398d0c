// @vitest-environment happy-dom
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../core/navigation/pages.ts';
import { type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PlayerBar } from './player-bar.tsx';
import { PlayerSlotContext } from './player-slot.ts';
import { slotOf, visit } from './some-player.test-data.ts';
import { someTrack } from './track.test-data.ts';
import { draftGuideId } from './track.ts';
import { playerOutOfSight } from './use-app-player.ts';

const PLACES: Entry = { page: 'placesHomePage', guideId: 9 };
const noPlaces = () => ({ places: [] });

/** The bar on a page, while the first place plays. */
async function listenOn(
  entry: Entry = PLACES,
  listPlaces: Replies['listPlaces'] = noPlaces,
  guideId = 9,
  replies: Replies = {},
) {
  const visited = visit();
  visited.player.play({ ...someTrack(1), guideId });
  visited.arrive();
  const slot = slotOf(visited.player);
  const Bar = () => (
    <PlayerSlotContext value={slot}>
      <h1>A page</h1>
      <PlayerBar />
    </PlayerSlotContext>
  );
  const role = entry.page === 'adminDashboard' ? 'admin' : null;
  const rendered = await renderPage(Bar, entry, { replies: { listPlaces, ...replies }, role });
  return { ...visited, ...rendered };
}

const bar = () => screen.queryByRole('region', { name: 'Player' });
const space = () => document.documentElement.style.getPropertyValue('--player-space');
const spoken = () => screen.getByRole('status').textContent;

describe('the player bar', () => {
  it('is hidden for a draft that plays over a dashboard, and makes no requests about it', async () => {
    const listPlaces = vi.fn(noPlaces);
    const dashboard: Entry = { page: 'adminDashboard', route: { part: 'guides', open: null } };
    const { phase } = await listenOn(dashboard, listPlaces, draftGuideId(9));
    expect(phase()).toBe('1 playing');
    expect(bar()).toBeNull();
    expect(listPlaces).not.toHaveBeenCalled();
  });

  it('is on the page of its place only while the player there is out of sight', async () => {
    const { user } = await listenOn({ page: 'placeDetail', guideId: 9, placeId: 1 });
    expect(bar()).toBeNull();
    const player = document.createElement('div');
    player.scrollIntoView = vi.fn();
    act(() => playerOutOfSight.setState(player));
    expect(spoken()).toBe('');
    await user.click(button('Place 1 City of Trams'));
    expect(player.scrollIntoView).toHaveBeenCalled();
    act(() => playerOutOfSight.setState(null));
    expect(bar()).toBeNull();
  });

  it('shows the track and links to its place', async () => {
    const { user, currentEntry } = await listenOn();
    expect(spoken()).toBe('Now playing: Place 1');
    await user.click(button('Place 1 City of Trams'));
    expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 9, placeId: 1 });
  });

  it('shows the words of the track over the page', async () => {
    const place = { ...examplePlace, p_id: 1, g_id: 9, p_audio_captions: null, p_image: null };
    const { user } = await listenOn(PLACES, () => ({ places: [place] }), 9, {
      getGuide: () => exampleGuide,
    });
    await user.click(await screen.findByRole('button', { name: 'Read along' }));
    const dialog = within(await screen.findByRole('dialog', { name: place.p_title }));
    expect(dialog.getByText('Coffee under the awnings.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pauses and continues', async () => {
    const { user, phase } = await listenOn();
    await user.click(button('Pause'));
    expect(phase()).toBe('1 paused');
    await user.click(button('Play'));
    expect(phase()).toBe('1 playing');
  });

  it('reserves its space on the page while it is shown, and returns the focus to the page', async () => {
    const { user, phase } = await listenOn();
    expect(space()).toMatch(/^\d+px$/);
    await user.click(button('Close player'));
    expect(phase()).toBe('closed');
    expect(bar()).toBeNull();
    expect(space()).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A page' }));
  });

  it('offers the next place at the end, and keeps the focus when that is played', async () => {
    const { user, say, phase } = await listenOn();
    act(() => say('ended'));
    expect(spoken()).toBe('Place 1 has ended. Next place: Place 2.');
    expect(button('Play again')).toBeDefined();
    button('Play next place Place 2').focus();
    await user.keyboard('{Enter}');
    expect(phase()).toBe('2 playing');
    expect(document.activeElement).toBe(button('Place 2 City of Trams'));
  });

  it('keeps the focus in the bar when the track ends', async () => {
    const { say } = await listenOn();
    button('Place 1 City of Trams').focus();
    act(() => say('ended'));
    expect(document.activeElement).toBe(button('Play next place Place 2'));
  });

  it('offers nothing after the last place', async () => {
    const { player, arrive, say } = await listenOn();
    act(() => player.play(someTrack(3)));
    act(() => arrive());
    act(() => say('ended'));
    expect(spoken()).toBe('Place 3 has ended.');
    expect(screen.queryByRole('button', { name: /Play next place/ })).toBeNull();
  });

  it('is hidden on a walk, which shows what is next', async () => {
    const { say } = await listenOn({ page: 'walk', guideId: 9 });
    act(() => say('ended'));
    expect(spoken()).toBe('');
    expect(bar()).toBeNull();
  });

  it('is hidden on a walk of another guide as soon as it is paused', async () => {
    const { player } = await listenOn({ page: 'walk', guideId: 8 });
    expect(bar()).not.toBeNull();
    act(() => player.pause());
    expect(bar()).toBeNull();
  });

  it('shows that audio couldn’t be loaded, and tries again', async () => {
    const { user, say, phase } = await listenOn();
    act(() => say('error'));
    act(() => say('error'));
    expect(within(bar() ?? document.body).getByRole('alert').textContent).toBe(
      'Failed to load audio',
    );
    await user.click(button('Try again'));
    expect(phase()).toBe('1 playing');
  });

  it.each<[string, Entry, boolean]>([
    ['home', { page: 'guidesHomePage' }, true],
    ['the page of another place', { page: 'placeDetail', guideId: 9, placeId: 2 }, true],
    ['a place of another guide', { page: 'placeDetail', guideId: 8, placeId: 1 }, true],
    ['its own page', { page: 'placeDetail', guideId: 9, placeId: 1 }, false],
  ])('is shown on other pages than that of its place: %s', async (_what, entry, isShown) => {
    const { phase } = await listenOn(entry);
    expect(bar() !== null).toBe(isShown);
    expect(phase()).toBe('1 playing');
  });

  it('is hidden in a dashboard, where playback pauses', async () => {
    const route = { part: 'overview' } as const;
    const { phase } = await listenOn({ page: 'adminDashboard', route });
    expect(bar()).toBeNull();
    expect(phase()).toBe('1 paused');
  });

  it.each(['not_allowed', 'not_found'] as const)(
    'is closed when the guide is %s for the listener',
    async (code) => {
      const { phase } = await listenOn(PLACES, () => refusal(code));
      await expect.poll(phase).toBe('closed');
      expect(bar()).toBeNull();
    },
  );
});
