import {
  type DashboardRoute,
  GUIDE_VIEWS,
  type OpenGuide,
  PLAIN_PARTS,
  type RecordRef,
} from '@laneway/domain/app-links/dashboard-route';
import { isUnsavedId } from '@laneway/domain/guides/ids';
import { isId, isPlainObject } from '../stored-value.ts';

/** The route in a value that was stored; null when it isn't one. */
export function parseRoute(value: unknown): DashboardRoute | null {
  if (!isPlainObject(value)) return null;
  const { part } = value;
  if (part === 'users') return { part, person: isId(value.person) ? value.person : null };
  if (part !== 'guides') return plainRoute(part);
  const open = value.open === null ? null : parseOpenGuide(value.open);
  return open === null && value.open !== null ? null : { part, open };
}

function plainRoute(name: unknown): DashboardRoute | null {
  const part = PLAIN_PARTS.find((each) => each === name);
  return part === undefined ? null : { part };
}

function parseOpenGuide(value: unknown): OpenGuide | null {
  if (!isPlainObject(value)) return null;
  const guide = parseRef(value.guide);
  const place = value.place === null ? null : parseRef(value.place);
  const view = GUIDE_VIEWS.find((each) => each === value.view);
  if (guide === null || view === undefined) return null;
  return place === null && value.place !== null ? null : { guide, place, view };
}

function parseRef(value: unknown): RecordRef | null {
  if (!isPlainObject(value)) return null;
  const { source, id } = value;
  if (source === 'unsaved') {
    return typeof id === 'string' && isUnsavedId(id) ? { source, id } : null;
  }
  const isSaved = (source === 'published' || source === 'pending') && isId(id);
  return isSaved ? { source, id } : null;
}
