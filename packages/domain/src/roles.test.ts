import { describe, expect, it } from 'vitest';
import { dashboardOf, guardDashboard, isRole, ROLES, satisfiesRole } from './roles.ts';

describe('roles', () => {
  it.each([
    ['user', 'user', true],
    ['user', 'creator', false],
    ['user', 'admin', false],
    ['creator', 'user', true],
    ['creator', 'creator', true],
    ['creator', 'admin', false],
    ['admin', 'user', true],
    ['admin', 'creator', true],
    ['admin', 'admin', true],
  ] as const)('%s satisfies the minimum %s: %s', (role, minimum, expected) => {
    expect(satisfiesRole(role, minimum)).toBe(expected);
  });

  it('are recognised by their exact names', () => {
    expect(ROLES.every(isRole)).toBe(true);
    expect(['Admin', 'visitor', '', null, 3].some(isRole)).toBe(false);
  });
});

describe('dashboards', () => {
  it.each([
    ['admin', 'adminDashboard'],
    ['creator', 'creatorDashboard'],
    ['user', 'guidesHomePage'],
    [null, 'guidesHomePage'],
  ] as const)('the dashboard of %s is %s', (role, page) => {
    expect(dashboardOf(role)).toBe(page);
  });

  it.each([
    ['adminDashboard', 'admin', 'adminDashboard'],
    ['adminDashboard', 'creator', 'creatorDashboard'],
    ['adminDashboard', 'user', 'guidesHomePage'],
    ['adminDashboard', null, 'guidesHomePage'],
    ['creatorDashboard', 'admin', 'creatorDashboard'],
    ['creatorDashboard', 'creator', 'creatorDashboard'],
    ['creatorDashboard', 'user', 'guidesHomePage'],
    ['creatorDashboard', null, 'guidesHomePage'],
  ] as const)('%s visited by %s ends on %s', (page, role, expected) => {
    expect(guardDashboard(page, role)).toBe(expected);
  });
});
