import type { Point } from '@laneway/domain/geo/point';
import type { GuideValues } from '../records/guide-values.ts';
import { pointOf } from '../records/values.ts';
import type { WorkspaceState } from '../workspace/workspace-state.ts';

/** The data of a guide for adding places while walking. */
export type GuideOnFoot = {
  readonly id: number;
  readonly title: string;
  /** Its path as a text; empty without one. */
  readonly path: string;
  readonly places: readonly {
    readonly point: Point;
    readonly title: string;
    readonly number: number;
  }[];
};

/** Null for a guide that accepts no places, because it isn't saved or is published. */
export function guideOnFoot(
  { guide, places }: WorkspaceState,
  { title, path }: Pick<GuideValues, 'title' | 'path'>,
): GuideOnFoot | null {
  if (guide.kind !== 'pending') return null;
  return {
    id: guide.id,
    title,
    path,
    places: places.flatMap(({ record }, index) => {
      const { mine } = record.getState();
      const point = pointOf(mine.location);
      return point === null ? [] : [{ point, title: mine.title, number: index + 1 }];
    }),
  };
}
