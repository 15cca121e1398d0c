// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { connectionLost } from '../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { CreateUser } from './create-user.tsx';

const entry = { page: 'createUser' } as const;
const AGE = 'I’m 16 or over, and if I’m under 18 I have a parent’s permission';

async function submit(user: UserEvent, password = 'flinders-street-clocks'): Promise<void> {
  await user.type(field('Name'), person.u_name);
  await user.type(field('Email'), person.u_email);
  await user.type(field('Password'), password);
  await user.click(field(AGE));
  await user.click(button('Create account'));
}

it('shows what is wrong at each field, and focuses the first', async () => {
  const { user } = await renderPage(CreateUser, entry);
  await user.type(field('Email'), 'robin@walkers');
  await user.type(field('Password'), 'seven77');
  await user.click(button('Create account'));
  expect(document.activeElement).toBe(field('Name'));
  expect(descriptionOf(field('Name'))).toBe('Enter your name');
  expect(descriptionOf(field('Email'))).toBe('Enter a valid email, like sam@example.com');
  expect(descriptionOf(field('Password'))).toBe('Password must be at least 8 characters');
  expect(descriptionOf(field(AGE))).toMatch(/16 or over/);
});

it('shows at its field that a password is too common', async () => {
  const { user } = await renderPage(CreateUser, entry);
  await submit(user, 'password123');
  expect(descriptionOf(field('Password'))).toMatch(/less common/);
});

it('offers to correct a mistyped email, and signs up with the corrected one', async () => {
  const { user } = await renderPage(CreateUser, entry, {
    replies: {
      createUser: ({ body }) => {
        expect(body).toMatchObject({ u_email: 'robin@hotmail.com' });
        return person;
      },
      login: () => person,
    },
  });
  await user.type(field('Name'), 'Robin');
  await user.type(field('Email'), 'robin@hotmial.com');
  await user.type(field('Password'), 'flinders-street-clocks');
  await user.click(button('robin@hotmail.com'));
  expect(field('Email')).toHaveProperty('value', 'robin@hotmail.com');
  await user.click(field(AGE));
  await user.click(button('Create account'));
  expect.assertions(2);
});

it('does not sign up twice when only the login failed', async () => {
  let created = 0;
  const { server, user, currentEntry } = await renderPage(CreateUser, entry, {
    replies: {
      createUser: () => {
        created += 1;
        return person;
      },
      login: connectionLost,
    },
  });
  await submit(user);
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect');
  server.replies = { ...server.replies, login: () => person };
  await user.click(button('Create account'));
  await waitFor(() => expect(currentEntry()).toEqual({ page: 'guidesHomePage' }));
  expect(created).toBe(1);
});

it('asks to confirm the email until that is done', async () => {
  const newcomer = { ...person, email_verified: false };
  const { server, session, user, toast } = await renderPage(CreateUser, entry, {
    replies: { createUser: () => newcomer, login: () => newcomer, getUser: () => newcomer },
  });
  await submit(user);
  await waitFor(() => expect(toast()).toMatch(/^Welcome! Confirm your email/));
  await session.check();
  expect(toast()).not.toBeNull();
  server.replies = { ...server.replies, getUser: () => person };
  await session.check();
  await waitFor(() => expect(toast()).toBeNull());
});
