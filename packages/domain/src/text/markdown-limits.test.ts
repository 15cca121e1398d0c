import { describe, expect, it } from 'vitest';
import { isWithinMarkdownLimits } from './markdown-limits.ts';

describe('Markdown that is parsed', () => {
  it.each([
    ['nothing', ''],
    [
      'a long text',
      'Turn **left** at the [lamp](https://x.example) and _walk_ on.\n\n'.repeat(300),
    ],
    ['a long list', '- **Stop**: look up\n'.repeat(240)],
    ['a line of asterisks', '*'.repeat(80)],
    ['a quote in a list in a quote', '> - > 1. deep'],
  ])('is %s', (_, markdown) => {
    expect(isWithinMarkdownLimits(markdown)).toBe(true);
  });

  it.each([
    ['a run of marks', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
    ['a run of brackets', '['.repeat(200)],
    ['a run of backticks', '`'.repeat(200)],
    ['more marks than words', 'a*'.repeat(10_000)],
    ['nested quotes', '>'.repeat(1_000)],
    ['nested lists', '1. '.repeat(1_000)],
    ['lines without end', `> a\n${'b\n'.repeat(9_000)}`],
    ['lines without end, in another way', `- a\r${'b\r\u00a0\r'.repeat(3_000)}`],
  ])('is not %s', (_, markdown) => {
    expect(isWithinMarkdownLimits(markdown)).toBe(false);
  });
});
