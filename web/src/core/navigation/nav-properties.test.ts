import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyActions, anyRole, anyRoute, anyState } from './arbitrary-actions.test-data.ts';
import { partsOf } from './dashboard-parts.ts';
import { entryKey, guideOf, isDashboardEntry, parseEntry, placeOf } from './entry.ts';
import { admit } from './guards.ts';
import { layersOf } from './layers.ts';
import { navReducer } from './nav-reducer.ts';
import { currentEntry, INITIAL_NAV_STATE, MAX_SCREENS, type NavState } from './nav-state.ts';
import { mayCover } from './overlays.ts';
import { parseNavState } from './saved-nav.ts';
import { run } from './sketch.test-data.ts';

function backTimes(state: NavState, times: number): NavState {
  return run(Array(times).fill({ type: 'back' }), state);
}

describe('whatever a visitor does', () => {
  it('the stack starts with home, is bounded, and has no duplicates', () => {
    fc.assert(
      fc.property(anyState, ({ stack }) => {
        expect(stack[0].entry.page).toBe('guidesHomePage');
        expect(stack.length).toBeLessThanOrEqual(MAX_SCREENS);
        expect(new Set(stack.map(({ entry }) => entryKey(entry))).size).toBe(stack.length);
      }),
    );
  });

  it('every page has its parameters and is allowed for the role', () => {
    fc.assert(
      fc.property(anyState, ({ stack, role }) => {
        for (const { entry } of stack) {
          expect(parseEntry(entry)).toEqual(entry);
          expect(admit(entry, role)).toEqual({ kind: 'admitted', entry });
        }
      }),
    );
  });

  it('overlays are over pages they belong to, at most one of each kind', () => {
    fc.assert(
      fc.property(anyState, ({ stack }) => {
        for (const { entry, overlays } of stack) {
          expect(overlays.every((overlay) => mayCover(overlay, entry.page))).toBe(true);
          expect(new Set(overlays.map(({ kind }) => kind)).size).toBe(overlays.length);
        }
      }),
    );
  });

  it('the current guide and place are the ones on screen', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const entry = currentEntry(state);
        expect(state.currentGuideId).toBe(guideOf(entry) ?? state.currentGuideId);
        expect(state.currentPlaceId).toBe(placeOf(entry) ?? state.currentPlaceId);
      }),
    );
  });

  it('a redirect is kept only while its page is in the stack', () => {
    fc.assert(
      fc.property(anyState, ({ stack, redirectAfterLogin, redirectAfterSignup }) => {
        const pages = stack.map(({ entry }) => entry.page);
        expect(redirectAfterLogin === null || pages.includes('login')).toBe(true);
        expect(redirectAfterSignup === null || pages.includes('createUser')).toBe(true);
      }),
    );
  });

  it('a page is pending only while nobody is logged in', () => {
    fc.assert(
      fc.property(anyState, ({ pendingEntry, role }) => {
        expect(pendingEntry === null || role === null).toBe(true);
      }),
    );
  });

  it('a dashboard always shows one of its own parts', () => {
    fc.assert(
      fc.property(anyState, anyRoute, anyRole, (state, route, role) => {
        const actions = [
          { type: 'setRole', role },
          { type: 'arriveAtPage', entry: { page: 'adminDashboard', route } },
        ] as const;
        const entry = currentEntry(run(actions, state));
        if (isDashboardEntry(entry)) {
          expect(partsOf(entry.page)).toContain(entry.route.part);
        } else {
          expect(entry.page).toBe('guidesHomePage');
        }
      }),
    );
  });

  it('going back repeatedly ends at home without overlays', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { stack } = backTimes(state, layersOf(state).length);
        expect(stack).toEqual(INITIAL_NAV_STATE.stack);
      }),
    );
  });

  it('going back only removes layers', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const before = layersOf(state);
        const after = layersOf(navReducer(state, { type: 'back' }));
        expect(after).toEqual(before.slice(0, after.length));
        expect(after.length).toBeLessThan(Math.max(2, before.length));
      }),
    );
  });

  it('a dispatch never changes the state it was given', () => {
    fc.assert(
      fc.property(anyState, anyActions, (state, actions) => {
        const before = structuredClone(state);
        run(actions, state);
        expect(state).toEqual(before);
      }),
    );
  });
});

describe('a stored state', () => {
  it('is restored unchanged', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseNavState(structuredClone(state))).toEqual(state);
        expect(parseNavState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
  });

  it('is null if the stored value is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseNavState(value)).toBeNull();
      }),
    );
  });
});
