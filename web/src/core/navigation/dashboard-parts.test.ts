import { describe, expect, it } from 'vitest';
import { groupsOf, partsOf, routeIn, startOf } from './dashboard-parts.ts';

describe.each(['creatorDashboard', 'adminDashboard'] as const)('the parts of %s', (page) => {
  it('stand in exactly one group each', () => {
    const grouped = groupsOf(page).flatMap(({ parts }) => parts);
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(partsOf(page)).toEqual(grouped);
  });

  it('stand in groups whose names differ', () => {
    const names = groupsOf(page).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('can all be opened', () => {
    for (const part of partsOf(page)) {
      const route = startOf(part);
      expect(routeIn(page, route)).toBe(route);
    }
  });

  it('begin with the guides', () => {
    expect(routeIn(page, null)).toEqual({ part: 'guides', open: null });
  });
});

it('opens the start instead of a part that another dashboard has', () => {
  const people = startOf('users');
  expect(routeIn('creatorDashboard', people)).toEqual({ part: 'guides', open: null });
});
