// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageProps } from '../../core/navigation/pages.ts';
import { PlayerSlotContext } from '../../media/player/player-slot.ts';
import { slotOf, visit } from '../../media/player/some-player.test-data.ts';
import { trackOf } from '../../media/player/track.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../../ui/testing/viewport.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { APART, PARTLY_SILENT, someWalk } from '../some-walk.test-data.ts';
import { useSkip } from '../use-skip.ts';
import { useWalkSnapshot } from '../use-walk.ts';
import { useWalkHost, type WalkHost, WalkHostContext } from '../walk-host.ts';
import { WalkingView } from './walking-view.tsx';

vi.mock('./walk-map.tsx', () => ({
  WalkMap: ({ activeId }: { activeId: number | null }) => <p>Map at {activeId}</p>,
}));

beforeEach(() => setViewportWidth(390));

const { guide, places } = PARTLY_SILENT;

/** Shows toasts as the app does below every page. */
function Toast() {
  const { current, dismiss } = useToast();
  if (current === null) return null;
  const act = () => {
    dismiss();
    current.action?.onAct();
  };
  return (
    <p>
      <span>{current.text}</span>
      <button type="button" onClick={act}>
        {current.action?.label}
      </button>
    </p>
  );
}

/** Starts a walk in which the second place has no audio, by the list unless its position is followed. */
async function walk({ byList = true, host = {} as Partial<WalkHost> } = {}) {
  const visited = visit();
  const slot = slotOf(visited.player);
  const started = someWalk({ walkGuide: PARTLY_SILENT, byList });
  const { session } = started;
  await session.start(null);
  const Walk = (_: PageProps<'walk'>) => (
    <WalkHostContext value={{ ...useWalkHost(), ...host }}>
      <WalkingView
        walkGuide={PARTLY_SILENT}
        session={session}
        snapshot={useWalkSnapshot(session)}
        onSkip={useSkip(session, places)}
      />
    </WalkHostContext>
  );
  const page = await renderPage(
    (props: PageProps<'walk'>) => (
      <PlayerSlotContext value={slot}>
        <Walk {...props} />
        <Toast />
      </PlayerSlotContext>
    ),
    { page: 'walk', guideId: 9 },
    { replies: { presignUrl: () => 'https://media.example/x' } },
  );
  const play = (placeId: number) => {
    const track = trackOf({ id: 9, title: guide.g_title }, places, placeId);
    if (track === null) throw new Error('The place has audio.');
    act(() => visited.player.play(track));
    act(() => visited.arrive());
  };
  return { ...page, ...visited, ...started, play };
}

const panel = () => within(screen.getByRole('region', { name: 'Walk' }));
const rows = () => panel().getAllByRole('listitem');

it('opens a place without audio on “I’m at …”, and counts it as visited', async () => {
  const { user, session, currentEntry } = await walk();
  act(() => session.skip(11));
  await user.click(button('I’m at Lane 2'));
  expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 9, placeId: 12 });
  expect(rows()[1]?.textContent).toContain('Visited');
  expect(session.getSnapshot().notice).toBeNull();
  await user.click(button('End walk'));
  expect(screen.getByText(/^You visited 1 of 3 places\./)).toBeDefined();
});

it('lets a tester leave a note on the place that plays', async () => {
  const { play } = await walk({ host: { noteOn: (placeId) => <p>Note on {placeId}</p> } });
  expect(panel().queryByText(/^Note on/)).toBeNull();
  play(11);
  expect(panel().getByText('Note on 11')).toBeDefined();
  play(13);
  expect(panel().getByText('Note on 13')).toBeDefined();
  expect(panel().queryByText('Note on 11')).toBeNull();
});

it('links to a reached place without audio', async () => {
  const { user, session, currentEntry } = await walk();
  act(() => session.playNow(12));
  expect(panel().getByText('You reached Lane 2. There’s no audio here.')).toBeDefined();
  await user.click(button('See this place'));
  expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 9, placeId: 12 });
  expect(session.getSnapshot().notice).toBeNull();
});

it('offers an earlier place to a walker who comes to it, instead of the notice that they passed it', async () => {
  const { user, session, audio, view, stand, hear } = await walk({ byList: false });
  const go = (from: number, to: number) =>
    act(() => {
      const by = from < to ? 2 : -2;
      for (let metres = from; metres !== to; metres += by) stand(metres);
    });
  act(() => session.makeNext(13));
  go(APART, 2 * APART + 10);
  act(() => hear(13));
  const text = 'You’re at Lane 1, which you haven’t heard. Play it now?';
  expect(panel().queryByText(text)).toBeNull();
  go(2 * APART, 0);
  expect(panel().getByText(text)).toBeDefined();
  expect(audio.chime).toHaveBeenCalled();
  expect(audio.play.mock.calls).toEqual([[13]]);
  const notice = panel().getByText(text).parentElement;
  if (notice === null) throw new Error('The notice has buttons.');
  await user.click(within(notice).getByRole('button', { name: 'Play Lane 1' }));
  expect(view().playingStopId).toBe(11);
  expect(panel().queryByText(text)).toBeNull();
});

