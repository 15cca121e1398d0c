// @vitest-environment happy-dom

import type { PendingGuide } from '@laneway/contract/authoring';
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import {
  draftWith,
  ME,
  showDraft,
  showGuides,
  someDraft,
  somePlace,
} from '../guides-part.test-data.tsx';

const navigator = () => screen.findByRole('navigation', { name: 'Guide and places' });
const rows = async () => within(await navigator()).queryAllByRole('listitem');
const titles = async () =>
  (await rows()).map((row) => row.querySelector('[data-place-row]')?.textContent);
const placeRow = async (name: RegExp) => within(await navigator()).findByRole('button', { name });
const toast = () => screen.getByRole('status', { name: 'Toast' });
/** Searched within the toast, because the map has an undo button too. */
const undo = () => within(toast()).getByRole('button', { name: 'Undo' });

/** A server that reorders the places of the draft and records the requested orders. */
function ordering(guide: PendingGuide) {
  const orders: number[][] = [];
  return {
    orders,
    orderPendingPlaces: ({ body }: { body: unknown }) => {
      const { pp_ids: ids } = body as { pp_ids: number[] };
      orders.push(ids);
      const pending_places = (guide.pending_places ?? []).map((place) => ({
        ...place,
        pp_order: ids.indexOf(place.pp_id),
      }));
      return { ...guide, pg_version: guide.pg_version + orders.length, pending_places };
    },
  };
}

