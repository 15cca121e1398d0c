// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import type { Replies } from '../../ui/testing/fake-server.test-data.ts';
import { heldReply, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { Gift } from './gift.tsx';

const EMAIL = 'Friend’s email';
const SUBMIT = 'Continue to payment';

async function openForm(replies: Replies = {}) {
  const guide = { ...exampleGuide, g_image: 'https://media.example/cover.jpg' };
  const page = await renderPage(
    Gift,
    { page: 'gift', guideId: guide.g_id },
    { role: 'user', replies: { getGuide: () => guide, getConfig: serverError, ...replies } },
  );
  await screen.findByLabelText(EMAIL);
  return page;
}

beforeEach(() => localStorage.clear());

it('requires an email address, and explains that at the button', async () => {
  const { user } = await openForm();
  expect(button(SUBMIT).getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(button(SUBMIT))).toBe('Enter your friend’s email to continue');
  button(SUBMIT).focus();
  expect(document.activeElement).toBe(button(SUBMIT));
  await user.type(field(EMAIL), 'robin@walkers');
  expect(button(SUBMIT).getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(button(SUBMIT))).toBe('Check your friend’s email to continue');
  await user.type(field(EMAIL), '{Enter}');
  expect(screen.getByRole('heading', { name: exampleGuide.g_title })).toBeDefined();
  await user.type(field(EMAIL), '.example');
  expect(button(SUBMIT).getAttribute('aria-disabled')).toBe('false');
  expect(descriptionOf(button(SUBMIT))).toBe('');
});

it('shows an error for an invalid email when its field is left, but not for an untouched field', async () => {
  const { user } = await openForm();
  field(EMAIL).focus();
  await user.tab();
  expect(descriptionOf(field(EMAIL))).toBe('');
  await user.type(field(EMAIL), 'robin@walkers');
  expect(descriptionOf(field(EMAIL))).toBe('');
  await user.tab();
  expect(document.activeElement).toBe(field('Friend’s name (optional)'));
  expect(field(EMAIL).getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field(EMAIL))).toBe('Enter a valid email, like sam@example.com');
  await user.type(field(EMAIL), '.example');
  expect(field(EMAIL).getAttribute('aria-invalid')).toBe('false');
});

it('shows no error above a button while that is pressed, which would move it', async () => {
  const { user } = await openForm();
  await user.type(field(EMAIL), 'robin@walkers');
  await user.click(button('Choose another guide'));
  expect(descriptionOf(field(EMAIL))).toBe('');
});

it('offers to correct a mistyped email, and sends it as it is otherwise', async () => {
  const { user } = await openForm();
  await user.type(field(EMAIL), 'robin@gmial.com');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/Did you mean/).textContent).toBe('Did you mean robin@gmail.com?');
  expect(button(SUBMIT).getAttribute('aria-disabled')).toBe('false');
  await user.click(button('robin@gmail.com'));
  expect(field(EMAIL)).toHaveProperty('value', 'robin@gmail.com');
  expect(document.activeElement).toBe(field(EMAIL));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  cleanup();
  await openForm();
  expect(field(EMAIL)).toHaveProperty('value', 'robin@gmail.com');
});

it('restores what was typed, for the same person and guide', async () => {
  const { user } = await openForm();
  await user.type(field(EMAIL), 'robin@walkers.example');
  await user.type(field('Friend’s name (optional)'), 'Robin');
  await user.type(field('Personal message (optional)'), 'At dusk');
  cleanup();
  await openForm();
  expect(field(EMAIL)).toHaveProperty('value', 'robin@walkers.example');
  expect(field('Friend’s name (optional)')).toHaveProperty('value', 'Robin');
  expect(field('Personal message (optional)')).toHaveProperty('value', 'At dusk');
  expect(screen.getByText('7 / 1,000')).toBeDefined();
  expect(button(SUBMIT).getAttribute('aria-disabled')).toBe('false');
  expect(Object.keys(localStorage)).toEqual([
    `laneway.draft.gift.${person.u_id}.${exampleGuide.g_id}`,
  ]);
});

it('counts the characters of the message, and limits them', async () => {
  const { user } = await openForm();
  expect(screen.getByText('0 / 1,000')).toBeDefined();
  await user.click(field('Personal message (optional)'));
  await user.paste('x'.repeat(1_200));
  expect(screen.getByText('1,000 / 1,000')).toBeDefined();
  expect(screen.getByText('No characters left')).toBeDefined();
});

it('shows that it is sending, sends the trimmed email, and shows why it was refused', async () => {
  const { reply, release } = heldReply<Response>();
  const { user } = await openForm({
    purchaseForFriend: ({ query }) => {
      expect(query).toEqual({
        guide_id: String(exampleGuide.g_id),
        friend_email: 'robin@walkers.example',
      });
      return reply;
    },
  });
  await user.type(field(EMAIL), ' robin@walkers.example ');
  await user.click(button(SUBMIT));
  expect(button('Processing...')).toBeDefined();
  release(refusal('conflict', 'Your friend already has this guide.'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your friend already has this guide.',
  );
  expect(button(SUBMIT)).toBeDefined();
});

it('hides the reason of a server error, and keeps what was typed', async () => {
  const { user } = await openForm({ purchaseForFriend: serverError });
  await user.type(field(EMAIL), 'robin@walkers.example');
  await user.click(button(SUBMIT));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error processing your request. Please try again.',
  );
  expect(field(EMAIL)).toHaveProperty('value', 'robin@walkers.example');
});
