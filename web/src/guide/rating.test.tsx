import { exampleGuide } from '@laneway/contract/examples.test-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Rating } from './rating.tsx';

const shown = (g_rating: number | null, g_rating_count: number) =>
  renderToStaticMarkup(<Rating guide={{ ...exampleGuide, g_rating, g_rating_count }} />);

it('shows the average with the number of ratings, and a sentence for screen readers', () => {
  expect(shown(4.6, 12)).toContain('<span aria-hidden="true">4.6 ★ (12)</span>');
  expect(shown(4.6, 12)).toContain('Rated 4.6 out of 5 by 12 people');
  expect(shown(5, 3)).toContain('5.0 ★ (3)');
});

it('is hidden until there is an average', () => {
  expect(shown(null, 2)).toBe('');
});
