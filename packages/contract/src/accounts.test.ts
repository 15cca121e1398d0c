import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CreateUserBody, LoginBody, User, ValidateResetTokenQuery } from './accounts.ts';
import { LIMITS } from './limits.ts';

const user: User = {
  u_id: 3,
  u_name: 'Mirka Wong',
  u_email: 'mirka@laneway.example',
  user_role: 'creator',
  email_verified: true,
  access_token: 'a8f3c1',
  token_expiry: '2025-03-01T10:00:00.000Z',
};

describe('the signed-in person', () => {
  it('is accepted with a role and a session', () => {
    expect(Value.Check(User, user)).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a password', { u_password: 'melbourne-laneways' }],
    ['a role that does not exist', { user_role: 'owner' }],
    ['an address that is none', { u_email: 'mirka' }],
  ])('is refused with %s', (_, change) => {
    expect(Value.Check(User, { ...user, ...change })).toBe(false);
  });
});

describe('the forms of an account', () => {
  it('work with the fields that clients have always sent', () => {
    const login = { u_email: 'mirka@laneway.example', u_password: 'secret', rememberMe: true };
    expect(Value.Check(LoginBody, login)).toBe(true);
    expect(Value.Check(CreateUserBody, { ...login, u_name: 'Mirka' })).toBe(true);
  });

  it('accept a weak password and an odd email, because the domain rules check those', () => {
    expect(Value.Check(CreateUserBody, { u_email: 'x', u_password: '', u_name: '' })).toBe(true);
  });

  it('count a password in characters, not in units of UTF-16', () => {
    const form = (u_password: string) => ({ u_email: 'a@b.example', u_password });
    expect(Value.Check(LoginBody, form('🦘'.repeat(LIMITS.password)))).toBe(true);
    expect(Value.Check(LoginBody, form('🦘'.repeat(LIMITS.password + 1)))).toBe(false);
  });

  it('accept only three kinds of link', () => {
    const check = (type: unknown) => Value.Check(ValidateResetTokenQuery, { token: 't', type });
    expect(check('account_activation')).toBe(true);
    expect(check('password_reset')).toBe(true);
    expect(check('email_confirmation')).toBe(true);
    expect(check('gift')).toBe(false);
  });
});
