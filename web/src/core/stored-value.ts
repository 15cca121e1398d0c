// Checks for values of unknown type, such as a history entry after a reload.

import { MAX_ID, MAX_SEARCH_LENGTH } from '@laneway/domain/text-limits';

/** True for any object that isn't a list. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
}

export function isSearchText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_SEARCH_LENGTH;
}
