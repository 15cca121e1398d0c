import type { DashboardRoute, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { describe, expect, it } from 'vitest';
import type { NavAction } from './nav-actions.ts';
import { renameRecord } from './rename-record.ts';
import { run } from './sketch.test-data.ts';

const NEW: RecordRef = { source: 'unsaved', id: 'new-guide-1' };
const SAVED: RecordRef = { source: 'pending', id: 12 };
const NEW_PLACE: RecordRef = { source: 'unsaved', id: 'new-place-1' };

const guides = (guide: RecordRef, place: RecordRef | null = null): DashboardRoute => ({
  part: 'guides',
  open: { guide, place, view: 'edit' },
});

function stackWith(...routes: readonly DashboardRoute[]) {
  const state = run([{ type: 'setRole', role: 'creator' }]);
  const screens = routes.map((route) => ({
    entry: { page: 'creatorDashboard' as const, route },
    overlays: [],
  }));
  return { ...state, stack: [state.stack[0], ...screens] as typeof state.stack };
}

function routesAfter(
  rename: Omit<Extract<NavAction, { type: 'renameRecord' }>, 'type'>,
  ...routes: readonly DashboardRoute[]
) {
  const { stack } = renameRecord(stackWith(...routes), { type: 'renameRecord', ...rename });
  return stack.slice(1).map(({ entry }) => ('route' in entry ? entry.route : null));
}

describe('a record that was saved for the first time', () => {
  it('has its new id wherever it is open', () => {
    expect(
      routesAfter({ record: 'guide', from: NEW, to: SAVED }, guides(NEW), guides(NEW, NEW_PLACE)),
    ).toEqual([guides(SAVED), guides(SAVED, NEW_PLACE)]);
  });

  it('isn’t confused with a record of the other kind that has the same id', () => {
    const place: RecordRef = { source: 'pending', id: 5 };
    expect(routesAfter({ record: 'guide', from: place, to: SAVED }, guides(NEW, place))).toEqual([
      guides(NEW, place),
    ]);
    expect(routesAfter({ record: 'place', from: place, to: SAVED }, guides(place, place))).toEqual([
      guides(place, SAVED),
    ]);
  });

  it('appears in the stack only once, at the current position', () => {
    expect(
      routesAfter({ record: 'guide', from: NEW, to: SAVED }, guides(SAVED), guides(NEW)),
    ).toEqual([guides(SAVED)]);
  });
});
