import { describe, expect, it } from 'vitest';
import { checkGift, type GiftRequest } from './gift-request.ts';

const REQUEST: GiftRequest = {
  guide: { isPublic: false, priceCents: 499, authorId: 1, listing: 'live' },
  giverEmail: 'giver@laneway.example',
  friendEmail: 'friend@laneway.example',
  friendName: ' Robin ',
  personalMessage: '  ',
  friendOwnsGuide: false,
};

describe('a gift before payment', () => {
  it('is accepted at the guide’s price, with its texts tidied', () => {
    expect(checkGift(REQUEST)).toEqual({
      ok: true,
      value: {
        friendEmail: 'friend@laneway.example',
        friendName: 'Robin',
        personalMessage: null,
        amountCents: 499,
      },
    });
  });

  it.each([
    [
      'a free guide',
      { guide: { ...REQUEST.guide, priceCents: 0 } },
      'conflict',
      'This guide is free. Just share the link with your friend.',
    ],
    [
      'a public guide',
      { guide: { ...REQUEST.guide, isPublic: true } },
      'conflict',
      'This guide is free. Just share the link with your friend.',
    ],
    [
      'a withdrawn guide',
      { guide: { ...REQUEST.guide, listing: 'withdrawn' } },
      'not_found',
      'Guide not found',
    ],
    [
      'oneself',
      { friendEmail: 'giver@laneway.example' },
      'invalid_input',
      'That’s your own email. Enter your friend’s.',
    ],
    [
      'a friend who owns it',
      { friendOwnsGuide: true },
      'conflict',
      'Your friend already has this guide.',
    ],
    [
      'no address',
      { friendEmail: 'friend' },
      'invalid_input',
      'Enter a valid email, like sam@example.com',
    ],
    [
      'a very long name',
      { friendName: 'x'.repeat(121) },
      'invalid_input',
      'Keep the name to 120 characters',
    ],
    [
      'a very long message',
      { personalMessage: 'x'.repeat(1001) },
      'invalid_input',
      'Keep your message to 1000 characters',
    ],
  ] as const)('is refused for %s', (_what, change, code, detail) => {
    const checked = checkGift({ ...REQUEST, ...change });
    expect(!checked.ok && checked.error).toMatchObject({ code, detail });
  });
});
