import { isRecord } from '../../core/navigation/stored-value.ts';
import { readFromTab, storeInTab } from '../../core/navigation/tab-memory.ts';
import {
  type BrowseChoice,
  EVERYTHING,
  FILTERS,
  languageOptions,
  ORDERS,
} from './browse-choice.ts';

const KEY = 'laneway.all-guides';

/** The choice made in this tab before the list was left or reloaded. */
export function readChoice(): BrowseChoice {
  const stored = readFromTab(KEY);
  if (!isRecord(stored)) return EVERYTHING;
  const { order, filters, language } = stored;
  const names: readonly unknown[] = Array.isArray(filters) ? filters : [];
  return {
    order: ORDERS.find((each) => each.order === order)?.order ?? EVERYTHING.order,
    filters: FILTERS.map(({ name }) => name).filter((name) => names.includes(name)),
    language: languageOptions(null).find(([tag]) => tag === language)?.[0] ?? EVERYTHING.language,
  };
}

export function saveChoice(choice: BrowseChoice): void {
  storeInTab(KEY, choice);
}
