import type { Pagination } from '@laneway/contract/review';
import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { offsetOf } from '@laneway/domain/review/pagination';
import { reviewQueueTexts } from '@laneway/domain/workflow/messages';

const MAX_ON_BADGE = 99;

/** '4', or '99+' for larger numbers. */
export function badgeText(count: number): string {
  return count > MAX_ON_BADGE ? `${MAX_ON_BADGE}+` : String(count);
}

/** '14 guides', or '21–40 of 128 guides' where there are several pages. */
export function countText(
  { current_page, total_pages, total_items }: Pagination,
  pageSize: number,
): string {
  const guides = guidesText(total_items);
  if (total_pages <= 1) return guides;
  const before = offsetOf(current_page, pageSize);
  return `${before + 1}–${Math.min(before + pageSize, total_items)} of ${guides}`;
}

export function guidesText(count: number): string {
  return count === 1 ? '1 guide' : `${count.toLocaleString('en-AU')} guides`;
}

/** The reason why the queue couldn’t be loaded, without repeating a generic text. */
export function queueErrorText(text: string): string {
  return reviewQueueTexts.loadFailed(text === '' || text === resetTexts.failed ? null : text);
}
