import { contentTexts } from '@laneway/domain/content-texts';
import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import { useEffect } from 'react';
import { logProblem } from '../../core/diagnostics/log.ts';

/** Logs that a map has nothing to show: its place has no position, and the visitor's isn't known. */
export function useEmptyMapLog(content: Bounds | null, visitor: Point | null): void {
  const isEmpty = content === null && visitor === null;
  useEffect(() => {
    if (isEmpty) logProblem(contentTexts.noPlaceOrLocation);
  }, [isEmpty]);
}
