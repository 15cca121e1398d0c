import { expect, it } from 'vitest';
import { wrapped } from './wrapped-text.ts';

it('joins the lines of a paragraph and drops their indent', () => {
  expect(wrapped`
    One line
    and the next.
  `).toBe('One line and the next.');
});

it('keeps paragraphs, list items and paragraph splits apart', () => {
  expect(wrapped`
    First
    paragraph.

    - one item
      that runs on
    - another
    ~~~
    Last.
  `).toBe('First paragraph.\n\n- one item that runs on\n- another\n~~~\nLast.');
});
