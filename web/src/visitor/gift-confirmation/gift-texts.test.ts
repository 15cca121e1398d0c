import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { expect, it } from 'vitest';
import { deliveryText, friendText, type GiftOrder } from './gift-texts.ts';

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

it('until the order has loaded, what happens next is told without a name', () => {
  expect(deliveryText(undefined)).toMatch(/^Your friend .+\.$/);
});

it('a friend without an account is told to set one up, and one with an account is not', () => {
  expect(deliveryText({ ...TO_ROBIN, gift_status: 'awaiting_activation' })).toContain(
    'set up an account',
  );
  expect(deliveryText(TO_ROBIN)).not.toContain('set up');
});
