// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';
import type { Pin } from './pin.ts';
import { createMarkElement, drawMark } from './pin-element.ts';

const PIN: Pin = {
  id: 8,
  kind: 'guide',
  point: { lat: -37.81, lng: 144.96 },
  label: 'City of Trams',
  title: 'City of Trams',
  colour: '#b4472b',
  number: null,
};
const markOf = (pin: Pin) => {
  const [mark] = marksOf({ singles: [0], groups: [] }, [pin], null);
  if (mark === undefined) throw new Error('A pin has a mark.');
  return mark;
};

it.each(['yours', 'visited'] as const)('has a tick and a label for %s', (tick) => {
  const button = createMarkElement(markOf(PIN));
  expect(button.getAttribute('aria-label')).toBe('City of Trams');
  expect(button.hasAttribute('data-ticked')).toBe(false);
  drawMark(button, markOf({ ...PIN, tick }));
  expect(button.getAttribute('aria-label')).toBe(`City of Trams, ${tick}`);
  expect(button.hasAttribute('data-ticked')).toBe(true);
  drawMark(button, markOf({ ...PIN, tick: null }));
  expect(button.getAttribute('aria-label')).toBe('City of Trams');
  expect(button.hasAttribute('data-ticked')).toBe(false);
});

it('shows the count and kind of the pins in a group', () => {
  const group = { centre: { lat: -37.8, lng: 144.9 }, count: 7, opensAt: 16 };
  const [mark] = marksOf({ singles: [], groups: [group] }, [PIN], null);
  if (mark === undefined) throw new Error('A group has a mark.');
  const button = createMarkElement(mark);
  expect(button.textContent).toBe('7 guides');
  expect(button.getAttribute('aria-label')).toBe('7 guides here, zoom in');
  drawMark(button, mark);
  expect(button.textContent).toBe('7 guides');
});
