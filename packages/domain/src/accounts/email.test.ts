import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, maskEmail, normaliseEmail } from './email.ts';

describe('an email address', () => {
  it.each([
    'a@b.c',
    'visitor@laneway.example',
    'first.last+tag@sub.domain.example',
    'ünï@bücher.example',
    `${'a'.repeat(242)}@example.com`,
  ])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'visitor',
    'visitor@laneway',
    '@laneway.example',
    'visitor@.',
    'visitor@laneway.',
    'a b@laneway.example',
    ' visitor@laneway.example',
    'visitor@laneway.example\n',
    'a@b@c.d',
    '<visitor@laneway.example>',
    'Ann<visitor@laneway.example>',
    '"visitor"@laneway.example',
    'visitor(home)@laneway.example',
    'visitor@laneway.example,ann@laneway.example',
    'visi\u0000tor@laneway.example',
    `${'a'.repeat(243)}@example.com`,
  ])('%o is invalid', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is normalised to trimmed lower case, and stays valid', () => {
    expect(normaliseEmail('  Visitor@Laneway.Example ')).toBe('visitor@laneway.example');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const once = normaliseEmail(email);
        expect(normaliseEmail(once)).toBe(once);
        expect(isEmail(once)).toBe(true);
      }),
    );
  });

  it('is checked quickly, even when it is hostile', () => {
    const hostile = `a@${'.'.repeat(5_000_000)}`;
    expect(isEmail(hostile)).toBe(false);
  });

  it.each([
    ['visitor@laneway.example', 'v***@l***.example'],
    ['v@mail.laneway.co', 'v***@m***.co'],
  ])('%s is masked as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
