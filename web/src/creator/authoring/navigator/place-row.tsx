import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import { placeLabel } from '@laneway/domain/guides/place-label';
import type { PlaceStatus } from '@laneway/domain/statuses';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { ActionPopover, type PopoverAction } from '../../../ui/action-popover.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { useIsDirty } from '../forms/use-save.ts';
import { type ListingAct, PLACE_LABELS } from '../listing/offer.ts';
import { validatePlace } from '../records/place-values.ts';
import type { RecordState } from '../records/record-store.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import styles from './navigator.module.css';
import { RowMarks } from './row-marks.tsx';

/** The actions of rows; the functions are the same for all of them, so that rows don't rerender needlessly. */
export type RowActions = MenuActions & {
  readonly open: (key: string) => void;
  readonly startDrag: (event: PointerEvent<HTMLElement>, index: number) => void;
};

export type PlaceRowProps = {
  readonly item: PlaceItem;
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isEditable: boolean;
  readonly hasFailed: boolean;
  readonly status: PlaceStatus;
  readonly listingAct: ListingAct | null;
  /** The status that is usual in this guide, and isn't shown. */
  readonly usualStatus: PlaceStatus;
  readonly actions: RowActions;
};

export const PlaceRow = memo(function PlaceRow({
  item: { key, place, record },
  index,
  count,
  isSelected,
  isEditable,
  hasFailed,
  status,
  listingAct,
  usualStatus,
  actions,
}: PlaceRowProps) {
  const title = useStore(record, ({ mine }) => mine.title);
  const isDirty = useIsDirty(record);
  const isWrong = useStore(record, (state) => hasErrors(state, validatePlace));
  const name = placeLabel(title, place.nameNumber);
  const menu = rowMenu({ key, place, index, count, isEditable, listingAct }, actions);

  const step = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to < 0 || to >= count) return;
    if (!event.altKey) focusRow(event.currentTarget, by);
    else if (isEditable) actions.move(key, to);
  };

  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      {isEditable && (
        // Only for pointers: the menu and keys have alternatives.
        <span
          aria-hidden="true"
          className={styles.handle}
          onPointerDown={(event) => actions.startDrag(event, index)}
        >
          ⠿
        </span>
      )}
      <button
        type="button"
        className={styles.place}
        data-place-row={key}
        aria-current={isSelected ? 'true' : undefined}
        aria-keyshortcuts={isEditable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={() => actions.open(key)}
        onKeyDown={step}
      >
        <span className={styles.number}>{index + 1} </span>
        <span className={styles.label}>
          <span className={styles.name}>{name}</span>
          {status !== usualStatus && <StatusChip status={status} />}
        </span>
        <RowMarks
          isDirty={isDirty || place.kind === 'unsaved'}
          hasErrors={isWrong || hasFailed}
          hasNote={hasNote(place)}
        />
      </button>
      {menu.length > 0 && <ActionPopover label={`Actions for ${name}`} actions={menu} />}
    </li>
  );
});

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function hasNote(place: EditablePlace): boolean {
  return place.kind === 'pending' && place.adminComment !== null;
}

function focusRow(current: HTMLElement, by: number): void {
  const row = current.closest('li');
  const next = by < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  next?.querySelector<HTMLElement>('[data-place-row]')?.focus();
}

type MenuActions = {
  readonly move: (key: string, to: number) => void;
  readonly askWhere: (key: string) => void;
  readonly list: (key: string, act: ListingAct) => void;
  readonly askDelete: (key: string) => void;
};

type MenuFacts = {
  readonly key: string;
  readonly place: EditablePlace;
  readonly index: number;
  readonly count: number;
  /** True if places may be added, moved and deleted. */
  readonly isEditable: boolean;
  readonly listingAct: ListingAct | null;
};

/** The menu of a place. */
function rowMenu(facts: MenuFacts, actions: MenuActions): readonly PopoverAction[] {
  const { key, place, index, count, isEditable, listingAct } = facts;
  return [
    ...(isEditable
      ? [
          {
            label: 'Move up',
            isDisabled: index === 0,
            onAct: () => actions.move(key, index - 1),
          },
          {
            label: 'Move down',
            isDisabled: index === count - 1,
            onAct: () => actions.move(key, index + 1),
          },
          { label: 'Move to…', isDisabled: count < 2, onAct: () => actions.askWhere(key) },
        ]
      : []),
    ...(listingAct === null
      ? []
      : [{ label: PLACE_LABELS[listingAct], onAct: () => actions.list(key, listingAct) }]),
    // Published places can be withdrawn, but not deleted: people may have bought them.
    ...(isEditable && place.kind !== 'published'
      ? [{ label: 'Delete', isDanger: true, onAct: () => actions.askDelete(key) }]
      : []),
  ];
}

type Validate<Field extends string> = (
  values: RecordState<Field>['mine'],
  saved: RecordState<Field>['base'],
) => Readonly<Partial<Record<Field, unknown>>>;

/** Long paths take a while to check, and every row checks on each render. */
const CHECKED = new WeakMap<object, boolean>();

/** Something is invalid as typed, or was changed on both sides. */
export function hasErrors<Field extends string>(
  { mine, base, clashes }: RecordState<Field>,
  validate: Validate<Field>,
): boolean {
  const known = CHECKED.get(mine);
  const isWrong = known ?? Object.keys(validate(mine, base)).length > 0;
  CHECKED.set(mine, isWrong);
  return isWrong || clashes.length > 0;
}
