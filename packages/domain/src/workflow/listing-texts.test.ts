import { describe, expect, it } from 'vitest';
import { listingDoneText, listingFailedText } from './listing-texts.ts';

describe('what is said about a changed listing', () => {
  it.each([
    ['guide', 'withdrawn', 'Status updated to withdrawn'],
    ['guide', 'live', 'Guide republished successfully!'],
    ['place', 'withdrawn', 'Place withdrawn successfully!'],
    ['place', 'live', 'Place republished successfully!'],
  ] as const)('once a %s is %s', (type, state, text) => {
    expect(listingDoneText(type, state)).toBe(text);
  });

  it.each([
    ['guide', 'live', 'Failed to republish guide'],
    ['place', 'withdrawn', 'Failed to withdraw place'],
    ['place', 'live', 'Failed to republish place'],
  ] as const)('when a %s could not become %s, to admins and to creators', (type, state, text) => {
    expect(listingFailedText(type, state, 'admin', null)).toBe(text);
    expect(listingFailedText(type, state, 'creator', null)).toBe(`${text}. Please try again.`);
    expect(listingFailedText(type, state, 'admin', 'Not now.')).toBe(`${text}. Not now.`);
    expect(listingFailedText(type, state, 'creator', 'Not now.')).toBe(
      `${text}. Please try again. Not now.`,
    );
  });

  it.each(['admin', 'creator'] as const)('when a guide could not be withdrawn, to a %s', (role) => {
    expect(listingFailedText('guide', 'withdrawn', role, 'Not now.')).toBe(
      'Failed to withdraw guide: Not now.',
    );
    expect(listingFailedText('guide', 'withdrawn', role, null)).toBe(
      'Failed to withdraw guide: An unknown error occurred',
    );
  });
});
