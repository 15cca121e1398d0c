import { GIFT_STATES } from '@laneway/domain/gifts/gift-machine';
import { expect, it } from 'vitest';
import { deliveryText, friendText, type GiftOrder, giftHeading } from './gift-texts.ts';

const TO_ROBIN: GiftOrder = {
  friend_email: 'robin@walkers.example',
  friend_name: 'Robin',
  gift_status: 'granted',
};

it('a friend is named by their name and email, as far as known', () => {
  expect(friendText(TO_ROBIN)).toBe('Robin (robin@walkers.example)');
  expect(friendText({ ...TO_ROBIN, friend_name: null })).toBe('robin@walkers.example');
  expect(friendText(undefined)).toBe('Your friend');
});

it.each([...GIFT_STATES, null])(
  'the delivery of a gift that is %s is described with or without a name',
  (gift_status) => {
    expect(deliveryText({ ...TO_ROBIN, gift_status })).toMatch(/^Robin .+[.!]$/);
    expect(deliveryText({ ...TO_ROBIN, friend_name: null, gift_status })).toMatch(
      /^Your friend .+[.!]$/,
    );
  },
);

it('the delivery is described without a name until the order has loaded', () => {
  expect(deliveryText(undefined)).toMatch(/^Your friend .+\.$/);
});

it('the delivery mentions an account only for a friend without one', () => {
  expect(deliveryText({ ...TO_ROBIN, gift_status: 'awaiting_activation' })).toContain(
    'set up an account',
  );
  expect(deliveryText(TO_ROBIN)).not.toContain('set up');
});

it.each([
  ['awaiting_activation', 'Your gift is on its way'],
  ['granted', 'Your gift has arrived'],
  ['claimed', 'Your gift has been opened'],
  ['undeliverable', 'We’re refunding your gift'],
  ['refunded', 'Your gift was refunded'],
  ['abandoned', 'Your gift wasn’t paid for'],
] as const)('the heading of a gift that is %s is “%s”', (gift_status, heading) => {
  expect(giftHeading({ gift_status })).toBe(heading);
});

it('only a gift that is on its way is said to be', () => {
  expect(giftHeading(undefined)).toBe('Your gift is on its way');
  for (const gift_status of ['undeliverable', 'refunded', 'abandoned'] as const) {
    expect(deliveryText({ ...TO_ROBIN, gift_status })).not.toContain('will get an email');
  }
});
