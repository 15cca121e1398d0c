// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import { draftWith, ME, showDraft, someDraft, somePlace } from '../guides-part.test-data.tsx';
import { ListedGuide, MENUS, menuItem, showListed } from './listings.test-data.ts';

const ISLA = { id: 31, name: 'Isla' };
const toast = () => screen.getByRole('status', { name: 'Toast' });
const navigator = () => screen.findByRole('navigation', { name: 'Guide and places' });
const rowText = async () => (await within(await navigator()).findByRole('listitem')).textContent;
const note = () => screen.findByRole('region', { name: 'Listing' });

describe('withdrawing a published place', () => {
  it('asks first, confirms it, marks the place and offers to undo it', async () => {
    const listed = new ListedGuide();
    const { user } = await showListed(listed);
    await user.click(await menuItem(user, 'row', 'Hide from visitors'));
    const dialog = screen.getByRole('dialog', {
      name: `Hide ${listed.place.p_title} from visitors?`,
    });
    expect(dialog.textContent).toContain(
      'Visitors and people who have the guide won’t see it any more. You can bring it back at any time.',
    );
    await user.click(button('Hide place'));
    await waitFor(() => expect(toast().textContent).toContain('Place withdrawn successfully!'));
    await waitFor(async () => expect(await rowText()).toContain('Withdrawn'));
    await user.click(within(toast()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast().textContent).toBe('Place republished successfully!'));
    await waitFor(async () => expect(await rowText()).not.toContain('Withdrawn'));
    expect(listed.asked.map(({ call }) => call)).toEqual(['withdrawPlace', 'republishPlace']);
  });

  it('is offered in the header of its form too', async () => {
    const listed = new ListedGuide();
    const { user } = await showListed(listed, { place: true });
    await user.click(await menuItem(user, 'place', 'Hide from visitors'));
    await user.click(button('Hide place'));
    await waitFor(async () =>
      expect((await note()).textContent).toContain(
        'Visitors don’t see this place. Show it to edit it.',
      ),
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(within(await note()).getByRole('button', { name: 'Show to visitors' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Listing' })).toBeNull());
    expect(button('Save')).toBeDefined();
  });

  it('demands a reason of an admin', async () => {
    const listed = new ListedGuide(ISLA);
    const { user } = await showListed(listed, { role: 'admin' });
    await user.click(await menuItem(user, 'row', 'Hide from visitors'));
    await user.click(button('Hide place'));
    expect(await screen.findByText('Please provide a comment for this action.')).toBeDefined();
    await user.type(field('Reason'), 'Fenced off');
    await user.click(button('Hide place'));
    await waitFor(() =>
      expect(listed.asked).toEqual([{ call: 'withdrawPlace', body: { comment: 'Fenced off' } }]),
    );
  });

  it.each([
    ['creator', ME, 'Failed to withdraw place. Please try again.'],
    ['admin', ISLA, 'Failed to withdraw place'],
  ] as const)('that fails shows the message for a %s', async (role, author, text) => {
    const { user } = await showListed(new ListedGuide(author), {
      role,
      replies: { withdrawPlace: () => serverError() },
    });
    await user.click(await menuItem(user, 'row', 'Hide from visitors'));
    if (role === 'admin') await user.type(field('Reason'), 'Fenced off');
    await user.click(button('Hide place'));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('replaces deleting, which isn’t offered', async () => {
    const { user } = await showListed(new ListedGuide());
    await menuItem(user, 'row', 'Hide from visitors');
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });
});

describe('republishing a published place', () => {
  it('is not offered to its creator when an admin withdrew it', async () => {
    const listed = new ListedGuide().withdrawPlace('admin', 'Fenced off');
    const { user, currentEntry } = await showListed(listed, { place: true });
    expect((await note()).textContent).toContain('We took this place out of your guide.');
    expect((await note()).textContent).toContain('“Fenced off”');
    expect(await rowText()).toContain('Withdrawn');
    expect(screen.queryByText('Show to visitors')).toBeNull();
    await user.click(button('Contact us'));
    expect(currentEntry()).toMatchObject({ page: 'contactUs' });
  });

  it.each([
    ['creator', ME, 'Failed to republish place. Please try again.'],
    ['admin', ISLA, 'Failed to republish place'],
  ] as const)('that fails shows the message for a %s', async (role, author, text) => {
    const { user } = await showListed(new ListedGuide(author).withdrawPlace('owner'), {
      role,
      replies: { republishPlace: () => serverError() },
    });
    await user.click(await menuItem(user, 'row', 'Show to visitors'));
    expect(await screen.findByText(text)).toBeDefined();
    expect(await rowText()).not.toContain('needs fixing');
  });
});

describe('a place of a draft', () => {
  const guide = draftWith('A');
  const withdrawn = somePlace(1, { pp_title: 'A', pp_order: 0, pp_pending_status: 'withdrawn' });

  it('is withdrawn at once by its creator, can be undone, and can be saved afterwards', async () => {
    const saved: unknown[] = [];
    const { user } = await showDraft(guide, {
      replies: {
        withdrawPendingPlace: () => ({ ...withdrawn, pp_version: 5 }),
        republishPendingPlace: () => somePlace(1, { pp_title: 'A', pp_order: 0, pp_version: 6 }),
        updatePendingPlace: ({ body }) => {
          saved.push(body);
          return somePlace(1, { pp_title: 'AB', pp_order: 0, pp_version: 7 });
        },
      },
    });
    await user.click(await menuItem(user, 'row', 'Hide from visitors'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await rowText()).toContain('Withdrawn'));
    expect(toast().textContent).toContain('Place withdrawn successfully!');
    await user.click(within(toast()).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rowText()).not.toContain('Withdrawn'));
    await user.click(within(await navigator()).getByRole('button', { name: /^1 A/ }));
    await user.type(await screen.findByLabelText('Title'), 'B');
    await user.click(button('Save'));
    await waitFor(() => expect(saved).toMatchObject([{ pp_version: 6, pp_title: 'AB' }]));
  });

  it('shows that it stays out of the guide, and can be republished', async () => {
    const { user } = await showDraft(someDraft({ pending_places: [withdrawn] }), {
      open: {
        guide: { source: 'pending', id: guide.pg_id },
        place: { source: 'pending', id: 1 },
        view: 'edit',
      },
      replies: { republishPendingPlace: () => somePlace(1, { pp_version: 5 }) },
    });
    expect((await note()).textContent).toContain(
      'This place is hidden, so it stays out of the guide when that’s published.',
    );
    await user.click(within(await note()).getByRole('button', { name: 'Show to visitors' }));
    await waitFor(() => expect(toast().textContent).toBe('Place republished successfully!'));
  });

  it('says why it couldn’t be withdrawn', async () => {
    const { user } = await showDraft(guide, {
      replies: { withdrawPendingPlace: () => refusal('conflict', 'It is under review.') },
    });
    await user.click(await menuItem(user, 'row', 'Hide from visitors'));
    expect(
      await screen.findByText('Failed to withdraw place. Please try again. It is under review.'),
    ).toBeDefined();
  });

  it('can’t be withdrawn while its guide is under review', async () => {
    await showDraft({ ...guide, pg_pending_status: 'submitted' });
    await navigator();
    expect(screen.queryByRole('button', { name: MENUS.row })).toBeNull();
  });

  it('shows that the live place is withdrawn', async () => {
    const listed = new ListedGuide().withdrawPlace('owner');
    const place = somePlace(1, { pp_original_p_id: listed.place.p_id });
    await showDraft(someDraft({ original_g_id: listed.guide.g_id, pending_places: [place] }), {
      open: {
        guide: { source: 'pending', id: guide.pg_id },
        place: { source: 'pending', id: 1 },
        view: 'edit',
      },
      replies: listed.replies,
    });
    expect((await note()).textContent).toContain(
      'This place is off the live guide, and publishing this draft won’t bring it back.',
    );
  });
});
