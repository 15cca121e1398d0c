// @vitest-environment happy-dom
import type { PendingGuide } from '@laneway/contract/authoring';
import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { GuideHistoryEntry } from '@laneway/contract/review';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { guideColour } from '../../../map/guide-colour.ts';
import { connectionLost, refusal } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { showDraft, showGuides, someDraft, somePlace } from '../guides-part.test-data.tsx';
import { menuItem } from '../listing/listings.test-data.ts';

const status = () => screen.findByRole('region', { name: 'Status' });

const submission: GuideHistoryEntry = {
  at: '2026-11-15T10:50:00.000Z',
  act: 'status_changed',
  from_status: 'draft',
  to_status: 'submitted',
  source: 'user_action',
  actor_name: 'Isla',
  comment: null,
  place_title: null,
  own_content: false,
};

describe('the notes of a reviewer', () => {
  const reviewed = (changes: Partial<PendingGuide> = {}) =>
    someDraft({
      pg_pending_status: 'needs_revision',
      admin_comment: 'Nearly there.',
      pending_places: [
        somePlace(1, { pp_title: 'A' }),
        somePlace(2, { pp_title: 'B', admin_comment: 'Too dark.', changed_since_comment: true }),
        somePlace(3, { pp_title: 'C', admin_comment: 'Needs a pin.' }),
      ],
      ...changes,
    });

  it('include a link to the first unaddressed one', async () => {
    const { user, currentEntry } = await showDraft(reviewed());
    expect((await status()).textContent).toContain('“Nearly there.”');
    await user.click(button('Show the first place note'));
    expect(currentEntry()).toMatchObject({ route: { open: { place: { id: 3 } } } });
    const note = await screen.findByRole('region', { name: 'Reviewer’s note' });
    expect(note.textContent).toContain('“Needs a pin.”');
    expect(note.textContent).not.toContain('Changed since this note');
  });

  it('show that something has changed since', async () => {
    const guide = reviewed({ changed_since_comment: true });
    const { user } = await showDraft(guide);
    expect((await status()).textContent).toContain('Changed since this note');
    await user.click(await screen.findByRole('button', { name: /^2 B/ }));
    const note = await screen.findByRole('region', { name: 'Reviewer’s note' });
    expect(note.textContent).toContain('Changed since this note');
  });

  it('are shown to the author of a rejected guide, who can’t edit it', async () => {
    const { user } = await showDraft(reviewed({ pg_pending_status: 'rejected' }));
    expect((await status()).textContent).toContain('We can’t publish this one. Here’s why.');
    await user.click(button('Show the first place note'));
    expect(await screen.findByText('“Needs a pin.”')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('a rejected guide', () => {
  const rejected = someDraft({ pg_id: 5, pg_pending_status: 'rejected', pg_title: 'Lanes' });
  const asked = (body: unknown) => expect.objectContaining({ body });

  it.each([
    ['Edit as a new draft', { mode: 'new_draft' }, 'You’re editing the new draft'],
    ['Duplicate guide', { mode: 'copy' }, 'You’re editing the copy'],
  ])('goes on with “%s”, which opens what was made', async (label, body, text) => {
    let stored = rejected;
    const copyPendingGuide = vi.fn(() => {
      stored = someDraft({ pg_id: 6 });
      return stored;
    });
    const { user, currentEntry } = await showDraft(rejected, {
      replies: { copyPendingGuide, getPendingGuide: () => stored },
    });
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() =>
      expect(currentEntry()).toMatchObject({
        route: { open: { guide: { source: 'pending', id: 6 } } },
      }),
    );
    expect(copyPendingGuide).toHaveBeenCalledExactlyOnceWith(asked(body));
    expect(screen.getByRole('status', { name: 'Toast' }).textContent).toBe(text);
  });

  it('can be deleted by its author', async () => {
    const deletePendingGuide = vi.fn();
    const { user } = await showDraft(rejected, { replies: { deletePendingGuide } });
    await user.click(await menuItem(user, 'guide', 'Delete guide'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Lanes?' })).getByRole('button', {
        name: 'Delete guide',
      }),
    );
    await waitFor(() => expect(deletePendingGuide).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Toast' }).textContent).toBe('Lanes deleted'),
    );
  });

  it('says why it can’t be copied', async () => {
    const { user } = await showDraft(rejected, {
      replies: {
        copyPendingGuide: () => refusal('conflict', 'Another draft of this guide is already open.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit as a new draft' }));
    expect(await screen.findByText('Another draft of this guide is already open.')).toBeDefined();
  });
});

describe('walking a new guide', () => {
  const open = {
    guide: { source: 'unsaved', id: 'new-guide-1' },
    place: null,
    view: 'edit',
  } as const;

  it('saves it first', async () => {
    const onWalk = vi.fn();
    const createPendingGuide = vi.fn(() => someDraft({ pg_id: 31 }));
    const { user } = await showGuides({ open, onWalk, replies: { createPendingGuide } });
    await user.click(await menuItem(user, 'guide', 'Walk it with your phone'));
    await waitFor(() => expect(onWalk).toHaveBeenCalledOnce());
    expect(onWalk).toHaveBeenCalledWith(expect.objectContaining({ id: 31 }));
    expect(createPendingGuide).toHaveBeenCalledOnce();
  });

  it('shows why it couldn’t be saved', async () => {
    const onWalk = vi.fn();
    const { user } = await showGuides({
      open,
      onWalk,
      replies: { createPendingGuide: () => refusal('conflict', 'Not just now.') },
    });
    await user.click(await menuItem(user, 'guide', 'Walk it with your phone'));
    expect(await screen.findAllByText(/Not just now\./)).not.toEqual([]);
    expect(onWalk).not.toHaveBeenCalled();
  });

  it('says that it has to wait for a connection', async () => {
    const { user, server } = await showGuides({
      open,
      replies: { createPendingGuide: connectionLost },
    });
    await user.click(await menuItem(user, 'guide', 'Walk it with your phone'));
    expect(await screen.findByText(/^You’re offline\. Your guide is saved first/)).toBeDefined();
    // The save that waits doesn't reach the next test.
    const createPendingGuide = vi.fn(() => someDraft({ pg_id: 32 }));
    server.replies = { ...server.replies, createPendingGuide };
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(createPendingGuide).toHaveBeenCalled());
  });
});

describe('duplicating a draft', () => {
  it('saves unsaved changes first', async () => {
    const calls: string[] = [];
    const draft = someDraft({ pg_id: 5 });
    const { user } = await showDraft(draft, {
      replies: {
        updatePendingGuide: () => {
          calls.push('save');
          return { ...draft, pg_version: draft.pg_version + 1 };
        },
        copyPendingGuide: () => {
          calls.push('copy');
          return someDraft({ pg_id: 6 });
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' More.');
    await user.click(await menuItem(user, 'guide', 'Duplicate guide'));
    await waitFor(() => expect(calls).toEqual(['save', 'copy']));
  });

  it('isn’t offered to anyone but its author', async () => {
    const { user } = await showDraft(someDraft({ pg_author_id: 99 }), { role: 'admin' });
    await menuItem(user, 'guide', 'Testers');
    expect(screen.queryByRole('menuitem', { name: 'Duplicate guide' })).toBeNull();
  });
});

describe('the link to the review', () => {
  const submitted = someDraft({ pg_pending_status: 'submitted', pg_author_id: 99 });

  it('is a button for admins', async () => {
    const { user, currentEntry } = await showDraft(submitted, { role: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    expect(currentEntry()).toMatchObject({ route: { open: { view: 'review' } } });
  });

  it('is beside each submission in the history, for admins only', async () => {
    const replies = { getGuideHistory: () => ({ items: [submission] }) };
    const open = {
      guide: { source: 'pending', id: submitted.pg_id },
      place: null,
      view: 'history',
    } as const;
    const { user, currentEntry } = await showDraft(submitted, { role: 'admin', replies, open });
    await user.click(
      await screen.findByRole('button', { name: /^Compare the submission of 15 Nov/ }),
    );
    expect(currentEntry()).toMatchObject({ route: { open: { view: 'review' } } });
  });

  it('isn’t there for creators', async () => {
    const replies = { getGuideHistory: () => ({ items: [submission] }) };
    const guide = someDraft({ pg_pending_status: 'submitted' });
    const open = {
      guide: { source: 'pending', id: guide.pg_id },
      place: null,
      view: 'history',
    } as const;
    await showDraft(guide, { replies, open });
    await screen.findByText(/^Isla/);
    expect(screen.queryByRole('button', { name: /Compare|Review/ })).toBeNull();
  });
});

describe('a published version', () => {
  const published = (changes: Partial<PendingGuide> = {}) =>
    someDraft({ pg_pending_status: 'published', original_g_id: 7, ...changes });

  it('is read-only, and links to the live guide', async () => {
    const { user, currentEntry } = await showDraft(
      published({ pending_places: [somePlace(1, { pp_title: 'A' })] }),
      { replies: { getGuide: () => exampleGuide, listPlaces: () => ({ places: [] }) } },
    );
    expect((await status()).textContent).toContain('This version has been published.');
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.readOnly || title.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add New Place' })).toBeNull();
    expect(screen.queryByRole('meter')).toBeNull();
    await user.click(button('Edit the live guide'));
    expect(currentEntry()).toMatchObject({
      route: { open: { guide: { source: 'published', id: 7 } } },
    });
  });

  it('offers to move unsaved changes to a new draft', async () => {
    let row = someDraft({ original_g_id: 7 });
    const { user } = await showDraft(row, {
      replies: {
        getPendingGuide: () => row,
        updatePendingGuide: () => {
          row = published({ pg_version: row.pg_version + 3 });
          return refusal('conflict', "Content with status 'Published' cannot be edited.");
        },
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, ' by night');
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Move them to a new draft' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
      'value',
      'The Upside-Down River by night',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it.each([
  ['submitted', 'Submitted'],
  ['needs_revision', 'Needs Revision'],
] as const)('shows the places of a guide that is %s as %s', async (pg_pending_status, name) => {
  const guide = someDraft({ pg_pending_status, pending_places: [somePlace(1)] });
  const open = {
    guide: { source: 'pending', id: guide.pg_id },
    place: { source: 'pending', id: 1 },
    view: 'edit',
  } as const;
  await showDraft(guide, { open });
  const heading = await screen.findByRole('heading', { name: 'Place 1 of 1' });
  expect(heading.parentElement?.textContent).toContain(name);
});

describe('withdrawing a draft', () => {
  it('isn’t offered before the first submission, when it can be deleted instead', async () => {
    const { user } = await showDraft(someDraft());
    await menuItem(user, 'guide', 'Delete guide');
    expect(screen.queryByRole('menuitem', { name: 'Withdraw' })).toBeNull();
  });

  it('is offered afterwards', async () => {
    const { user } = await showDraft(someDraft(), {
      replies: { getGuideHistory: () => ({ items: [submission] }) },
    });
    expect(await menuItem(user, 'guide', 'Withdraw')).toBeDefined();
  });
});

it('links to the other draft when a guide can’t be reopened because of it', async () => {
  const guide = someDraft({ pg_pending_status: 'withdrawn', original_g_id: 7 });
  const other = someDraft({ pg_id: 77, original_g_id: 7 });
  const { user, server, currentEntry } = await showDraft(guide, {
    replies: {
      changeStatus: () => {
        server.replies = {
          ...server.replies,
          listAuthoredGuides: ({ query }) =>
            query.original_g_id === undefined ? [guide, other] : [other],
          getPendingGuide: () => guide,
        };
        return refusal('conflict', 'Another draft of this guide is already open.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Return to Draft' }));
  const openDraft = await screen.findByRole('button', { name: 'Open the draft' });
  server.replies = { ...server.replies, getPendingGuide: () => other };
  await user.click(openDraft);
  expect(currentEntry()).toMatchObject({
    route: { open: { guide: { source: 'pending', id: 77 } } },
  });
});

it('shows the new status of a guide whose status someone else has changed first', async () => {
  const guide = someDraft({ pg_pending_status: 'submitted' });
  const { user, server } = await showDraft(guide, {
    replies: {
      changeStatus: () => {
        server.replies = {
          ...server.replies,
          getPendingGuide: () => ({
            ...guide,
            pg_version: guide.pg_version + 1,
            pg_pending_status: 'rejected',
            admin_comment: 'Not ours.',
          }),
        };
        return refusal('conflict', 'This guide has changed.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Return to Draft' }));
  expect(await screen.findByText('It’s been moved to Rejected, so nothing changed')).toBeDefined();
  expect((await status()).textContent).toContain('“Not ours.”');
  expect(screen.queryByRole('button', { name: 'Return to Draft' })).toBeNull();
  expect(screen.queryByText(/This guide has changed/)).toBeNull();
});

describe('the transfer of an approved guide', () => {
  it.each([
    ['approved', { state: 'transferring', reason: null }, 'Transferring to production...'],
    ['approved', { state: 'failed', reason: 'No room' }, 'Transfer failed: No room'],
    ['published', { state: 'transferred', reason: null }, 'Transferred to production'],
  ] as const)('is shown to its author: %s, %o', async (pg_pending_status, pg_transfer, text) => {
    await showDraft(someDraft({ pg_pending_status, pg_transfer }));
    expect(await within(await screen.findByRole('banner')).findByText(text)).toBeDefined();
  });

  it('is polled to its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const pg_transfer = { state: 'transferring', reason: null } as const;
    const guide = someDraft({ pg_pending_status: 'approved', pg_transfer });
    const { server } = await showDraft(guide);
    await screen.findByText('Transferring to production...');
    const done: PendingGuide = {
      ...guide,
      pg_version: guide.pg_version + 1,
      pg_pending_status: 'published',
      pg_transfer: { state: 'transferred', reason: null },
    };
    server.replies = { ...server.replies, getPendingGuide: () => done };
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(screen.getByText('Transferred to production')).toBeDefined());
  });
});

describe('a draft that saves by itself', () => {
  const draft = someDraft({ pending_places: [somePlace(1, { pp_title: 'A' })] });
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });

  /** Replies like a server that saves titles, and counts its saves. */
  function saving() {
    const saved: unknown[] = [];
    const save = (row: object, version: 'pg_version' | 'pp_version', body: unknown) => {
      saved.push(body);
      const { [version]: before = 0 } = body as Record<string, number>;
      return { ...row, ...(body as object), [version]: before + 1 } as never;
    };
    return {
      saved,
      updatePendingGuide: ({ body }: { body: unknown }) => save(draft, 'pg_version', body),
      updatePendingPlace: ({ body }: { body: unknown }) =>
        save(somePlace(1, { pp_title: 'A' }), 'pp_version', body),
    };
  }

  it('says so while someone types, and says when it has', async () => {
    const { saved, ...replies } = saving();
    const { user } = await showDraft(draft, { replies });
    await user.type(await title(), '!');
    await screen.findByText('We’ll save this in a moment');
    const field = await title();
    await screen.findByText(/^Saved \d/, undefined, { timeout: 4_000 });
    expect(saved).toMatchObject([{ pg_title: 'The Upside-Down River!' }]);
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('status', { name: 'Toast' }).textContent).toBe('');
    await user.click(button('Save'));
    await screen.findByText('Guide saved successfully!');
    expect(saved).toHaveLength(1);
  });

  it('opens its places without a question, and saves what was typed before', async () => {
    const { saved, ...replies } = saving();
    const { user } = await showDraft(draft, { replies });
    await user.type(await title(), '!');
    await user.click(await screen.findByRole('button', { name: /^1 A/ }));
    await screen.findByRole('heading', { name: 'Place 1 of 1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(saved).toMatchObject([{ pg_title: 'The Upside-Down River!' }]));
  });

  it('is saved before it is left, without a question', async () => {
    const { saved, ...replies } = saving();
    const { user, currentEntry } = await showDraft(draft, { replies });
    await user.type(await title(), '!');
    await user.click(button('Back to your guides'));
    await waitFor(() => expect(currentEntry()).toMatchObject({ route: { open: null } }));
    expect(saved).toMatchObject([{ pg_title: 'The Upside-Down River!' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it is left if a save is refused, and can still be left', async () => {
    const { user, currentEntry } = await showDraft(draft, {
      replies: { updatePendingGuide: () => refusal('invalid_input', 'Not this title.') },
    });
    await user.type(await title(), '!');
    await user.click(button('Back to your guides'));
    await screen.findByRole('dialog', { name: 'Unsaved Changes' });
    await user.click(button('Save Data'));
    await screen.findByText(
      "Please use the form's 'Save' button to save changes, then try navigating again.",
    );
    expect(currentEntry()).toMatchObject({ route: { open: { guide: { id: draft.pg_id } } } });
    await user.click(button('Back to your guides'));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(currentEntry()).toMatchObject({ route: { open: null } }));
  });

  it('asks before it is left without a network', async () => {
    const { saved, ...replies } = saving();
    const { user, server, currentEntry } = await showDraft(draft, {
      replies: { updatePendingGuide: connectionLost },
    });
    await user.type(await title(), '!');
    await user.click(button('Back to your guides'));
    await screen.findByRole('dialog', { name: 'Unsaved Changes' });
    await user.click(button('Cancel'));
    expect(currentEntry()).toMatchObject({ route: { open: { guide: { id: draft.pg_id } } } });
    await screen.findByText('You’re offline. Keep going, we’ll save when you’re back.');
    server.replies = { ...server.replies, ...replies };
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/^Saved \d/);
    expect(saved).toHaveLength(1);
  });

  it('leads to the field of a place that can’t be saved', async () => {
    const { saved, ...replies } = saving();
    const { user } = await showDraft(draft, {
      replies,
      open: {
        guide: { source: 'pending', id: draft.pg_id },
        place: { source: 'pending', id: 1 },
        view: 'edit',
      },
    });
    const location = await screen.findByLabelText<HTMLInputElement>('Location');
    await user.clear(location);
    await user.type(location, 'around the corner');
    await user.type(await title(), '!');
    await user.click(screen.getByRole('button', { name: /^Guide/ }));
    await waitFor(() => expect(saved).toMatchObject([{ pp_title: 'A!' }]));
    await screen.findByLabelText('List price');
    await user.click(button('Back to your guides'));
    await user.click(await screen.findByRole('button', { name: 'Save Data' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('location'));
    await screen.findByText('1 thing to fix');
  });
});

it('saves someone else’s draft only on request', async () => {
  const guide = someDraft({ pg_author_id: 99, pending_places: [somePlace(1, { pp_title: 'A' })] });
  const { user } = await showDraft(guide, { role: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await screen.findByText('Not saved yet. Kept on this device.');
  await user.click(await screen.findByRole('button', { name: /^1 A/ }));
  await screen.findByRole('heading', { name: 'Place 1 of 1' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Back to your guides'));
  await screen.findByRole('dialog', { name: 'Unsaved Changes' });
});

it('shows the pins of a draft in the colour of its published guide', async () => {
  setViewportWidth(1440);
  await showDraft(someDraft({ original_g_id: 7, pending_places: [somePlace(1)] }));
  const preview = await screen.findByRole('img', { name: 'Preview of The Upside-Down River' });
  await waitFor(() => {
    const pin = preview.querySelector<HTMLElement>('[style*="--pin"]');
    expect(pin?.style.getPropertyValue('--pin')).toBe(guideColour(7));
  });
});

describe('on a phone', () => {
  it.each([
    ['draft', 'Submit'],
    ['draft', 'History'],
    ['submitted', 'Review'],
  ] as const)('the header of a %s has “%s” in its menu', async (pg_pending_status, name) => {
    setViewportWidth(390);
    const isReview = name === 'Review';
    const guide = someDraft({ pg_pending_status, ...(isReview && { pg_author_id: 99 }) });
    const { user } = await showDraft(guide, { role: isReview ? 'admin' : 'creator' });
    await screen.findByRole('button', { name: 'Switch guide' });
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(await menuItem(user, 'guide', name)).toBeDefined();
  });

  it('the status is below the header, next to what it means', async () => {
    setViewportWidth(390);
    await showDraft(someDraft({ pg_pending_status: 'submitted' }));
    expect((await status()).textContent).toMatch(/^SubmittedWith our reviewers\./);
  });
});
