// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import { ME, showDraft, showGuides, someDraft } from '../guides-part.test-data.tsx';
import { ListedGuide, menuItem, showListed } from './listings.test-data.ts';

const ISLA = { id: 31, name: 'Isla' };
const status = () => screen.findByRole('region', { name: 'Status' });
const toast = () => screen.getByRole('status', { name: 'Toast' });
const header = () => screen.getByRole('banner');

describe('withdrawing a guide', () => {
  it('asks first, takes it off sale, confirms it and offers to undo it', async () => {
    const listed = new ListedGuide();
    const { user } = await showListed(listed);
    await user.click(await menuItem(user, 'guide', 'Withdraw live guide'));
    const dialog = screen.getByRole('dialog', { name: `Withdraw ${listed.guide.g_title}?` });
    expect(dialog.textContent).toContain(
      'It goes off sale and off the map. Everyone who has it keeps it. You can bring it back at any time.',
    );
    expect(screen.queryByLabelText('Reason')).toBeNull();
    expect(listed.asked).toEqual([]);
    await user.click(button('Withdraw guide'));
    await waitFor(() => expect(toast().textContent).toContain('Status updated to withdrawn'));
    expect(listed.asked).toEqual([{ call: 'withdrawGuide', body: { comment: null } }]);
    await waitFor(() => expect(header().textContent).toContain('Withdrawn'));
    expect((await status()).textContent).toContain('You took this guide off sale.');

    await user.click(within(toast()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast().textContent).toBe('Guide republished successfully!'));
    expect(listed.asked.map(({ call }) => call)).toEqual(['withdrawGuide', 'republishGuide']);
    await waitFor(() => expect(header().textContent).toContain('Published'));
  });

  it('demands a reason of an admin, and sends it', async () => {
    const listed = new ListedGuide(ISLA);
    const { user } = await showListed(listed, { role: 'admin' });
    await user.click(await menuItem(user, 'guide', 'Withdraw live guide'));
    expect(screen.getByRole('dialog').textContent).toContain('Only an admin can bring it back.');
    expect(screen.getByText('We’ll send it to Isla right away.')).toBeDefined();
    await user.type(field('Reason'), '   ');
    await user.click(button('Withdraw guide'));
    expect(await screen.findByText('Please provide a comment for this action.')).toBeDefined();
    expect(listed.asked).toEqual([]);
    await user.type(field('Reason'), 'It leads across a railway. ');
    await user.click(button('Withdraw guide'));
    await waitFor(() =>
      expect(listed.asked).toEqual([
        { call: 'withdrawGuide', body: { comment: 'It leads across a railway.' } },
      ]),
    );
  });

  it('shows in the dialog why it failed', async () => {
    const { user } = await showListed(new ListedGuide(), {
      replies: { withdrawGuide: () => refusal('conflict', 'Not now.') },
    });
    await user.click(await menuItem(user, 'guide', 'Withdraw live guide'));
    await user.click(button('Withdraw guide'));
    expect(await screen.findByText('Failed to withdraw guide: Not now.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('republishing a guide', () => {
  it('is offered to its creator when they withdrew it', async () => {
    const listed = new ListedGuide().withdrawGuide('owner');
    const { user } = await showListed(listed);
    const line = await status();
    await user.click(await within(line).findByRole('button', { name: 'Republish' }));
    await waitFor(() => expect(toast().textContent).toBe('Guide republished successfully!'));
    await waitFor(() => expect(header().textContent).toContain('Published'));
    expect(listed.asked).toEqual([{ call: 'republishGuide', body: { comment: null } }]);
  });

  it('is not offered when an admin withdrew it: the reason and a contact link are shown instead', async () => {
    const listed = new ListedGuide().withdrawGuide('admin', 'It leads across a railway.');
    const { user, currentEntry } = await showListed(listed);
    await screen.findByText('“It leads across a railway.”');
    expect((await status()).textContent).toContain(
      'We took this guide off sale. Contact us if you’d like it back.',
    );
    expect(header().textContent).toContain('Withdrawn');
    expect(screen.queryByText('Republish')).toBeNull();
    await user.click(button('Contact us'));
    expect(currentEntry()).toMatchObject({ page: 'contactUs' });
  });

  it('is offered to admins', async () => {
    const { user } = await showListed(new ListedGuide(ISLA).withdrawGuide('admin'), {
      role: 'admin',
    });
    expect(await menuItem(user, 'guide', 'Republish live guide')).toBeDefined();
  });

  it.each([
    ['creator', ME, 'Failed to republish guide. Please try again.'],
    ['admin', ISLA, 'Failed to republish guide'],
  ] as const)('that fails shows the message for a %s', async (role, author, text) => {
    const { user } = await showListed(new ListedGuide(author).withdrawGuide('owner'), {
      role,
      replies: { republishGuide: () => serverError() },
    });
    await user.click(await within(await status()).findByRole('button', { name: 'Republish' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('that is refused shows the reason', async () => {
    const { user } = await showListed(new ListedGuide().withdrawGuide('owner'), {
      replies: {
        republishGuide: () => refusal('conflict', 'Admin access required for this action.'),
      },
    });
    await user.click(await within(await status()).findByRole('button', { name: 'Republish' }));
    expect(
      await screen.findByText(
        'Failed to republish guide. Please try again. Admin access required for this action.',
      ),
    ).toBeDefined();
  });
});

describe('a draft of a published guide', () => {
  it('withdraws the live guide, and stays a draft', async () => {
    const listed = new ListedGuide();
    const draft = someDraft({ original_g_id: listed.guide.g_id });
    const { user } = await showDraft(draft, { replies: listed.replies });
    await user.click(await menuItem(user, 'guide', 'Withdraw live guide'));
    expect(screen.getByRole('dialog').textContent).toContain('This draft stays as it is.');
    await user.click(button('Withdraw guide'));
    await waitFor(() =>
      expect(listed.asked).toEqual([{ call: 'withdrawGuide', body: { comment: null } }]),
    );
    expect(header().textContent).toContain('Draft');
    await waitFor(async () =>
      expect((await status()).textContent).toContain('The guide is off sale'),
    );
    expect(await menuItem(user, 'guide', 'Republish live guide')).toBeDefined();
  });

  it('that was never published can’t be withdrawn from sale', async () => {
    const { user } = await showDraft(someDraft());
    await menuItem(user, 'guide', 'Delete guide');
    expect(screen.queryByRole('menuitem', { name: /live guide/ })).toBeNull();
  });
});

it('a withdrawn guide is marked as withdrawn in the list', async () => {
  const { replies } = new ListedGuide().withdrawGuide('owner');
  await showGuides({ replies });
  const rows = await screen.findByRole('region', { name: 'Published Guides' });
  expect(rows.textContent).toContain('Withdrawn');
});
