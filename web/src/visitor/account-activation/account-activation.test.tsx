// @vitest-environment happy-dom
import type { WaitingGift } from '@laneway/contract/gifts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AccountActivation } from './account-activation.tsx';

const entry = { page: 'accountActivation', token: 'from-a-friend' } as const;
const AGE = 'I’m 16 or over, and if I’m under 18 I have a parent’s permission';
const HOME = { page: 'guidesHomePage' };

const validLink = {
  validateResetToken: ({ query }: { query: Readonly<Record<string, string>> }) => {
    expect(query.type).toBe('account_activation');
    return { valid: true as const, email: 'robin@walkers.example' };
  },
};

it('requires name, password and age, and leads home', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    replies: validLink,
  });
  await screen.findByLabelText('Name');
  await user.click(button('Activate Account'));
  expect(document.activeElement).toBe(field('Name'));
  expect(descriptionOf(field('Name'))).toBe('Enter your name');
  expect(descriptionOf(field('Password'))).toMatch(/Enter a password/);
  expect(descriptionOf(field(AGE))).toMatch(/16 or over/);
  await user.click(button('Return to Home'));
  expect(currentEntry()).toEqual(HOME);
});

const GIFT: WaitingGift = {
  guide_id: 2,
  g_title: 'Lanes after rain',
  g_image: 'https://media.example/cover.jpg',
  g_image_stand_in: null,
  giver_name: 'Sam',
  friend_name: 'Robin',
  personal_message: 'Walk it at dusk.\nLook up.',
  other_gifts: 0,
};

const withGift = (differing: Partial<WaitingGift> = {}) => ({
  validateResetToken: () => ({
    valid: true as const,
    email: 'robin@walkers.example',
    gift: { ...GIFT, ...differing },
  }),
});

it('shows the giver, the guide and the message, and fills in the friend’s name', async () => {
  await renderPage(AccountActivation, entry, { replies: withGift() });
  expect(await screen.findByText('Sam sent you a guide')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: GIFT.g_title })).toBeDefined();
  expect(screen.getByText(/^Walk it at dusk/).textContent).toBe(GIFT.personal_message);
  expect(field('Name')).toHaveProperty('value', 'Robin');
  expect(document.querySelector('img')?.getAttribute('src')).toContain('media.example/cover.jpg');
});

it('works without a name, a message or a giver, and mentions further gifts', async () => {
  const bare = { giver_name: null, friend_name: null, personal_message: null, other_gifts: 2 };
  await renderPage(AccountActivation, entry, { replies: withGift(bare) });
  expect(await screen.findByText('A friend sent you a guide')).toBeDefined();
  expect(document.querySelector('blockquote')).toBeNull();
  expect(screen.getByText('There are 2 more guides for you, too.')).toBeDefined();
  expect(field('Name')).toHaveProperty('value', '');
});

async function fillIn(user: UserEvent): Promise<void> {
  await screen.findByLabelText('Name');
  await user.type(field('Password'), 'flinders-street-clocks');
  await user.type(field('Confirm password'), 'flinders-street-clocks');
  await user.click(field(AGE));
  await user.click(button('Activate Account'));
}

async function activate(user: UserEvent): Promise<void> {
  await fillIn(user);
  await screen.findByText('Your account is active.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Laneway');
}

const ACCOUNT = {
  u_id: 7,
  u_name: 'Robin',
  u_email: 'robin@walkers.example',
  user_role: 'user',
} as const;

it('opens the gift once the account is active, and still offers home', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    replies: { ...withGift(), activateAccount: () => ACCOUNT, login: () => person },
  });
  await activate(user);
  expect(button('Return to Home')).toBeDefined();
  await user.click(button('Open your guide'));
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: GIFT.guide_id });
});

it('leads home if the login after the activation failed', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    replies: { ...withGift(), activateAccount: () => ACCOUNT, login: serverError },
  });
  await activate(user);
  await user.click(button('Return to Home'));
  expect(currentEntry()).toEqual(HOME);
});

it('shows that the activation failed', async () => {
  const { user } = await renderPage(AccountActivation, entry, {
    replies: { ...validLink, activateAccount: serverError },
  });
  await user.type(await screen.findByLabelText('Name'), 'Robin');
  await user.type(field('Password'), 'flinders-street-clocks');
  await user.type(field('Confirm password'), 'flinders-street-clocks');
  await user.click(field(AGE));
  await user.click(button('Activate Account'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There was an error activating your account. Please try again or contact support.',
  );
});

it('shows that the link is invalid, and then sends a new one', async () => {
  const detail = 'If there is an account to activate for this email, we’ve sent a link.';
  const { user } = await renderPage(AccountActivation, entry, {
    replies: {
      validateResetToken: () => refusal('gone'),
      resendActivation: ({ body }) => {
        expect(body).toEqual({ email: 'robin@walkers.example' });
        return { detail };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'This activation link is invalid or has expired. Please contact support.',
  );
  // The reason comes first, and the way in before support.
  const order = [alert, button('Resend activation link'), button('Still stuck? Contact support')];
  const inPage = [...document.querySelectorAll<HTMLElement>('[role="alert"], button')];
  expect(inPage.filter((element) => order.includes(element))).toEqual(order);
  await user.type(field('Email'), 'robin@walkers.example');
  await user.click(button('Resend activation link'));
  expect(document.activeElement).toBe(await screen.findByText(detail));
});

const USED = 'You’ve already used this link. Log in with the password you chose.';

it('shows that the link was used, and offers the login first', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    replies: { validateResetToken: () => refusal('already_used', USED) },
  });
  expect((await screen.findByText(USED)).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is active');
  expect(button('Forgot your password?')).toBeDefined();
  const [first] = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '');
  expect(first?.textContent).toBe('Log in');
  await user.click(button('Log in'));
  expect(currentEntry()).toMatchObject({ page: 'login' });
});

it('shows a logged-in user that there is nothing left to do', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, entry, {
    role: 'user',
    replies: { validateResetToken: () => refusal('already_used', USED) },
  });
  await screen.findByText('You’ve already used this link, and you’re logged in.');
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
  await user.click(button('Your guides'));
  expect(currentEntry()).toEqual({ page: 'userPanel' });
});

it('shows that the link was used while the form was being filled in', async () => {
  const { user } = await renderPage(AccountActivation, entry, {
    replies: { ...withGift(), activateAccount: () => refusal('already_used', USED) },
  });
  await fillIn(user);
  expect(await screen.findByText(USED)).toBeDefined();
});

it('fills in the link’s email in the support form, in a field with its own label', async () => {
  const { user } = await renderPage(AccountActivation, entry, { replies: validLink });
  await screen.findByLabelText('Name');
  await user.click(button('Still stuck? Contact support'));
  expect(screen.getAllByLabelText('Email')).toHaveLength(1);
  expect(field('Email for our reply')).toHaveProperty('value', 'robin@walkers.example');
});

it('shows that the link has no token, and leads home', async () => {
  const { user, currentEntry } = await renderPage(AccountActivation, { ...entry, token: null });
  expect(screen.getByRole('alert').textContent).toBe(
    'Missing activation token. Please check your email link.',
  );
  await user.click(button('Return to Home'));
  expect(currentEntry()).toEqual(HOME);
});