it('opens a passed place without audio, which neither plays anything nor counts as visited', async () => {
  const { user, audio, view, stand, wait, currentEntry } = await walk({ byList: false });
  act(() => {
    for (let second = 0; second < 5; second += 1) stand(0);
    wait(130);
    for (let metres = APART + 42; metres < 2 * APART - 36; metres += 2) stand(metres);
  });
  expect(panel().getByText('You passed Lane 2.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play now? Lane 2' })).toBeNull();
  const before = view();
  await user.click(button('See this place Lane 2'));
  expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 9, placeId: 12 });
  expect(audio.play.mock.calls).toEqual([[11]]);
  expect(audio.silence).not.toHaveBeenCalled();
  expect(view()).toMatchObject({ playingStopId: 11, nextStopId: 13, offeredStopIds: [] });
  expect(view().stops[1]).toEqual({ ...before.stops[1], isOffered: false });
  expect(view().stops[1]).toMatchObject({ phase: 'missed', isVisited: false });
  expect(panel().queryByText('You passed Lane 2.')).toBeNull();
});

it('shows the way to the next place on the map while the audio is paused', async () => {
  const { user, session, play } = await walk();
  act(() => session.playNow(11));
  play(11);
  expect(screen.getByText('Map at 11')).toBeDefined();
  await user.click(button('Pause Lane 1'));
  expect(screen.getByText('Map at 12')).toBeDefined();
});

it('says which distances the list has', async () => {
  const { user, stand } = await walk({ byList: false });
  act(() => {
    for (let second = 0; second < 3; second += 1) stand(0);
  });
  await user.click(button('All places'));
  expect(panel().getByText('Distances from you, in a straight line')).toBeDefined();
  expect(rows()[1]?.textContent).toMatch(/Next, 120\sm along the path/);
  expect(rows()[2]?.textContent).toMatch(/240\sm/);
});

it('undoes a skip', async () => {
  const { user, view } = await walk();
  await user.click(button('Skip Lane 1'));
  expect(view().nextStopId).toBe(12);
  expect(screen.getByText('Skipped Lane 1')).toBeDefined();
  await user.click(button('Undo'));
  expect(view().nextStopId).toBe(11);
  expect(screen.queryByText('Skipped Lane 1')).toBeNull();
});

it('announces the next place to screen readers', async () => {
  const { user } = await walk();
  const status = () => panel().getAllByRole('status')[0]?.textContent;
  expect(status()).toBe('Next: place 1, Lane 1');
  await user.click(button('Skip Lane 1'));
  expect(status()).toBe('Next: place 2, Lane 2');
});

it('pauses the playing place in the list', async () => {
  const { user, play, phase } = await walk();
  play(11);
  await user.click(
    within(rows()[0] ?? document.body).getByRole('button', { name: 'Pause Lane 1' }),
  );
  expect(phase()).toBe('11 paused');
  await user.click(within(rows()[0] ?? document.body).getByRole('button', { name: 'Play Lane 1' }));
  expect(phase()).toBe('11 playing');
  expect(
    within(rows()[2] ?? document.body).getByRole('button', { name: 'Play Lane 3' }),
  ).toBeDefined();
});

it('keeps the controls outside the scrolling list', async () => {
  await walk();
  const list = panel().getByRole('list');
  for (const name of ['I’m at Lane 1', 'Skip Lane 1', 'End walk']) {
    expect(list.parentElement?.contains(button(name))).toBe(false);
  }
});

it('shows the text of what is playing on request, and keeps it when the audio ends and for the next place', async () => {
  localStorage.clear();
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { user, play, say } = await walk();
  play(11);
  expect(button('Read along').getAttribute('aria-expanded')).toBe('false');
  await user.click(button('Read along'));
  expect(button('Read along').getAttribute('aria-expanded')).toBe('true');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  const text = () => panel().getByRole('region', { name: 'Text of this place' });
  expect(text().textContent).toContain('Coffee under the awnings.');
  act(() => say('ended'));
  expect(text()).toBeDefined();
  expect(button('Heard: place 1 Lane 1')).toBeDefined();
  expect(panel().queryByRole('slider')).toBeNull();
  play(13);
  expect(text()).toBeDefined();
  await user.click(button('Read along'));
  expect(panel().queryByRole('region', { name: 'Text of this place' })).toBeNull();
  act(() => say('ended'));
  expect(button('Read along')).toBeDefined();
});
