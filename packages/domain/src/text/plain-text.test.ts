import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['**Birrarung**, the river of *mists*', 'Birrarung, the river of mists'],
    ['__Birrarung__, the river of _mists_', 'Birrarung, the river of mists'],
    ['See [the bridge](https://bridge.example) first', 'See the bridge first'],
    ['Turn ![left icon](left.png) here', 'Turn here'],
    ['# A walk\n- one\n- two', 'A walk one two'],
    ['> They say\n> it runs upside down', 'They say it runs upside down'],
    ['2 * 3 * 4 and snake_case_names', '2 * 3 * 4 and snake_case_names'],
    ['Not \\*starred\\*', 'Not *starred*'],
    ['two\nlines', 'two lines'],
    ['', ''],
  ])('of %j is %j', (markdown, words) => {
    expect(plainText(markdown)).toBe(words);
  });
});
