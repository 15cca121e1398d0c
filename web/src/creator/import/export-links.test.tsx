// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExportLinks } from './export-links.tsx';

afterEach(cleanup);

it.each([
  ['published', '/api/guides/7/export'],
  ['pending', '/api/pending_guides/7/export'],
] as const)('a %s guide can be downloaded in every format', (source, address) => {
  render(<ExportLinks guideId={7} source={source} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Download GPX', `${address}?format=gpx`],
    ['Download GeoJSON', `${address}?format=geojson`],
  ]);
  expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
});
