// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { showDraft, someDraft, somePlace } from '../guides-part.test-data.tsx';

vi.mock('../../walk-editor/simulation/state/open-simulator.ts', () => ({
  openSimulator: () => ({ walk: async () => null, close: () => undefined }),
}));

const PATH = '(-37.8166,144.960),(-37.8166,144.975)';
const DRAFT = someDraft({
  pg_path: PATH,
  pending_places: [
    somePlace(1, { pp_title: 'Princes Bridge', pp_order: 0, pp_location: '-37.8166,144.964' }),
    somePlace(2, { pp_title: 'Banana Alley', pp_order: 1, pp_location: '-37.8166,144.969' }),
  ],
});

/** Someone else's saves only on request, so the time that a test takes doesn't matter. */
const THEIRS = { ...DRAFT, pg_author_id: 99 };

type Saved = { readonly pp_trigger?: string | null };

async function showWalk(draft = DRAFT, place: number | null = 1) {
  const saved: Saved[] = [];
  const page = await showDraft(draft, {
    open: {
      guide: { source: 'pending', id: draft.pg_id },
      place: place === null ? null : { source: 'pending', id: place },
      view: 'walk',
    },
    role: draft === THEIRS ? 'admin' : 'creator',
    replies: {
      updatePendingPlace: ({ body }) => {
        const change = body as Saved;
        saved.push(change);
        return { ...somePlace(saved.length), ...change, pp_version: 2 };
      },
      getWalkReport: () => serverError(),
    },
  });
  return { ...page, saved };
}

const radius = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Radius' });
/** The attribute that the toolbar's style uses. */
const isGreyed = (element: HTMLElement) => element.hasAttribute('data-disabled');
const openView = (entry: unknown) =>
  (entry as { route: { open: { view: string; place: { id: number } | null } } }).route.open;

async function widen(user: Awaited<ReturnType<typeof showWalk>>['user'], metres: string) {
  await user.clear(await radius());
  await user.type(await radius(), metres);
}

/** Finds the key by its text, because guides of other tests may store their changes too. */
const keptKey = (text: string) =>
  Object.keys(localStorage).find(
    (key) => key.includes('kept-work') && localStorage.getItem(key)?.includes(text),
  );

/** Makes stored changes look as if their tab had been closed. */
function leaveToAnotherTab(key: string): void {
  localStorage.setItem(key.replace(/@.*/, '@gone'), localStorage.getItem(key) ?? '');
  localStorage.removeItem(key);
}

beforeEach(() => {
  localStorage.clear();
  setViewportWidth(1440);
});

describe('the link to the walk', () => {
  it('is a button beside the history, which also leads back', async () => {
    const { user, currentEntry } = await showDraft(DRAFT);
    await screen.findByLabelText('Title');
    await user.click(button('Walk'));
    expect(openView(currentEntry())).toMatchObject({ view: 'walk', place: null });
    await screen.findByLabelText('Settings for');
    expect(screen.queryByLabelText('Title')).toBeNull();
    await user.click(button('Walk'));
    await screen.findByLabelText('Title');
  });

  it.each([820, 390])('is a tab at %i px', async (width) => {
    setViewportWidth(width);
    const { user, currentEntry } = await showDraft(DRAFT);
    await user.click(await screen.findByRole('tab', { name: 'Walk' }));
    expect(openView(currentEntry()).view).toBe('walk');
    await screen.findByLabelText('Settings for');
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    await screen.findByLabelText('Title');
    expect(openView(currentEntry()).view).toBe('edit');
  });
});

describe('the history of a guide', () => {
  it.each([1440, 820])('opens over the walk at %i px and leads back to it', async (width) => {
    setViewportWidth(width);
    const { user, currentEntry } = await showWalk();
    await widen(user, '45');
    const field = await radius();
    await user.click(button('History'));
    expect(openView(currentEntry()).view).toBe('history');
    // The element is the same, so the view wasn't mounted again and a running check continues.
    expect(await radius()).toBe(field);
    await user.click(button('Close history'));
    expect(openView(currentEntry())).toMatchObject({ view: 'walk', place: { id: 1 } });
    expect(await radius()).toBe(field);
  });
});

it('switches to the list of places in a tab on a phone, even if a place is selected', async () => {
  setViewportWidth(390);
  const { user, currentEntry } = await showWalk();
  await radius();
  await user.click(screen.getByRole('tab', { name: 'Places · 2' }));
  expect(openView(currentEntry())).toMatchObject({ view: 'edit', place: null });
  expect(screen.getByRole('tab', { name: 'Places · 2', selected: true })).toBeDefined();
});

