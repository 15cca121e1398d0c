// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentEntry } from '../core/navigation/nav-state.ts';
import { useNavState } from '../core/navigation/navigation-context.tsx';
import type { PageProps } from '../core/navigation/pages.ts';
import { PlayerSlotContext } from '../media/player/player-slot.ts';
import { slotOf, visit } from '../media/player/some-player.test-data.ts';
import { serverError } from '../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../ui/testing/viewport.ts';
import { pastWalks } from './history/past-walks.ts';
import { findDarkAfter } from './pocket/dark-after.tsx';
import { APART, GUIDE, PLACES, pointAt } from './some-walk.test-data.ts';
import { StartWalkButton } from './start-walk-button.tsx';
import { currentWalk } from './use-walk.ts';
import { Walk } from './walk.tsx';
import { walkStore } from './walk-store.ts';

/** The phone's position, controlled by the test. */
function somePhone() {
  const watches = new Map<number, [PositionCallback, PositionErrorCallback]>();
  const geolocation = {
    watchPosition: (onFix: PositionCallback, onError: PositionErrorCallback) => {
      watches.set(watches.size + 1, [onFix, onError]);
      return watches.size;
    },
    clearWatch: (id: number) => void watches.delete(id),
  };
  Object.defineProperties(navigator, {
    geolocation: { configurable: true, value: geolocation },
    locks: { configurable: true, value: undefined },
  });
  let t = Date.now();
  const failWith = (code: number) => {
    for (const [, onError] of watches.values()) onError({ code } as GeolocationPositionError);
  };
  return {
    isWatched: () => watches.size > 0,
    stand: (metres: number, accuracy = 6) => {
      t += 1_000;
      const { lat: latitude, lng: longitude } = pointAt(metres);
      const coords = { latitude, longitude, accuracy, heading: null };
      for (const [onFix] of watches.values()) {
        onFix({ coords, timestamp: t } as GeolocationPosition);
      }
    },
    /** The position is unknown for this long. */
    lose: (seconds: number) => {
      t += seconds * 1_000;
    },
    refuse: () => failWith(1),
    fail: () => failWith(3),
  };
}

const guideAt = (g_id: number, g_title: string, metres: number) => {
  const { lat, lng } = pointAt(metres);
  return { ...GUIDE, g_id, g_title, g_location: `${lat},${lng}` };
};
/** This guide, and two others. */
const GUIDES_AROUND = [
  guideAt(9, 'Three Lanes', 0),
  guideAt(21, 'Farther', 900),
  guideAt(22, 'Nearer', 400),
];

async function openWalk() {
  const phone = somePhone();
  const visited = visit();
  const Page = (props: PageProps<'walk'>) => (
    <PlayerSlotContext value={slotOf(visited.player)}>
      <Walk {...props} />
    </PlayerSlotContext>
  );
  const page = await renderPage(
    Page,
    { page: 'walk', guideId: 9 },
    {
      replies: {
        getGuide: () => GUIDE,
        browseGuides: () => ({ items: GUIDES_AROUND, total: 3, next_cursor: null }),
        listPlaces: () => ({ places: PLACES }),
        // Without its configuration, the map has no tiles.
        getConfig: () => serverError(),
      },
    },
  );
  await screen.findByRole('heading', { name: /^(Ready to walk\?|Your walk is paused)$/ });
  return { ...page, ...visited, phone };
}

/** Opens the app with the button of a walk that was begun, and with its page once that is open. */
async function openGuide(permission: PermissionState, player = visit()) {
  const phone = somePhone();
  const query = async () => ({ state: permission });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'permissions');
  });
  const Page = () => {
    const entry = useNavState(currentEntry);
    return (
      <PlayerSlotContext value={slotOf(player.player)}>
        <StartWalkButton guide={GUIDE} />
        {entry.page === 'walk' && <Walk entry={entry} />}
      </PlayerSlotContext>
    );
  };
  const page = await renderPage(
    Page,
    { page: 'placesHomePage', guideId: 9 },
    {
      replies: {
        getGuide: () => GUIDE,
        listPlaces: () => ({ places: PLACES }),
        getConfig: () => serverError(),
      },
    },
  );
  return { ...page, ...player, phone };
}

