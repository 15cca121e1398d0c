import { isRole } from '@laneway/domain/roles';
import { MAX_SEARCH_LENGTH } from '@laneway/domain/text-limits';
import { isId, isPlainObject } from '../stored-value.ts';
import { entryKey, parseEntry } from './entry.ts';
import { MAX_SCREENS, type NavState, type Screen } from './nav-state.ts';
import { mayCover, type Overlay, parseOverlay } from './overlays.ts';
import type { Entry } from './pages.ts';
import { settle } from './settle.ts';

/**
 * Parses a stored state, written by any version of the app; null when it is invalid. A valid state is restored
 * unchanged.
 */
export function parseNavState(value: unknown): NavState | null {
  if (!isPlainObject(value)) return null;
  const stack = parseStack(value.stack);
  const guide = parseNullable(value.currentGuideId, parseId);
  const place = parseNullable(value.currentPlaceId, parseId);
  const login = parseNullable(value.redirectAfterLogin, parseEntry);
  const signup = parseNullable(value.redirectAfterSignup, parseEntry);
  // Entries of earlier versions have none.
  const awaited = parseNullable(value.pendingEntry ?? null, parseEntry);
  const role = parseNullable(value.role, (role) => (isRole(role) ? role : null));
  const { lastSearchText } = value;
  if (!stack || !guide || !place || !login || !signup || !awaited || !role) return null;
  if (typeof lastSearchText !== 'string' || lastSearchText.length > MAX_SEARCH_LENGTH) return null;
  return settle({
    stack,
    currentGuideId: guide.value,
    currentPlaceId: place.value,
    redirectAfterLogin: login.value,
    redirectAfterSignup: signup.value,
    pendingEntry: awaited.value,
    lastSearchText,
    role: role.value,
  });
}

function parseStack(value: unknown): NavState['stack'] | null {
  if (!Array.isArray(value) || value.length > MAX_SCREENS) return null;
  const screens = value.map(parseScreen).filter((screen) => screen !== null);
  const [home, ...rest] = screens;
  const keys = new Set(screens.map(({ entry }) => entryKey(entry)));
  const isSound =
    screens.length === value.length &&
    keys.size === screens.length &&
    home?.entry.page === 'guidesHomePage';
  return isSound ? [home, ...rest] : null;
}

function parseScreen(value: unknown): Screen | null {
  if (!isPlainObject(value)) return null;
  const entry = parseEntry(value.entry);
  const overlays = entry === null ? null : parseOverlays(value.overlays, entry);
  return entry === null || overlays === null ? null : { entry, overlays };
}

function parseOverlays(value: unknown, { page }: Entry): readonly Overlay[] | null {
  if (!Array.isArray(value)) return null;
  const overlays = value
    .map(parseOverlay)
    .filter((overlay) => overlay !== null && mayCover(overlay, page)) as Overlay[];
  const kinds = new Set(overlays.map(({ kind }) => kind));
  return overlays.length === value.length && kinds.size === overlays.length ? overlays : null;
}

/** Boxed, because null is a valid value here; an invalid one has no box. */
function parseNullable<T>(
  value: unknown,
  parse: (value: unknown) => T | null,
): { readonly value: T | null } | null {
  if (value === null) return { value };
  const parsed = parse(value);
  return parsed === null ? null : { value: parsed };
}

function parseId(value: unknown): number | null {
  return isId(value) ? value : null;
}
