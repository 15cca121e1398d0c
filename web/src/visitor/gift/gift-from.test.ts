import { expect, it } from 'vitest';
import { giftFrom } from './gift-from.ts';

it('a gift is sent as it was meant', () => {
  const values = {
    friend_email: ' robin@walkers.example ',
    friend_name: ' Robin ',
    personal_message: ' Walk it at dusk.\nYou will see why. ',
  };
  expect(giftFrom(values)).toEqual({
    friend_email: 'robin@walkers.example',
    friend_name: 'Robin',
    personal_message: 'Walk it at dusk.\nYou will see why.',
  });
});

it('what was left blank is not sent at all', () => {
  const values = { friend_email: 'robin@walkers.example', friend_name: '', personal_message: ' ' };
  expect(giftFrom(values)).toEqual({ friend_email: 'robin@walkers.example' });
});
