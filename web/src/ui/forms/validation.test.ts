import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import { emailError, failureOf, fieldErrors } from './validation.ts';

const FIELDS = ['u_email', 'u_password'];
const TEXT = 'Error creating account. Please try again.';

const problem = (fields: Partial<ConstructorParameters<typeof ApiProblem>[0]>) =>
  new ApiProblem({ status: 422, code: 'invalid_input', detail: 'The detail.', ...fields });

describe('a form’s error for a failed call', () => {
  it('is shown at its field', () => {
    const error = problem({ errors: { u_password: 'Password must be at least 8 characters' } });
    expect(failureOf(error, TEXT, FIELDS)).toEqual({
      errors: { u_password: 'Password must be at least 8 characters' },
      text: null,
    });
  });

  it('is the form’s own text if no known field is named', () => {
    const elsewhere = problem({ errors: { u_nickname: 'Too long' } });
    const none = problem({ status: 500, code: 'internal' });
    for (const error of [elsewhere, none, new Error('a defect')]) {
      expect(failureOf(error, TEXT, FIELDS)).toEqual({ errors: {}, text: TEXT });
    }
  });

  it('doesn’t use the form’s text for a lost connection or too many attempts', () => {
    expect(failureOf(new NetworkError(), TEXT, FIELDS).text).toMatch(/We can’t connect/);
    const limited = problem({ status: 429, code: 'too_many_requests' });
    expect(failureOf(limited, TEXT, FIELDS).text).toBe('The detail.');
  });
});

describe('an email', () => {
  it.each([
    [undefined, 'Enter your email'],
    ['  ', 'Enter your email'],
    ['sam@laneway', 'Enter a valid email, like sam@example.com'],
    [' sam@laneway.example ', null],
  ])('%j has the error %j', (email, error) => {
    expect(emailError(email)).toBe(error);
  });

  it('has its own text for someone else’s email', () => {
    expect(emailError('', 'Enter your friend’s email')).toBe('Enter your friend’s email');
  });
});

it('keeps only fields with an error', () => {
  expect(fieldErrors({ name: null, email: 'Enter your email' })).toEqual({
    email: 'Enter your email',
  });
});
