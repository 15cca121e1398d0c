// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Transcript } from './transcript.tsx';

const LINES = [
  { start: 0, end: 3, text: 'Welcome.' },
  { start: 3, end: 8, text: 'The paint is never dry.' },
  { start: 10, end: 14, text: 'Look up.' },
];
const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  HTMLElement.prototype.scrollTo = scrollTo;
});
afterEach(cleanup);

function open(position = 0, onSeek: (seconds: number) => void = () => undefined) {
  const transcript = (at: number) => (
    <Transcript captions={{ lines: LINES, hasFailed: false }} position={at} onSeek={onSeek} />
  );
  const { rerender } = render(transcript(position));
  return { playTo: (at: number) => rerender(transcript(at)) };
}

const list = () => screen.getByRole('list', { name: 'Captions' });
const current = () =>
  screen
    .getAllByRole('button')
    .filter((line) => line.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
const follow = () => screen.queryByRole('button', { name: 'Follow along' });

it('marks the spoken line, and none during a silence', () => {
  const { playTo } = open();
  expect(current()).toEqual(['Welcome.']);
  playTo(4);
  expect(current()).toEqual(['The paint is never dry.']);
  playTo(9);
  expect(current()).toEqual([]);
});

it('scrolls with the voice, line by line', () => {
  const { playTo } = open();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  playTo(1);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  playTo(4);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('if reduced motion is %s, the scrolling is %s', (matches, behavior) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  open();
  expect(scrollTo.mock.lastCall?.[0]).toMatchObject({ behavior });
  vi.restoreAllMocks();
});

it.each([
  ['wheel', () => fireEvent.wheel(list())],
  ['finger', () => fireEvent.touchMove(list())],
  ['scroll bar', () => fireEvent.pointerDown(list())],
])('stops following when the reader scrolls by %s, until they ask for it', (_, scroll) => {
  const { playTo } = open();
  scroll();
  playTo(4);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(current()).toEqual(['The paint is never dry.']);
  fireEvent.click(follow() ?? document.body);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(follow()).toBeNull();
});

it('seeks to a pressed line, and follows again', () => {
  const onSeek = vi.fn();
  open(0, onSeek);
  fireEvent.wheel(list());
  fireEvent.click(screen.getByText('Look up.'));
  expect(onSeek).toHaveBeenCalledWith(10);
  expect(follow()).toBeNull();
});
