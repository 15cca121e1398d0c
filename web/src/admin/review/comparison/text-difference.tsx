import type { Change } from '@laneway/domain/review/change';
import { useContext, useMemo } from 'react';
import type { TextPart } from '../../../ui/forms/word-diff.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { compareTexts, type ParagraphDiff, shortenSame } from './compare-texts.ts';
import styles from './comparison.module.css';
import { MarkedText } from './marked-text.tsx';
import { NoValue, SideNames, SideNamesContext, Sides, useHasTwoColumns } from './sides.tsx';

export type TextDifferenceProps = {
  readonly before: string | null;
  readonly after: string | null;
  readonly onlyChanges: boolean;
  /** Shown where the texts differ only invisibly. */
  readonly unreadable?: string;
};

/** A text in two versions, compared by word, with matching paragraphs side by side. */
export function TextDifference({
  before,
  after,
  onlyChanges,
  unreadable = 'Only spaces or paragraph breaks have changed.',
}: TextDifferenceProps) {
  const hasTwoColumns = useHasTwoColumns();
  const rows = useMemo(
    () => shownRows(compareTexts(before ?? '', after ?? ''), onlyChanges),
    [before, after, onlyChanges],
  );
  const note = rows.every(({ kind }) => kind === 'skipped') && (
    <p className={styles.note}>{unreadable}</p>
  );
  if (!hasTwoColumns) {
    return (
      <div className={styles.text}>
        {note}
        {rows.map((row) => (
          <Paragraph key={row.id} row={row} without={null} />
        ))}
      </div>
    );
  }
  if (before === null || after === null) {
    const whole = rows.map((row) => <Paragraph key={row.id} row={row} without={null} />);
    return (
      <Sides
        before={before === null ? <NoValue /> : whole}
        after={after === null ? <NoValue /> : whole}
      />
    );
  }
  return (
    <>
      {note}
      <div className={styles.pairs}>
        <SideNames />
        {rows.map((row) => (
          <ParagraphPair key={row.id} row={row} />
        ))}
      </div>
    </>
  );
}

/** The paragraphs of one text never change places, so a row is identified by its position. */
type Row = { readonly id: number } & (
  | { readonly kind: 'paragraph'; readonly diff: ParagraphDiff }
  /** The number of unchanged paragraphs. */
  | { readonly kind: 'skipped'; readonly count: number }
);

function shownRows(diffs: readonly ParagraphDiff[], onlyChanges: boolean): readonly Row[] {
  const rows: Row[] = [];
  for (const [id, diff] of diffs.entries()) {
    const last = rows.at(-1);
    if (!onlyChanges) {
      rows.push({ id, kind: 'paragraph', diff });
    } else if (diff.change !== 'same') {
      rows.push({ id, kind: 'paragraph', diff: { ...diff, parts: shortenSame(diff.parts) } });
    } else if (last?.kind === 'skipped') {
      rows.splice(-1, 1, { ...last, count: last.count + 1 });
    } else {
      rows.push({ id, kind: 'skipped', count: 1 });
    }
  }
  return rows;
}

type ParagraphProps = {
  readonly row: Row;
  /** The change that this column omits; null for both versions in one. */
  readonly without: TextPart['change'] | null;
};

function Paragraph({ row, without }: ParagraphProps) {
  if (row.kind === 'skipped') {
    const count = row.count === 1 ? '1 paragraph' : `${row.count} paragraphs`;
    return <p className={styles.skipped}>{count} unchanged</p>;
  }
  return (
    <p className={styles.paragraph}>
      <MarkedText parts={row.diff.parts.filter(({ change }) => change !== without)} />
    </p>
  );
}

/** A paragraph in both columns; screen readers announce an unchanged one once. */
function ParagraphPair({ row }: { readonly row: Row }) {
  const names = useContext(SideNamesContext);
  if (row.kind === 'skipped') return <Paragraph row={row} without={null} />;
  const { change } = row.diff;
  const cell = (lacking: Change, name: string, without: TextPart['change']) => (
    <div className={styles.cell} aria-hidden={change === 'same' && without === 'added'}>
      {change !== lacking && (
        <>
          {change !== 'same' && <VisuallyHidden>{name}: </VisuallyHidden>}
          <Paragraph row={row} without={without} />
        </>
      )}
    </div>
  );
  return (
    <div className={styles.pair}>
      {cell('added', names.before, 'added')}
      {cell('removed', names.after, 'removed')}
    </div>
  );
}
