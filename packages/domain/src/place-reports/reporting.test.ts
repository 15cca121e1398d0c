import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles.ts';
import { reportRefusal } from './may-report.ts';
import { thanksText } from './messages.ts';

const author: Actor = { id: 1, role: 'creator' };
const person: Actor = { id: 2, role: 'user' };
const admin: Actor = { id: 3, role: 'admin' };
const PUBLIC = { isPublic: true, priceCents: 0, authorId: 1, listing: 'live' } as const;
const PAID = { ...PUBLIC, isPublic: false, priceCents: 499 };
const WITHDRAWN = { ...PUBLIC, listing: 'withdrawn' } as const;

describe('who may report a place', () => {
  it.each([
    ['a visitor of a public guide', null, PUBLIC, false, null],
    ['a visitor of a paid guide', null, PAID, false, 'not_found'],
    ['someone without the guide', person, PAID, false, 'not_found'],
    ['its owner', person, PAID, true, null],
    ['an owner of a withdrawn guide', person, WITHDRAWN, true, null],
    ['a visitor of a withdrawn guide', null, WITHDRAWN, false, 'not_found'],
    ['an admin', admin, PAID, false, null],
    ['its creator', author, PAID, false, 'not_allowed'],
    ['its creator who also owns it', author, PAID, true, 'not_allowed'],
  ] as const)('%s', (_, viewer, guide, owned, code) => {
    expect(reportRefusal({ viewer, guide, owned })?.code ?? null).toBe(code);
  });
});

it.each([
  ['closed', 'none', 'Thanks for telling us! We’ve passed it on to the guide’s creator.'],
  [
    'wrong',
    'email',
    'Thanks for telling us! We’ve passed it on to the guide’s creator. We’ll email you their answer.',
  ],
  [
    'unsafe',
    'account',
    'Thanks for telling us! Our team and the guide’s creator will check it. We’ll email you their answer, and you’ll find it in your notifications.',
  ],
] as const)('has this thank-you text for “%s” with an answer by %s', (kind, channel, text) => {
  expect(thanksText(kind, channel)).toBe(text);
});