/** A walk of which the first place was heard, with the list or followed. */
function saveWalk(metres: number | null) {
  walkStore.save('visitor', {
    ...{ guideId: 9, first: 0, last: 0, isFirstChosen: false },
    stops: PLACES.map(({ p_id: id }, index) =>
      index === 0
        ? { id, phase: 'played', heard: 1, isVisited: true, isOffered: false }
        : { id, phase: 'ahead', heard: 0, isVisited: false, isOffered: false },
    ),
    totals: { startedAt: 0, seconds: 60, metres },
  });
}

const start = () => screen.getByRole('button', { name: 'Start walk' });
const panel = () => screen.findByRole('region', { name: 'Walk' });

beforeEach(() => {
  setViewportWidth(390);
  // A walk that is left saves its state.
  currentWalk.set(null);
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('before a walk', () => {
  it('the page shows five checks', async () => {
    await openWalk();
    const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['Without a signal', 'Your position', 'Sound', 'Screen', 'Compass']);
    expect(screen.getByText(/^Keep the phone unlocked: screen dark/)).toBeDefined();
    expect(screen.getByText(/^With the list, you start each place yourself/)).toBeDefined();
  });

  it('the position is requested only after a tap, and the walk starts once it is known', async () => {
    const { user, phone } = await openWalk();
    expect(phone.isWatched()).toBe(false);
    await user.click(start());
    expect(screen.getByText('Finding you...', { selector: 'button' })).toBeDefined();
    phone.stand(-20);
    expect(within(await panel()).getByText('Lane 1')).toBeDefined();
  });

  it('the audio of the first place is prefetched, and that of a nearer one once it is known', async () => {
    const { user, phone, prefetching } = await openWalk();
    expect(prefetching.src).toContain('/11.mp3');
    await user.click(start());
    // Too inaccurate for a walk that starts automatically.
    phone.stand(2 * APART, 800);
    await waitFor(() => expect(prefetching.src).toContain('/13.mp3'));
  });

  it('the tap on Start unlocks audio for later', async () => {
    const { user, element } = await openWalk();
    await user.click(start());
    expect(element.src).toMatch(/^blob:/);
  });

  it('sound is ticked once the visitor confirms hearing the bell', async () => {
    const { user } = await openWalk();
    const row = within(screen.getByRole('heading', { name: 'Sound' }).closest('li') as HTMLElement);
    await user.click(row.getByRole('button', { name: 'Play bell' }));
    await row.findByText(/^No bell\?/);
    expect(row.queryByText('OK')).toBeNull();
    await user.click(row.getByRole('button', { name: 'I heard it' }));
    expect(row.getByText('OK')).toBeDefined();
  });

  it('a distant visitor is asked first', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    phone.stand(-400);
    const dialog = await screen.findByRole('dialog', { name: 'You’re 400\u00a0m away' });
    expect(dialog.textContent).toContain('The walk starts at “Lane 1”.');
    await user.click(within(dialog).getByRole('button', { name: 'Start walk' }));
    await panel();
  });

  it('nobody is asked about distances before the position is exact, or five seconds are over', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The first position of a phone may be the nearest mast's.
    act(() => phone.stand(2 * APART, 200));
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('dialog', { name: 'Where do you want to start?' })).toBeDefined();
  });

  it('nobody at the first place is asked because of an earlier inexact position', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    act(() => phone.stand(2 * APART, 200));
    phone.stand(-20, 20);
    expect(within(await panel()).getByText('Lane 1')).toBeDefined();
  });

  it('a visitor near a later place is asked where to start, with both distances', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    phone.stand(2 * APART + 10);
    const dialog = await screen.findByRole('dialog', { name: 'Where do you want to start?' });
    expect(dialog.textContent).toContain(
      'Start at place 1, “Lane 1”, 250\u00a0m away, or join at place 3, “Lane 3”, 10\u00a0m?',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Start at place 1' }));
    expect(within(await panel()).getByText('Next: place 1')).toBeDefined();
    // On the way back, the places that are passed stay silent.
    for (let metres = 2 * APART; metres > 40; metres -= 2) phone.stand(metres);
    expect(screen.getByText('Next: place 1')).toBeDefined();
  });

  it('a visitor who joins late is offered the earlier places at the end', async () => {
    const { user, phone, phase, say } = await openWalk();
    await user.click(start());
    phone.stand(2 * APART + 10);
    const dialog = await screen.findByRole('dialog', { name: 'Where do you want to start?' });
    await user.click(within(dialog).getByRole('button', { name: 'Join at place 3' }));
    await panel();
    for (const metres of [8, 6, 4]) phone.stand(2 * APART + metres);
    await waitFor(() => expect(phase()).toBe('13 playing'));
    act(() => say('ended'));
    const line = await screen.findByText('2 places left: go on with place 1, or end here.');
    expect(line.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'End walk' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on with place 1' }));
    expect(screen.getByText('Next: place 1')).toBeDefined();
    expect(screen.getByRole('button', { name: 'End walk' })).toBeDefined();
  });

  it('a visitor who closes the question stays', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    phone.stand(2 * APART);
    const dialog = await screen.findByRole('dialog', { name: 'Where do you want to start?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(start()).toBeDefined();
  });

  it('the time until the screen goes dark can be chosen, which is stored', async () => {
    const { user } = await openWalk();
    const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Go dark when/ });
    expect(choice().value).toBe('2');
    await user.selectOptions(choice(), 'Never');
    cleanup();
    await openWalk();
    expect(choice().value).toBe('never');
  });

  it('a visitor who blocks location can walk with the list', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    phone.refuse();
    await screen.findByText(/^Location is blocked/);
    expect(screen.queryByRole('button', { name: 'Start walk' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Walk with the list' }));
    const list = await screen.findByRole('list', { name: 'Places of this walk' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  });

  it('spoken notices can be turned on, which is stored', async () => {
    const { user } = await openWalk();
    const choice = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^Say notices aloud/ });
    expect(choice().checked).toBe(false);
    await user.click(choice());
    // The simulated browser has no voice.
    expect(screen.getByText(/no voice of its own, so you’ll hear a bell/)).toBeDefined();
    cleanup();
    await openWalk();
    expect(choice().checked).toBe(true);
  });

  it('an inaccurate position isn’t enough', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    phone.stand(0, 800);
    await screen.findByText(/^We only know your neighbourhood/);
    expect(screen.queryByRole('button', { name: 'Start walk' })).toBeNull();
  });

  it('a tap isn’t forgotten when the position is inexact or late', async () => {
    const { user, phone } = await openWalk();
    await user.click(start());
    phone.fail();
    await screen.findByText('Still finding you. It’s quicker outdoors.');
    phone.stand(0, 800);
    await screen.findByText(/^We only know your neighbourhood/);
    phone.stand(0);
    await waitFor(async () => expect(document.activeElement).toBe(await panel()));
  });
});

