import { useEffect, useRef } from 'react';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ClearFilters } from '../search/clear-filters.tsx';
import { FoundCreators } from '../search/found-creators.tsx';
import { FoundGuide } from '../search/found-guide.tsx';
import { CorrectedNote, countText, NoMatch, ResultsSkeleton } from '../search/result-states.tsx';
import type { GuideHit, useSearchResults } from '../search/use-search-results.ts';
import styles from './results-sheet.module.css';
import {
  countFilters,
  guideLanguages,
  isChoice,
  LENGTHS,
  NO_FILTERS,
  PRICES,
  type ResultFilters,
} from './saved-view.ts';

type Results = ReturnType<typeof useSearchResults>;

export type ResultsSheetProps = {
  readonly text: string;
  readonly results: Results;
  readonly filters: ResultFilters;
  /** The guide that was picked last. */
  readonly activeId: number | null;
  /** The languages of guides; null until they are known. */
  readonly languages: readonly string[] | null;
  readonly onFilters: (filters: ResultFilters) => void;
  readonly onActive: (guideId: number) => void;
  readonly onPick: (guideId: number) => void;
  readonly onClose: () => void;
};

/** The list of results: beside the map, or a sheet over it. */
export function ResultsSheet({
  text,
  filters,
  languages,
  onFilters,
  onClose,
  ...list
}: ResultsSheetProps) {
  const clear = () => onFilters(NO_FILTERS);
  return (
    <Sheet
      labelledBy="search-results-title"
      onClose={onClose}
      heading={
        <>
          <p className={styles.eyebrow}>Search results</p>
          <h1 id="search-results-title" className={styles.title}>
            “{text}”
          </h1>
        </>
      }
    >
      <div className={styles.results}>
        <FilterBar filters={filters} languages={languages} onChange={onFilters} />
        <Outcome
          {...list}
          text={text}
          onClearFilters={countFilters(filters) > 0 ? clear : undefined}
        />
      </div>
    </Sheet>
  );
}

type OutcomeProps = Pick<
  ResultsSheetProps,
  'text' | 'results' | 'activeId' | 'onActive' | 'onPick'
> & {
  readonly onClearFilters: (() => void) | undefined;
};

function Outcome({ text, results, activeId, onActive, onPick, onClearFilters }: OutcomeProps) {
  const { state, query, hits, creators, corrected } = results;
  switch (state.kind) {
    case 'loading':
      return <ResultsSkeleton />;
    case 'failed':
      return <Callout tone="error" text={state.text} action={state.tryAgain} />;
    case 'missing':
    case 'closed':
      return <NoMatch onClearFilters={onClearFilters} />;
    case 'ready':
      if (hits.length === 0 && (creators.length === 0 || onClearFilters !== undefined)) {
        return (
          <>
            <FoundCreators creators={creators} />
            <NoMatch onClearFilters={onClearFilters} />
          </>
        );
      }
      return (
        <>
          <CorrectedNote text={text} corrected={corrected} />
          <p role="status" className={styles.count}>
            {countText(hits.length, query.hasNextPage, creators.length)}
          </p>
          <FoundCreators creators={creators} />
          <ResultList hits={hits} activeId={activeId} onActive={onActive} onPick={onPick} />
          <ShowMore of="guides" query={query} />
        </>
      );
  }
}

export type ResultListProps = {
  readonly hits: readonly GuideHit[];
  /** The guide with the highlighted pin. */
  readonly activeId: number | null;
  readonly onActive: (guideId: number) => void;
  readonly onPick: (guideId: number) => void;
};

/** The found guides. Hovering or focusing one highlights its pin, and vice versa. */
function ResultList({ hits, activeId, onActive, onPick }: ResultListProps) {
  const { openPlace } = useNavigation();
  const ownershipOf = useOwnership();
  const visitor = useVisitorPoint();
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (activeId !== null) active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <ul className={styles.list} aria-label="Guides, best match first" hidden={hits.length === 0}>
      {hits.map((hit) => {
        const { g_id: id } = hit.guide;
        const isActive = id === activeId;
        return (
          <li
            key={id}
            ref={isActive ? active : null}
            className={styles.item}
            data-front={isActive}
            // A resting mouse enters whatever scrolls under it; only a moving one counts.
            onPointerMove={({ pointerType }) => {
              if (pointerType === 'mouse' && !isActive) onActive(id);
            }}
            onFocus={() => onActive(id)}
          >
            <FoundGuide
              hit={hit}
              ownership={ownershipOf(hit.guide)}
              visitor={visitor}
              onPick={() => onPick(id)}
              onPickPlace={(placeId) => {
                onActive(id);
                openPlace(id, placeId);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

export type FilterBarProps = {
  readonly filters: ResultFilters;
  readonly languages: readonly string[] | null;
  readonly onChange: (filters: ResultFilters) => void;
};

/** The filters of the results. */
function FilterBar({ filters, languages, onChange }: FilterBarProps) {
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>Filters</legend>
      <ChoiceField
        label="Price"
        choices={PRICES}
        value={filters.price}
        onChoose={(price) => onChange({ ...filters, price })}
      />
      <ChoiceField
        label="Length"
        choices={LENGTHS}
        value={filters.length}
        onChoose={(length) => onChange({ ...filters, length })}
      />
      <ChoiceField
        label="Language"
        choices={guideLanguages(languages)}
        value={filters.language}
        onChoose={(language) => onChange({ ...filters, language })}
      />
      <button
        type="button"
        className={styles.control}
        aria-pressed={filters.hasAudio}
        onClick={() => onChange({ ...filters, hasAudio: !filters.hasAudio })}
      >
        Audio
      </button>
      <ClearFilters count={countFilters(filters)} onClear={() => onChange(NO_FILTERS)} />
    </fieldset>
  );
}

type ChoiceFieldProps<Choices> = {
  readonly label: string;
  readonly choices: Choices;
  readonly value: keyof Choices & string;
  readonly onChoose: (value: keyof Choices & string) => void;
};

function ChoiceField<Choices extends Readonly<Record<string, { readonly text: string }>>>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceFieldProps<Choices>) {
  return (
    <select
      aria-label={label}
      className={styles.control}
      data-set={value !== 'any'}
      value={value}
      onChange={({ target }) => {
        if (isChoice(choices, target.value)) onChoose(target.value);
      }}
    >
      {Object.entries(choices).map(([each, { text }]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
