import { LIMITS } from '@laneway/contract/limits';
import {
  changeReviewQuery,
  PAGE_SIZES,
  type ReviewQuery,
  STATUS_FILTERS,
  statusOfFilter,
} from '@laneway/domain/review/queue';
import { STATUS_NAMES } from '@laneway/domain/statuses';
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useState } from 'react';
import type { Creator } from '../../../api/queries/creators.ts';
import fields from '../../../ui/inline-field.module.css';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { CreatorField } from './creator-field.tsx';
import { FilterField } from './filter-field.tsx';
import styles from './queue-filters.module.css';
import { SORT_CHOICES, sortName } from './sort-texts.ts';
import { type ChangeView, countFilters, type QueueView } from './use-queue-view.ts';

const ANY = '';

const STATUSES = [
  [ANY, 'Any status'],
  ...STATUS_FILTERS.map((filter) => [filter, STATUS_NAMES[statusOfFilter(filter)]] as const),
] as const;
const SIZES = PAGE_SIZES.map((size) => [String(size), `${size} per page`] as const);
const SORTS = SORT_CHOICES.map(({ name, text }) => [name, text] as const);

export type QueueFiltersProps = {
  readonly view: QueueView;
  readonly onChange: ChangeView;
  /** The creators on the page. */
  readonly creators: readonly Creator[];
  /** True if the list has headings to sort by. */
  readonly hasHeadings: boolean;
  readonly searchField: Ref<HTMLInputElement>;
};

/** The filters and the order of the queue. */
export function QueueFilters({ searchField, ...props }: QueueFiltersProps) {
  const isNarrow = !useMediaQuery('(min-width: 720px)');
  // Kept here, so that they stay open when a phone is turned and turned back.
  const [isOpen, setIsOpen] = useState(false);
  const { query } = props.view;
  const { search, ...others } = query;
  const count = countFilters({ ...others, search: null });
  return (
    <search className={styles.filters}>
      <FilterInput
        ref={searchField}
        type="search"
        label="Search"
        placeholder="Title or creator"
        maxLength={LIMITS.searchTerms}
        value={search ?? ''}
        onApply={(text) => props.onChange(withQuery({ search: text === '' ? null : text }))}
      />
      {isNarrow ? (
        <details
          className={styles.more}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary className={styles.summary}>
            {count === 0 ? 'Filter and sort' : `Filter and sort (${count})`}
          </summary>
          <div className={styles.fields}>
            <OtherFilters {...props} />
          </div>
        </details>
      ) : (
        <OtherFilters {...props} />
      )}
    </search>
  );
}

function OtherFilters({
  view: { query, creatorName },
  onChange,
  creators,
  hasHeadings,
}: Omit<QueueFiltersProps, 'searchField'>) {
  const set = (change: Change) => onChange(withQuery(change));
  return (
    <>
      <FilterSelect
        label="Status"
        value={query.status ?? ANY}
        options={STATUSES}
        onChoose={(value) =>
          set({ status: STATUS_FILTERS.find((filter) => filter === value) ?? null })
        }
      />
      <CreatorField
        name={creatorName}
        suggested={creators}
        onChoose={(creator) =>
          onChange((view) => ({
            ...withQuery({ creator_id: creator?.id ?? null })(view),
            creatorName: creator?.name ?? null,
          }))
        }
      />
      <FilterInput
        type="date"
        label="From"
        value={query.date_from ?? ''}
        max={query.date_to ?? undefined}
        onApply={(date) => set({ date_from: date || null })}
      />
      <FilterInput
        type="date"
        label="To"
        value={query.date_to ?? ''}
        min={query.date_from ?? undefined}
        onApply={(date) => set({ date_to: date || null })}
      />
      {!hasHeadings && (
        <FilterSelect
          label="Sort by"
          value={sortName(query)}
          options={SORTS}
          onChoose={(value) => set(SORT_CHOICES.find(({ name }) => name === value)?.sort ?? {})}
        />
      )}
      <FilterSelect
        label="Page size"
        value={String(query.page_size)}
        options={SIZES}
        onChoose={(value) =>
          set({ page_size: PAGE_SIZES.find((size) => String(size) === value) ?? query.page_size })
        }
      />
    </>
  );
}

type Change = Partial<Omit<ReviewQuery, 'page'>>;

function withQuery(change: Change) {
  return (view: QueueView): QueueView => ({
    ...view,
    query: changeReviewQuery(view.query, change),
  });
}

type FilterSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
};

function FilterSelect({ label, value, options, onChoose }: FilterSelectProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <select
          id={id}
          className={fields.control}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FilterField>
  );
}

/** Long enough for the next letter, short enough to feel immediate. */
const DELAY_MS = 300;

type FilterInputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'type' | 'placeholder' | 'maxLength' | 'min' | 'max'
> & {
  readonly label: string;
  readonly value: string;
  readonly onApply: (value: string) => void;
};

/** A filter that applies when typing pauses, and at once on Enter or blur. */
function FilterInput({ label, value, onApply, ...rest }: FilterInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed === null) return;
    setTyped(null);
    onApply(typed);
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => applyLater(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <FilterField label={label}>
      {(id) => (
        <input
          {...rest}
          id={id}
          className={fields.control}
          value={typed ?? value}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={apply}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) apply();
          }}
        />
      )}
    </FilterField>
  );
}
