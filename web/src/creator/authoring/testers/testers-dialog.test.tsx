// @vitest-environment happy-dom
import type { Tester } from '@laneway/contract/testers';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Replies, refusal, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import { draftWith, showDraft } from '../guides-part.test-data.tsx';
import { someTester } from './tester.test-data.ts';

const open = async (testers: readonly Tester[], replies: Replies = {}, changes = {}) => {
  const shown = await showDraft(
    { ...draftWith('Hosier Lane', 'Banana Alley'), ...changes },
    { replies: { listTesters: () => ({ testers: [...testers] }), ...replies } },
  );
  await shown.user.click(
    await screen.findByRole('button', { name: 'More actions for this guide' }),
  );
  await shown.user.click(screen.getByRole('menuitem', { name: 'Testers', hidden: true }));
  await screen.findByRole('dialog', { name: 'Testers' });
  return shown;
};

it('invites everyone in a pasted text, and empties the field', async () => {
  const bodies: unknown[] = [];
  const { user } = await open([], {
    inviteTesters: ({ body }) => {
      bodies.push(body);
      return { testers: [someTester(), someTester({ tester_id: 2, email: 'tom@b.example' })] };
    },
  });
  expect((await screen.findByText('No testers yet.')).tagName).toBe('P');
  await user.type(field('Emails'), 'Tess <tess@people.example>, tom@b.example');
  await user.click(button('Send invitations'));
  expect(await screen.findByText('2 testers')).toBeDefined();
  expect(bodies).toEqual([{ emails: ['tess@people.example', 'tom@b.example'] }]);
  expect(field('Emails')).toHaveProperty('value', '');
});

it('shows which email is invalid, before anything is sent', async () => {
  const { user } = await open([]);
  await user.type(field('Emails'), 'tess@people.example nobody');
  await user.click(button('Send invitations'));
  expect(await screen.findByText('“nobody” isn’t an email address')).toBeDefined();
  expect(document.activeElement).toBe(field('Emails'));
});

it.each([
  ['conflict', 'You can invite testers while the guide is a draft or in review'],
  ['too_many_requests', 'Too many attempts. Please try again in 5 minutes.'],
] as const)('shows the server’s reason for %s', async (code, detail) => {
  const { user } = await open([], { inviteTesters: () => refusal(code, detail) });
  await user.type(field('Emails'), 'tess@people.example');
  await user.click(button('Send invitations'));
  expect(await screen.findByText(detail)).toBeDefined();
});

it('shows the notes by place', async () => {
  const updated_at = '2026-11-15T01:00:00.000Z';
  await open([
    someTester({ last_opened_at: updated_at, notes: [{ pp_id: 2, note: 'Bikes!', updated_at }] }),
  ]);
  const heading = await screen.findByRole('heading', { level: 4, name: 'Banana Alley' });
  expect(heading.parentElement?.textContent).toContain('Bikes!tess@people.example');
  expect(screen.getByText('Opened 15 Nov 2026 · 1 note')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
});

it('asks before it removes someone', async () => {
  const { user } = await open([someTester()], {
    removeTester: () => ({ testers: [someTester({ state: 'removed' })] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove tess@people.example' }));
  const question = screen.getByRole('dialog', { name: 'Remove tess@people.example?' });
  await user.click(within(question).getByRole('button', { name: 'Remove tester' }));
  expect(await screen.findByText('Removed')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Remove tess/ })).toBeNull();
});

it('sends the email again, or shows why it couldn’t', async () => {
  const { user, server } = await open([someTester()], {
    resendInvitation: () => refusal('conflict', 'Enough'),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Resend email to tess@people.example' }),
  );
  expect((await screen.findByText('Enough')).getAttribute('role')).toBe('alert');
  server.replies = {
    ...server.replies,
    resendInvitation: () => ({ testers: [someTester({ emails_left: 0 })] }),
  };
  await user.click(button('Resend email to tess@people.example'));
  await expect.poll(() => screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
  expect(screen.queryByText('Enough')).toBeNull();
});

it('offers no invitations to a withdrawn draft', async () => {
  await open([someTester()], {}, { pg_pending_status: 'withdrawn' });
  expect(
    await screen.findByText('You can invite testers while the guide is a draft or in review.'),
  ).toBeDefined();
  expect(screen.queryByLabelText('Emails')).toBeNull();
});

it('offers to try again when the list can’t be loaded', async () => {
  await open([], { listTesters: () => serverError() });
  expect(await screen.findByText(/^We couldn’t load your testers/)).toBeDefined();
});
