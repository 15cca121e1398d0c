import { formatDistance, pathLengthMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { TRIGGER_LIMITS, type TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import {
  MIN_STRETCH,
  stretchBetween,
  type ZoneKind,
  zoneAs,
  zoneOfBoundary,
} from '@laneway/domain/walk/zones/change-zone';
import { lengthOfPath } from '@laneway/domain/walk/zones/zone-outline';
import { Button } from '../../../ui/button.tsx';
import { CoordinateRow } from '../../map-editor/text/coordinate-row.tsx';
import { Disclosure } from '../../map-editor/text/disclosure.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { NumberField } from './number-field.tsx';
import styles from './panel.module.css';
import { ZONE_CHOICES } from './panel-words.ts';

export type ZoneSectionProps = {
  readonly plan: WalkPlan;
  readonly stop: WalkStop;
  /** A shapes text. */
  readonly boundary: string | null;
  readonly isDefault: boolean;
  readonly isReadOnly: boolean;
  /** Null for the default. */
  readonly onChange: (zone: TriggerZone | null, group?: string) => void;
  readonly onDraw: () => void;
  /** Moves the focus to a handle on the map. */
  readonly onFocusHandle: (id: string) => void;
};

/** The zone of the selected place. */
export function ZoneSection(props: ZoneSectionProps) {
  const { plan, stop, boundary, isDefault, isReadOnly, onChange, onDraw } = props;
  const boundaryZone = zoneOfBoundary(boundary);
  const switchTo = (kind: ZoneKind) => {
    const zone = zoneAs(kind, stop, plan);
    if (zone !== null) onChange(zone);
  };
  return (
    <section className={styles.section} aria-label="Zone">
      <ChoiceGroup
        label="Zone"
        value={stop.zone.kind}
        choices={ZONE_CHOICES.map((choice) => ({
          ...choice,
          ...(choice.value === 'stretch' &&
            plan.path === null && { hint: 'Draw the guide’s path first.', isDisabled: true }),
        }))}
        isReadOnly={isReadOnly}
        onChange={switchTo}
      />
      {isDefault && !isReadOnly && (
        <p className={styles.hint}>
          {stop.along === null
            ? 'We put it around the pin. Drag it on the map or change it here.'
            : 'We put it where your path passes the pin. Drag it on the map or change it here.'}
        </p>
      )}
      <ZoneSize {...props} />
      {!isReadOnly && (
        <div className={styles.actions}>
          {stop.zone.kind === 'polygon' && <Button onClick={onDraw}>Draw it again</Button>}
          {boundaryZone !== null && (
            <Button onClick={() => onChange(boundaryZone)}>Use the boundary as zone</Button>
          )}
          {!isDefault && <Button onClick={() => onChange(null)}>Back to the default</Button>}
        </div>
      )}
    </section>
  );
}

function ZoneSize(props: ZoneSectionProps) {
  const { plan, stop, isDefault, isReadOnly, onChange, onFocusHandle } = props;
  const { zone } = stop;
  switch (zone.kind) {
    case 'circle':
      return (
        <NumberField
          label="Radius"
          hint="Larger zones start earlier. 30 m suits most streets."
          unit="metres"
          value={zone.radius}
          {...TRIGGER_LIMITS.radius}
          isReadOnly={isReadOnly}
          onChange={(radius) => onChange({ ...zone, radius }, 'radius')}
          isDefault={isDefault}
          onDefault={() => onChange(null, 'radius')}
        />
      );
    case 'polygon':
      return (
        <>
          <p className={styles.fact}>
            {`${zone.corners.length} corners, ${formatDistance(perimeterMetres(zone.corners))} around`}
          </p>
          <CornerList
            corners={zone.corners}
            isReadOnly={isReadOnly}
            onChange={(corners) => onChange({ ...zone, corners })}
            onFocusHandle={onFocusHandle}
          />
        </>
      );
    case 'stretch': {
      const length = Math.floor(lengthOfPath(plan.path ?? []));
      return (
        <div className={styles.pair}>
          <NumberField
            label="From"
            unit="metres"
            value={zone.from}
            min={0}
            max={Math.max(0, Math.floor(zone.to) - MIN_STRETCH)}
            isReadOnly={isReadOnly}
            onChange={(from) => onChange(stretchBetween(plan, from, zone.to), 'from')}
          />
          <NumberField
            label="To"
            unit="metres"
            value={zone.to}
            min={Math.ceil(zone.from) + MIN_STRETCH}
            max={length}
            isReadOnly={isReadOnly}
            onChange={(to) => onChange(stretchBetween(plan, zone.from, to), 'to')}
          />
          <p
            className={styles.hint}
          >{`Along the path, which is ${formatDistance(length)} long.`}</p>
        </div>
      );
    }
  }
}

function perimeterMetres(
  corners: Extract<TriggerZone, { readonly kind: 'polygon' }>['corners'],
): number {
  return pathLengthMetres([...corners, ...corners.slice(0, 1)]);
}

type CornerListProps = {
  readonly corners: readonly Point[];
  readonly isReadOnly: boolean;
  readonly onChange: (corners: readonly Point[]) => void;
  readonly onFocusHandle: (id: string) => void;
};

/** The corners of an area as coordinates: the keyboard alternative to the handles. */
function CornerList({ corners, isReadOnly, onChange, onFocusHandle }: CornerListProps) {
  const canDelete = corners.length > TRIGGER_LIMITS.corners.min;
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
      {!canDelete && <p>An area has {TRIGGER_LIMITS.corners.min} corners or more.</p>}
    </Disclosure>
  );
}