describe('a tap on “Resume walk”', () => {
  const resume = () => screen.findByRole('button', { name: 'Resume walk' });

  it('goes on with the walk at once, and the next place plays', async () => {
    saveWalk(150);
    const { user, phone, phase, element } = await openGuide('granted');
    await user.click(await resume());
    // The tap itself makes the browser allow audio.
    expect(element.src).toMatch(/^blob:/);
    expect(within(await panel()).getByText('Next: place 2')).toBeDefined();
    for (const metres of [-15, -10, -5, 0]) phone.stand(APART + metres);
    await waitFor(() => expect(phase()).toBe('12 playing'));
  });

  it('goes on although the browser asks for the location each time', async () => {
    saveWalk(150);
    const { user, phone } = await openGuide('prompt');
    await user.click(await resume());
    await panel();
    expect(phone.isWatched()).toBe(true);
  });

  it('goes on with the list if location is blocked and was never used', async () => {
    saveWalk(null);
    const { user, phone } = await openGuide('denied');
    await user.click(await resume());
    await panel();
    expect(phone.isWatched()).toBe(false);
  });

  it('says that the walk is paused if location has been blocked since', async () => {
    saveWalk(150);
    const { user } = await openGuide('denied');
    await user.click(await resume());
    await screen.findByRole('heading', { name: 'Your walk is paused' });
    expect(screen.getByRole('button', { name: 'Walk with the list' })).toBeDefined();
  });

  it('goes on with a place that is still playing since the walk was left', async () => {
    saveWalk(150);
    const { user, phone, phase, back, player } = await openGuide('granted');
    await user.click(await resume());
    await panel();
    for (const metres of [-15, -10, -5, 0]) phone.stand(APART + metres);
    await waitFor(() => expect(phase()).toBe('12 playing'));
    act(back);
    expect(phone.isWatched()).toBe(false);
    await user.click(await resume());
    expect(within(await panel()).getByText('Playing: place 2')).toBeDefined();
    expect(player.isSteered()).toBe(true);
    // The next place waits for its end.
    for (const metres of [-15, -10, -5, 0]) phone.stand(2 * APART + metres);
    expect(phase()).toBe('12 playing');
  });
});

