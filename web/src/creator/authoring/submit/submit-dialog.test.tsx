// @vitest-environment happy-dom
import type { GuideHistoryEntry } from '@laneway/contract/review';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { draftWith, showDraft, someDraft, somePlace } from '../guides-part.test-data.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'Submit The Upside-Down River?' });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const openDialog = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Submit' }));

const VERDICT: GuideHistoryEntry = {
  at: '2026-11-15T12:00:00.000Z',
  act: 'status_changed',
  from_status: 'submitted',
  to_status: 'needs_revision',
  source: 'admin_review',
  actor_name: 'Maeve',
  comment: 'Add a picture to each place.',
  place_title: null,
  own_content: false,
};

describe('submitting a guide', () => {
  it('lists each missing part once in plain words, and disables the button', async () => {
    const guide = someDraft({
      pg_image: 'Not yet provided',
      pg_description: 'Not yet provided',
      pg_audio: 'https://media.example/a.mp3',
    });
    const { user } = await showDraft(guide);
    await screen.findByText('To submit, add a description, a cover image and at least one place.');
    await openDialog(user);
    const needed = within(dialog()).getByRole('region', { name: 'Needed' });
    expect(
      within(needed)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Add: A description', 'Add: A cover image', 'Add: At least one place']);
    expect(dialog().textContent).not.toMatch(/gn_|%|Required field/);
    expect(inDialog('Submit').getAttribute('aria-disabled')).toBe('true');
  });

  it('doesn’t count hidden places, and counts one that isn’t saved yet', async () => {
    const hidden = somePlace(1, { pp_pending_status: 'withdrawn' });
    const { user } = await showDraft(someDraft({ pending_places: [hidden] }));
    await openDialog(user);
    inDialog('Add: At least one place');
    await user.click(inDialog('Not yet'));
    await user.click(screen.getByRole('button', { name: /^Add New Place/ }));
    await openDialog(user);
    expect(
      within(dialog())
        .getAllByRole('button', { name: /^Add: / })
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Add: Place 2 needs a title', 'Add: Place 2 needs a pin']);
  });

  it('links to the missing field', async () => {
    const { user } = await showDraft(someDraft({ pg_description: 'Not yet provided' }));
    await openDialog(user);
    await user.click(inDialog('Add: A description'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description' })),
    );
  });

  it('names the places without a title or a pin, and links to what they lack', async () => {
    const guide = someDraft({
      pending_places: [
        somePlace(1, { pp_location: '99999,99999', pp_marker: null }),
        somePlace(2, { pp_title: 'Not yet provided', pp_name_number: 2 }),
        somePlace(3, { pp_title: 'Not yet provided', pp_pending_status: 'withdrawn' }),
      ],
    });
    const { user, currentEntry } = await showDraft(guide);
    await screen.findByText('To submit, give every place a title and a pin.');
    await openDialog(user);
    expect(inDialog('Submit').getAttribute('aria-disabled')).toBe('true');
    inDialog('Add: Place of 1 needs a pin');
    await user.click(inDialog('Add: Place 2 needs a title'));
    expect(currentEntry()).toMatchObject({ route: { open: { place: { id: 2 } } } });
    await user.type(await screen.findByLabelText('Title'), 'Banana Alley');
    await openDialog(user);
    expect(within(dialog()).queryByRole('button', { name: /needs a title/ })).toBeNull();
  });

  it('saves unsaved changes, then submits and confirms it', async () => {
    const calls: string[] = [];
    const guide = draftWith('A');
    const { user } = await showDraft(guide, {
      replies: {
        updatePendingGuide: () => {
          calls.push('save');
          return { ...guide, pg_title: 'The Upside-Down River!', pg_version: 5 };
        },
        changeStatus: ({ body }) => {
          calls.push(JSON.stringify(body));
          return { ...guide, pg_pending_status: 'submitted', pg_version: 6 };
        },
      },
    });
    await user.type(await screen.findByLabelText('Title'), '!');
    await openDialog(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Status updated to submitted')).toBeDefined();
    expect(calls).toEqual(['save', '{"new_status":"submitted","pg_version":5}']);
    expect(screen.getByText(/^With our reviewers/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add New Place' })).toBeNull();
    expect(button('Return to Draft')).toBeDefined();
  });

  it('takes a message to the reviewer after a review, and none before', async () => {
    const message = 'Message to the reviewer (optional)';
    const guide = { ...draftWith('A'), pg_pending_status: 'needs_revision' } as const;
    const bodies: unknown[] = [];
    const { user } = await showDraft(guide, {
      replies: {
        getGuideHistory: () => ({ items: [VERDICT] }),
        changeStatus: ({ body }) => {
          bodies.push(body);
          return { ...guide, pg_pending_status: 'submitted', pg_version: 6 };
        },
      },
    });
    await openDialog(user);
    await user.type(await screen.findByLabelText(message), ' Pictures come later. ');
    await user.click(inDialog('Submit'));
    await screen.findByText('Status updated to submitted');
    expect(bodies).toEqual([
      { new_status: 'submitted', pg_version: guide.pg_version, comment: 'Pictures come later.' },
    ]);
    cleanup();

    const first = await showDraft(draftWith('A'));
    await openDialog(first.user);
    expect(screen.queryByLabelText(message)).toBeNull();
  });

  it('says why the server refused', async () => {
    const { user } = await showDraft(draftWith('A'), {
      replies: { changeStatus: () => refusal('conflict', 'Not now.') },
    });
    await openDialog(user);
    await user.click(inDialog('Submit'));
    expect(await screen.findByText('Failed to update status: Not now.')).toBeDefined();
  });
});
