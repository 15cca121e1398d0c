import { expect, it } from 'vitest';
import { giftFrom } from './gift-form.tsx';

it('a gift is sent with trimmed texts', () => {
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

it('blank fields are not sent', () => {
  const values = { friend_email: 'robin@walkers.example', friend_name: '', personal_message: ' ' };
  expect(giftFrom(values)).toEqual({ friend_email: 'robin@walkers.example' });
});
