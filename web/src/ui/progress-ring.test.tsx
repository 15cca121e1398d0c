import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressRing } from './progress-ring.tsx';

const attribute = (markup: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1];

it('shows the percentage, and the required one', () => {
  const markup = renderToStaticMarkup(<ProgressRing percent={70} target={80} label="Completion" />);
  expect(attribute(markup, 'role')).toBe('meter');
  expect(attribute(markup, 'aria-valuenow')).toBe('70');
  expect(attribute(markup, 'aria-valuetext')).toBe('70%, 80% needed');
  expect(attribute(markup, 'title')).toBe('Completion: 70%, 80% needed');
  expect(attribute(markup, 'stroke-dasharray')).toBe('70 100');
});

it.each([
  [-5, '0'],
  [33.4, '33'],
  [120, '100'],
])('counts %d percent as %s', (percent, shown) => {
  const markup = renderToStaticMarkup(<ProgressRing percent={percent} label="Completion" />);
  expect(attribute(markup, 'aria-valuenow')).toBe(shown);
  expect(markup).toContain(`>${shown}%<`);
});
