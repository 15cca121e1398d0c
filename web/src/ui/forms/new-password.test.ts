import { expect, it } from 'vitest';
import { newPasswordErrors } from './new-password.ts';

it.each([
  ['', '', 'Enter a password', null],
  ['seven77', 'seven77', 'Password must be at least 8 characters', null],
  ['melbourne-laneways', 'melbourne', null, 'Passwords do not match'],
  ['melbourne-laneways', 'melbourne-laneways', null, null],
])('%j repeated as %j has the errors at the right fields', (password, again, first, second) => {
  expect(newPasswordErrors(password, again)).toEqual({
    password: first,
    confirmation: second,
  });
});

it('a password equal to the email has an error if the form knows the email', () => {
  const email = 'robin.walker@laneway.example';
  expect(newPasswordErrors(email, email, email).password).toBe(
    'Choose a password that isn’t your email',
  );
  expect(newPasswordErrors(email, email).password).toBeNull();
});