describe('the navigator', () => {
  it('lists the guide and its places by number', async () => {
    await showDraft(draftWith('Princes Bridge', 'Banana Alley'));
    expect(await titles()).toEqual(['1 Princes Bridge', '2 Banana Alley']);
    expect((await placeRow(/^Guide/)).getAttribute('aria-current')).toBe('true');
  });

  it('has nothing selected while the walk of the guide is open', async () => {
    const draft = draftWith('Princes Bridge');
    await showDraft(draft, {
      open: { guide: { source: 'pending', id: draft.pg_id }, place: null, view: 'walk' },
    });
    expect((await placeRow(/^Guide/)).getAttribute('aria-current')).toBeNull();
  });

  it('opens a place, and announces which one it is', async () => {
    const { user, currentEntry } = await showDraft(draftWith('Princes Bridge', 'Banana Alley'));
    await user.click(await placeRow(/^2 Banana Alley/));
    expect(currentEntry()).toMatchObject({
      route: { open: { place: { source: 'pending', id: 2 } } },
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Banana Alley, place 2 of 2, The Upside-Down River',
    );
    expect(document.title).toBe(
      'Banana Alley, place 2 of 2, The Upside-Down River · Guides · Laneway',
    );
  });

  it('moves the focused place with Alt and an arrow, saves the order and offers to undo it', async () => {
    const guide = draftWith('A', 'B', 'C');
    const { orders, orderPendingPlaces } = ordering(guide);
    const { user } = await showDraft(guide, { replies: { orderPendingPlaces } });
    (await placeRow(/^1 A/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await titles()).toEqual(['1 B', '2 A', '3 C']);
    expect(toast().textContent).toContain('Moved to place 2');
    await waitFor(() => expect(orders).toEqual([[2, 1, 3]]));
    expect(document.activeElement?.textContent).toBe('2 A');
    await user.click(undo());
    await waitFor(() =>
      expect(orders).toEqual([
        [2, 1, 3],
        [1, 2, 3],
      ]),
    );
    expect(await titles()).toEqual(['1 A', '2 B', '3 C']);
  });

  it.each([
    [0, 'Moved to first place'],
    [2, 'Moved to place 3'],
    [3, 'Moved to last place'],
  ])('says where a place was moved to: %i', async (to, text) => {
    const guide = draftWith('A', 'B', 'C', 'D');
    const { orderPendingPlaces } = ordering(guide);
    const { user } = await showDraft(guide, { replies: { orderPendingPlaces } });
    (await placeRow(/^2 B/)).focus();
    const steps = to - 1;
    const key = steps < 0 ? '{ArrowUp}' : '{ArrowDown}';
    await user.keyboard(`{Alt>}${key.repeat(Math.abs(steps))}{/Alt}`);
    expect(toast().textContent).toContain(text);
  });

  it('keeps the name of a place without a title when it is moved', async () => {
    const guide = draftWith('A', 'Not yet provided', 'C');
    const { orderPendingPlaces } = ordering(guide);
    const { user } = await showDraft(guide, { replies: { orderPendingPlaces } });
    (await placeRow(/^2 Place 2/)).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await titles()).toEqual(['1 Place 2', '2 A', '3 C']);
    await user.click(await placeRow(/^Add New Place/));
    expect(toast().textContent).toContain('Place 4 added');
    expect((await titles()).at(-1)).toBe('4 Place 4●, not saved yet');
  });

  it('saves the last of several quick moves last, whatever the earlier replies contain', async () => {
    const guide = draftWith('A', 'B', 'C');
    const { orders, orderPendingPlaces } = ordering(guide);
    const { user } = await showDraft(guide, { replies: { orderPendingPlaces } });
    (await placeRow(/^1 A/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(orders).toEqual([
        [2, 1, 3],
        [2, 3, 1],
      ]),
    );
    await waitFor(async () => expect(await titles()).toEqual(['1 B', '2 C', '3 A']));
  });

  it('moves a place to a number', async () => {
    const guide = draftWith('A', 'B', 'C');
    const { orders, orderPendingPlaces } = ordering(guide);
    const { user } = await showDraft(guide, { replies: { orderPendingPlaces } });
    await user.click(await placeRow(/^Actions for A/));
    await user.click(screen.getByRole('menuitem', { name: 'Move to…' }));
    const position = field('New position, 1 to 3');
    await user.clear(position);
    await user.type(position, '9');
    await user.click(button('Move place'));
    expect(screen.getByText('Enter a number from 1 to 3')).toBeDefined();
    await user.clear(position);
    await user.type(position, '3');
    await user.click(button('Move place'));
    await waitFor(() => expect(orders).toEqual([[2, 3, 1]]));
  });

  it('shows why an order couldn’t be saved, and restores the server’s order', async () => {
    const guide = draftWith('A', 'B');
    const { user } = await showDraft(guide, {
      replies: { orderPendingPlaces: () => refusal('conflict', 'Somebody was faster.') },
    });
    (await placeRow(/^1 A/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText('Failed to save guide. Somebody was faster.')).toBeDefined();
    expect(await titles()).toEqual(['1 A', '2 B']);
    expect(toast().textContent).toBe('');
    await user.click(button('Dismiss'));
    expect(screen.queryByText(/Failed to save guide/)).toBeNull();
  });

  it('asks before it deletes a place, and shows what is lost', async () => {
    const deleted: string[] = [];
    const { user } = await showDraft(draftWith('A', 'B'), {
      replies: {
        deletePendingPlace: () => {
          deleted.push('a place');
          return undefined as never;
        },
      },
    });
    await user.click(await placeRow(/^Actions for B/));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete B?' });
    expect(dialog.textContent).toContain(
      'You’ll lose its text and pin. You can undo this straight afterwards.',
    );
    expect(deleted).toEqual([]);
    await user.click(button('Delete place'));
    await waitFor(async () => expect(await titles()).toEqual(['1 A']));
    expect(deleted).toEqual(['a place']);
  });

  it('shows the guide when the place that is open is deleted', async () => {
    const { user, currentEntry } = await showDraft(draftWith('A', 'B'), {
      replies: { deletePendingPlace: () => undefined as never },
    });
    await user.click(await placeRow(/^2 B/));
    await user.click(await placeRow(/^Actions for B/));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(button('Delete place'));
    await waitFor(() => expect(currentEntry()).toMatchObject({ route: { open: { place: null } } }));
  });

  it.each([
    ['a draft of its own', null, null],
    ['a revision of a published place', 7, 41],
  ])('restores a deleted place at its position: %s', async (_, original_g_id, originalPlace) => {
    const before = draftWith('A', 'B', 'C');
    const pending_places = (before.pending_places ?? []).map((place) => ({
      ...place,
      pp_original_p_id: place.pp_id === 2 ? originalPlace : null,
      pp_image: 'media://laneway/b.webp',
    }));
    const guide = { ...before, original_g_id, pending_places };
    const added: unknown[] = [];
    const orders: unknown[] = [];
    const { user } = await showDraft(guide, {
      replies: {
        deletePendingPlace: () => undefined as never,
        addPendingPlace: ({ body }) => {
          added.push(body);
          return somePlace(9, { ...(body as object), pp_order: 9 });
        },
        orderPendingPlaces: ({ body }) => {
          orders.push((body as { pp_ids: number[] }).pp_ids);
          return { ...guide, pending_places: undefined as never };
        },
      },
    });
    await user.click(await placeRow(/^Actions for B/));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(button('Delete place'));
    await waitFor(() => expect(toast().textContent).toContain('B deleted'));
    expect(await titles()).toEqual(['1 A', '2 C']);
    await user.dblClick(undo());
    await waitFor(() => expect(orders).toEqual([[1, 9, 3]]));
    expect(await titles()).toEqual(['1 A', '2 B', '3 C']);
    // Its question isn't asked again.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(added).toMatchObject([
      {
        pp_title: 'B',
        pp_description: 'Paint over paint.',
        pp_image: 'media://laneway/b.webp',
        pp_original_p_id: originalPlace,
      },
    ]);
  });

  it('keeps a place that couldn’t be restored as an unsaved one', async () => {
    const { user } = await showDraft(draftWith('A', 'B'), {
      replies: {
        deletePendingPlace: () => undefined as never,
        addPendingPlace: () => refusal('conflict', 'The guide is full.'),
      },
    });
    await user.click(await placeRow(/^Actions for A/));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(button('Delete place'));
    await user.click(await within(toast()).findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/The guide is full\./)).toBeDefined();
    expect((await titles())[0]).toContain('1 A');
    expect((await titles())[0]).toContain('not saved yet');
  });

  it('removes the undo toast when the guide is left', async () => {
    const guide = draftWith('A', 'B');
    const { user } = await showDraft(guide, { replies: ordering(guide) });
    (await placeRow(/^1 A/)).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await within(toast()).findByRole('button', { name: 'Undo' });
    await user.click(button('Back to your guides'));
    await waitFor(() => expect(toast().textContent).toBe(''));
  });

  it('marks notes, errors and unsaved changes', async () => {
    const guide = someDraft({
      pending_places: [
        somePlace(1, { pp_title: 'A', admin_comment: 'Too dark.', pp_path: '(nowhere' }),
      ],
    });
    await showDraft(guide);
    expect((await placeRow(/^1 A/)).textContent).toBe('1 A!, needs fixing✎, has a note');
  });
});