describe('on a walk', () => {
  async function walking() {
    const opened = await openWalk();
    await opened.user.click(start());
    opened.phone.stand(-20);
    await panel();
    return opened;
  }

  it('the next place plays when it is reached, and is marked as heard', async () => {
    const { phone, phase } = await walking();
    for (const metres of [-15, -10, -5, 0]) phone.stand(metres);
    await waitFor(() => expect(phase()).toBe('11 playing'));
    const heard = screen.getByRole('button', { name: /^Playing: place 1 Lane 1/ });
    const next = screen.getByRole('button', { name: /^Next: place 2/ });
    // The playing place comes first, with its audio controls.
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(heard.compareDocumentPosition(next) & after).toBe(after);
    const controls = within(screen.getByRole('group', { name: 'Audio: Lane 1' }));
    expect(controls.getByRole('button', { name: 'Pause' })).toBeDefined();
    expect(controls.getByRole('button', { name: 'Back 15 seconds' })).toBeDefined();
    expect(controls.getByRole('slider')).toBeDefined();
    expect(localStorage.getItem('laneway.visits.visitor')).toContain('"visitedIds":[11]');
  });

  it('“I’m at …” plays the next place, and “Skip” skips it', async () => {
    const { user, phase } = await walking();
    await user.click(screen.getByRole('button', { name: 'I’m at Lane 1' }));
    expect(phase()).toBe('11 playing');
    await user.click(screen.getByRole('button', { name: 'Skip Lane 2' }));
    expect(screen.getByText('Next: place 3')).toBeDefined();
  });

  it('the time until the screen goes dark can be changed below the places', async () => {
    const { user } = await walking();
    await user.click(screen.getByRole('button', { name: 'All places' }));
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Go dark when/ });
    await user.selectOptions(choice, 'After 10 minutes');
    expect(choice.value).toBe('10');
    expect(findDarkAfter()).toBe('10');
  });

  it('“I’m at …” is the main button only while nothing plays', async () => {
    const { user } = await walking();
    const here = (title: string) => screen.getByRole('button', { name: `I’m at ${title}` });
    const look = here('Lane 1').className;
    await user.click(here('Lane 1'));
    expect(here('Lane 2').className).not.toBe(look);
  });

  it('the hint that the phone may lock itself is shown once', async () => {
    const { user, phone } = await walking();
    phone.stand(-20);
    // The simulated browser can't keep the screen on.
    expect(await screen.findByText(/^Your phone may lock itself/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(/^Your phone may lock itself/)).toBeNull();
  });

  it('all places can be listed and played', async () => {
    const { user, phase } = await walking();
    await user.click(screen.getByRole('button', { name: 'All places' }));
    await user.click(screen.getByRole('button', { name: 'Play Lane 3' }));
    expect(phase()).toBe('13 playing');
    expect(screen.getByRole('button', { name: 'Lane 3 Playing' })).toBeDefined();
    const list = within(screen.getByRole('list', { name: 'Places of this walk' }));
    await user.click(list.getByRole('button', { name: 'Pause Lane 3' }));
    expect(screen.getByRole('button', { name: 'Lane 3 Paused' })).toBeDefined();
  });

  it('any place of the list can be made the next one', async () => {
    const { user } = await walking();
    await user.click(screen.getByRole('button', { name: 'All places' }));
    expect(screen.queryByRole('button', { name: 'Actions for Lane 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Lane 3' }));
    const menu = screen.getByRole('menu', { name: 'Actions for Lane 3' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Make this the next one' }));
    expect(screen.getByText('Next: place 3')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Actions for Lane 1' })).toBeDefined();
  });

  it('the walk continues on the page of a place, and pauses when its own page is left', async () => {
    const { user, phone, back, currentEntry } = await walking();
    await user.click(screen.getByRole('button', { name: /Next: place 1/ }));
    expect(currentEntry()).toMatchObject({ page: 'placeDetail', placeId: 11 });
    expect(phone.isWatched()).toBe(true);
    back();
    back();
    expect(phone.isWatched()).toBe(false);
  });

  it('nothing is offered to play after the end of a walk', async () => {
    const { user, phase, say } = await walking();
    await user.click(screen.getByRole('button', { name: 'I’m at Lane 1' }));
    act(() => say('ended'));
    expect(phase()).toBe('11 ended');
    await user.click(screen.getByRole('button', { name: 'End walk' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End walk' }));
    expect(phase()).toBe('closed');
  });

  it('the walk ends on request, and shows how many places were heard', async () => {
    const { user, phone } = await walking();
    await user.click(screen.getByRole('button', { name: 'End walk' }));
    const dialog = screen.getByRole('dialog', { name: 'End this walk?' });
    expect(dialog.textContent).toContain(
      'Once ended, you can’t resume it. For a break, go back instead',
    );
    await user.click(within(dialog).getByRole('button', { name: 'End walk' }));
    expect(await screen.findByText('You heard 0 of 3 places.')).toBeDefined();
    expect(screen.queryByText(/last place/)).toBeNull();
    expect(phone.isWatched()).toBe(false);
  });

  it('nobody who has visited every place is advised to take a break instead of ending it', async () => {
    const { user } = await walking();
    for (const title of ['Lane 1', 'Lane 2', 'Lane 3'])
      await user.click(screen.getByRole('button', { name: `I’m at ${title}` }));
    await user.click(screen.getByRole('button', { name: 'End walk' }));
    const dialog = screen.getByRole('dialog', { name: 'End this walk?' });
    expect(within(dialog).getByText('You visited all 3 places.')).toBeDefined();
  });

  it('the place that plays at the end counts as visited', async () => {
    const { user, phone, phase } = await walking();
    for (const metres of [-15, -10, -5, 0]) phone.stand(metres);
    await waitFor(() => expect(phase()).toBe('11 playing'));
    await user.click(screen.getByRole('button', { name: 'End walk' }));
    const dialog = screen.getByRole('dialog', { name: 'End this walk?' });
    expect(dialog.textContent).toContain('You visited 1 of 3 places.');
    await user.click(within(dialog).getByRole('button', { name: 'End walk' }));
    expect(await screen.findByText('You visited 1 of 3 places.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Walk ended' })).toBeDefined();
    const left = screen.getByRole('region', { name: 'Not visited yet' });
    const names = within(left)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Lane 2', 'Lane 3']);
  });

  it('a walk that ended is summed up and in the history; one without a place isn’t', async () => {
    const { user, phone, phase, currentEntry } = await walking();
    for (const metres of [-15, -10, -5, 0]) phone.stand(metres);
    await waitFor(() => expect(phase()).toBe('11 playing'));
    await user.click(screen.getByRole('button', { name: 'End walk' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End walk' }));
    expect(await screen.findAllByText(/1 of 3 places/)).toHaveLength(1);
    expect(screen.getByText('1 min')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
    const next = screen.getByRole('region', { name: 'Next guide near here' });
    expect(next.textContent).toContain('Nearer');
    expect(pastWalks.read('visitor')).toMatchObject([
      { guideId: 9, title: 'Three Lanes', visited: 1, count: 3 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Walk again' }));
    await user.click(await screen.findByRole('button', { name: 'Your walks' }));
    expect(currentEntry()).toEqual({ page: 'walkHistory' });
  });

  it('a distant visitor who resumes it is told where it goes on', async () => {
    const { phone, phase } = await walking();
    for (const metres of [-15, -10, -5, 0]) phone.stand(metres);
    await waitFor(() => expect(phase()).toBe('11 playing'));
    cleanup();
    currentWalk.set(null);
    const again = await openWalk();
    await again.user.click(screen.getByRole('button', { name: 'Resume at place 1' }));
    again.phone.stand(-400, 20);
    const dialog = await screen.findByRole('dialog', { name: 'You’re 400\u00a0m away' });
    expect(dialog.textContent).toContain('Your walk goes on at “Lane 1”.');
    await again.user.click(within(dialog).getByRole('button', { name: 'Resume walk' }));
    await panel();
  });

  it('a visitor who resumes it between two places isn’t asked', async () => {
    const { phone, phase } = await walking();
    for (const metres of [-15, -10, -5, 0]) phone.stand(metres);
    await waitFor(() => expect(phase()).toBe('11 playing'));
    cleanup();
    currentWalk.set(null);
    const again = await openWalk();
    await again.user.click(screen.getByRole('button', { name: 'Resume at place 1' }));
    // Far from place 1, near to place 3.
    again.phone.stand(2 * APART, 20);
    await panel();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the walk can be resumed after a reload', async () => {
    const { phone, user, phase } = await walking();
    for (const metres of [-15, -10, -5, 0]) phone.stand(metres);
    await waitFor(() => expect(phase()).toBe('11 playing'));
    await user.click(screen.getByRole('button', { name: 'Skip Lane 2' }));
    currentWalk.set(null);
    expect(await screen.findByRole('button', { name: 'Resume at place 1' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' });
    expect(dialog.textContent).toContain('Your walk is at place 1.');
    await user.click(within(dialog).getByRole('button', { name: 'Start again' }));
    phone.stand(-20);
    expect(await screen.findByText('Next: place 1')).toBeDefined();
    expect(screen.getByRole('button', { name: 'I’m at Lane 1' })).toBeDefined();
  });

  it('a passed place is announced in a live region', async () => {
    const { phone, user } = await walking();
    for (let second = 0; second < 5; second += 1) phone.stand(0);
    // The position is lost while the walker is at the second place.
    phone.lose(130);
    for (let metres = APART + 42; metres < 2 * APART - 36; metres += 2) phone.stand(metres);
    const notice = await screen.findByText('You passed Lane 2.');
    expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Play now? Lane 2' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Skip Lane 2' }));
    expect(screen.queryByText('You passed Lane 2.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play now? Lane 2' })).toBeNull();
  });
});
