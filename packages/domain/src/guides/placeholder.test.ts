import { describe, expect, it } from 'vitest';
import { providedText, textOrPlaceholder } from './placeholder.ts';

describe('the placeholder', () => {
  it.each([null, undefined, '', '  ', 'Not yet provided', ' Not yet provided '])(
    '%o counts as not provided',
    (text) => {
      expect(providedText(text)).toBeNull();
      expect(textOrPlaceholder(text)).toBe('Not yet provided');
    },
  );

  it('doesn’t replace what a person wrote', () => {
    expect(providedText(' Hosier Lane ')).toBe('Hosier Lane');
    expect(textOrPlaceholder('Hosier Lane')).toBe('Hosier Lane');
  });
});