describe('adding a place', () => {
  it('opens the form of the new place', async () => {
    const { user, currentEntry } = await showDraft(draftWith('A'));
    await user.click(await placeRow(/^Add New Place/));
    expect(await titles()).toEqual(['1 A', '2 Place 2●, not saved yet']);
    expect(currentEntry()).toMatchObject({ route: { open: { place: { source: 'unsaved' } } } });
  });

  it('can be undone, and the undo can be undone too', async () => {
    const { user } = await showDraft(draftWith('A'));
    await user.click(await placeRow(/^Add New Place/));
    expect(toast().textContent).toContain('Place 2 added');
    await user.click(undo());
    await waitFor(async () => expect(await titles()).toEqual(['1 A']));
    expect(toast().textContent).toContain('Place 2 deleted');
    await user.click(undo());
    expect(await titles()).toEqual(['1 A', '2 Place 2●, not saved yet']);
  });

  it.each([
    ['a new guide', 'unsaved'],
    ['a published guide', 'published'],
  ] as const)('saves %s first, without a question', async (_, kind) => {
    const row = someDraft({ original_g_id: kind === 'published' ? 7 : null });
    const { user, currentEntry } = await showGuides({
      open: {
        guide: kind === 'unsaved' ? { source: kind, id: 'new-guide-1' } : { source: kind, id: 7 },
        place: null,
        view: 'edit',
      },
      replies: {
        getGuide: () => ({ ...exampleGuide, g_author_id: ME.id }),
        listPlaces: () => ({ places: [examplePlace] }),
        createPendingGuide: () => row,
      },
    });
    await user.click(await placeRow(/^Add New Place/));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(toast().textContent).toMatch(/^Place \d added/));
    await waitFor(() =>
      expect(currentEntry()).toMatchObject({
        route: { open: { guide: { source: 'pending', id: 12 }, place: { source: 'unsaved' } } },
      }),
    );
  });

  it.each([
    ['a new guide', 'unsaved', 'Please save the new guide first before adding places.'],
    ['a published guide', 'published', 'Guide must be saved before adding places.'],
  ] as const)('says that %s has to be saved if that fails', async (_, kind, text) => {
    const { user } = await showGuides({
      open: {
        guide: kind === 'unsaved' ? { source: kind, id: 'new-guide-1' } : { source: kind, id: 7 },
        place: null,
        view: 'edit',
      },
      replies: {
        getGuide: () => ({ ...exampleGuide, g_author_id: ME.id }),
        listPlaces: () => ({ places: [examplePlace] }),
        createPendingGuide: () => refusal('conflict', 'Not now.'),
      },
    });
    await user.click(await placeRow(/^Add New Place/));
    await waitFor(() => expect(toast().textContent).toBe(text));
    expect(screen.getAllByText(/Not now\./)).not.toEqual([]);
  });

  it('is not offered on someone else’s guide, not even to admins', async () => {
    await showDraft(someDraft({ pg_author_id: 99 }), { role: 'admin' });
    await navigator();
    expect(screen.queryByRole('button', { name: 'Add New Place' })).toBeNull();
  });
});
