import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { expect, it } from 'vitest';
import { deliveryText, friendText } from './gift-words.ts';

const ROBIN = { name: 'Robin', email: 'robin@walkers.example' };

it('a friend is called by what is known of them', () => {
  expect(friendText(ROBIN)).toBe('Robin (robin@walkers.example)');
  expect(friendText({ ...ROBIN, name: null })).toBe('robin@walkers.example');
  expect(friendText(null)).toBe('Your friend');
});

it.each([...GIFT_STATES, null])('what happens next is told of %s, by name or without', (state) => {
  expect(deliveryText(state, ROBIN)).toMatch(/^Robin .+[.!]$/);
  expect(deliveryText(state, null)).toMatch(/^Your friend .+[.!]$/);
});

it('a newcomer is known to need an account, and a member not', () => {
  expect(deliveryText('awaiting_activation', ROBIN)).toContain('a name and a password');
  expect(deliveryText('granted', ROBIN)).not.toContain('password');
});
