import type { Point } from '@laneway/domain/geo/point';
import { TRIGGER_LIMITS } from '@laneway/domain/walk/plan/trigger';
import { CoordinateRow } from '../../map-editor/text/coordinate-row.tsx';
import { Disclosure } from '../../map-editor/text/disclosure.tsx';

export type CornerListProps = {
  readonly corners: readonly Point[];
  readonly isReadOnly: boolean;
  readonly onChange: (corners: readonly Point[]) => void;
  readonly onFocusHandle: (id: string) => void;
};

/** The corners of an area as coordinates: what the handles do by pointer, by typing. */
export function CornerList({ corners, isReadOnly, onChange, onFocusHandle }: CornerListProps) {
  const canDelete = corners.length > TRIGGER_LIMITS.corners.least;
  return (
    <Disclosure title="Corners">
      {corners.map((point, at) => (
        <CoordinateRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its position in the line
          key={at}
          name={`Corner ${at + 1}`}
          of="of the zone"
          point={point}
          isReadOnly={isReadOnly}
          onMoveTo={(to) => onChange(corners.with(at, to))}
          onHold={() => onFocusHandle(`corner ${at}`)}
          onDelete={canDelete ? () => onChange(corners.toSpliced(at, 1)) : null}
        />
      ))}
      {!canDelete && <p>An area has {TRIGGER_LIMITS.corners.least} corners or more.</p>}
    </Disclosure>
  );
}
