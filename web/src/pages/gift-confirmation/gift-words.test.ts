import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { expect, it } from 'vitest';
import { deliveryText, friendText, type GiftOrder } from './gift-words.ts';

const TO_ROBIN: GiftOrder = {
  friend_email: 'robin@walkers.example',
  friend_name: 'Robin',
  gift_status: 'granted',
};

it('a friend is called by what is known of them', () => {
  expect(friendText(TO_ROBIN)).toBe('Robin (robin@walkers.example)');
  expect(friendText({ ...TO_ROBIN, friend_name: null })).toBe('robin@walkers.example');
  expect(friendText(undefined)).toBe('Your friend');
});

it.each([...GIFT_STATES, null])(
  'what happens next is told of %s, by name or without',
  (gift_status) => {
    expect(deliveryText({ ...TO_ROBIN, gift_status })).toMatch(/^Robin .+[.!]$/);
    expect(deliveryText({ ...TO_ROBIN, friend_name: null, gift_status })).toMatch(
      /^Your friend .+[.!]$/,
    );
  },
);

it('before the order has come, it is told without a name', () => {
  expect(deliveryText(undefined)).toMatch(/^Your friend .+\.$/);
});

it('a newcomer is known to need an account, and a member not', () => {
  expect(deliveryText({ ...TO_ROBIN, gift_status: 'awaiting_activation' })).toContain(
    'a name and a password',
  );
  expect(deliveryText(TO_ROBIN)).not.toContain('password');
});