describe('the walk of an open guide', () => {
  it('saves the changes of several places, one after the other', async () => {
    const { user, currentEntry, saved } = await showWalk();
    await widen(user, '45');
    await user.click(screen.getByRole('button', { name: /^2 Banana Alley/ }));
    expect(openView(currentEntry())).toMatchObject({ view: 'walk', place: { id: 2 } });
    await widen(user, '50');
    expect(screen.getByText('We’ll save this in a moment')).toBeDefined();
    await user.click(button('Save'));
    await waitFor(() => expect(saved).toHaveLength(2));
    const radii = saved.map(({ pp_trigger }) => JSON.parse(pp_trigger ?? '').zone.radius);
    expect(radii).toEqual([45, 50]);
    await screen.findByText('Walk saved');
  });

  it.each(['Save', 'Ctrl+S'])('shows with %s which field is invalid', async (way) => {
    const { user, saved } = await showWalk();
    await widen(user, '20');
    // Commits the valid value, which stays unsaved when the next one is invalid.
    await user.tab();
    await widen(user, '500');
    if (way === 'Save') await user.click(button('Save'));
    else await user.keyboard('{Control>}s{/Control}');
    expect(document.activeElement).toBe(await radius());
    expect(screen.getByText('Enter 15 to 100 metres')).toBeDefined();
    await widen(user, '50');
    await user.click(button('Save'));
    await screen.findByText('Walk saved');
    expect(saved.at(-1)?.pp_trigger).toContain('"radius":50');
  });

  it('has no unsaved changes once a typed radius is removed again', async () => {
    const { user } = await showWalk(THEIRS);
    await widen(user, '45');
    expect(screen.getByText('Not saved yet. Kept on this device.')).toBeDefined();
    await user.clear(await radius());
    await user.tab();
    expect(screen.getByText('No changes yet')).toBeDefined();
    expect(isGreyed(button('Undo'))).toBe(true);
  });

  it('undoes and redoes changes of any place, and names the place', async () => {
    const { user } = await showWalk(THEIRS);
    await user.click(await screen.findByRole('radio', { name: /^Area/ }));
    await user.click(screen.getByRole('button', { name: /^2 Banana Alley/ }));
    await user.click(await screen.findByRole('radio', { name: /^Asks first/ }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Undone: 2. Banana Alley')).toBeDefined();
    await user.click(button('Undo'));
    expect(screen.getByText('Undone: 1. Princes Bridge')).toBeDefined();
    expect(screen.getByText('No changes yet')).toBeDefined();
    expect([button('Undo'), button('Redo')].map(isGreyed)).toEqual([true, false]);
    await user.click(button('Redo'));
    expect(screen.getByText('Redone: 1. Princes Bridge')).toBeDefined();
    expect(isGreyed(button('Undo'))).toBe(false);
  });

  it('lists overlapping zones, and scrolls to the map for them', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { user, currentEntry } = await showWalk({
      ...DRAFT,
      pending_places: [
        somePlace(1, { pp_order: 0, pp_location: '-37.8166,144.964' }),
        somePlace(2, { pp_order: 1, pp_location: '-37.8166,144.9644' }),
      ],
    });
    // Place 1 is already selected, so place 2 is shown.
    await user.click(await screen.findByText('Zones of 1 and 2 overlap'));
    expect(openView(currentEntry()).place).toMatchObject({ id: 2 });
    const map = screen.getByLabelText('Map of the walk');
    expect(
      scrolled.mock.contexts.some((each) => each instanceof Element && each.contains(map)),
    ).toBe(true);
    scrolled.mockRestore();
  });

  it('is read-only while the guide is locked', async () => {
    await showWalk({ ...DRAFT, pg_pending_status: 'submitted' });
    expect((await radius()).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('unsaved changes', () => {
  it('are offered on the next visit, whichever place is selected', async () => {
    const { user } = await showWalk(DRAFT, 2);
    await widen(user, '45');
    const key = await waitFor(() => keptKey(String.raw`\"radius\":45`) ?? expect.fail('not kept'));
    cleanup();
    leaveToAnotherTab(key);
    await showWalk(DRAFT, null);
    await screen.findByText(/^You left changes to 2\. Banana Alley here on/);
    expect(screen.getByLabelText('Changes to 2. Banana Alley kept on this device')).toBeDefined();
    await user.click(button('Restore'));
    expect(screen.getByText('We’ll save this in a moment')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Settings for'), '2. Banana Alley');
    expect((await radius()).value).toBe('45');
  });

  it('cause no question when switching to the walk and back to the same place', async () => {
    const { user } = await showDraft(DRAFT, {
      open: {
        guide: { source: 'pending', id: DRAFT.pg_id },
        place: { source: 'pending', id: 1 },
        view: 'edit',
      },
    });
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(button('Walk'));
    await radius();
    await user.click(button('Walk'));
    expect(await screen.findByDisplayValue('Princes Bridge!')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of several places cause no question when leaving the walk, and are saved', async () => {
    const { user, saved } = await showWalk();
    await widen(user, '45');
    await user.click(screen.getByRole('button', { name: /^2 Banana Alley/ }));
    await widen(user, '50');
    await user.click(button('Walk'));
    await screen.findByDisplayValue('Banana Alley');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(saved).toHaveLength(2));
    await user.click(button('Walk'));
    expect((await radius()).value).toBe('50');
    await user.click(screen.getByRole('button', { name: /^1 Princes Bridge/ }));
    await waitFor(async () => expect((await radius()).value).toBe('45'));
  });
});
