import type { Change, ComparedField } from '@laneway/domain/review/change';
import { plainText } from '@laneway/domain/text/plain-text';
import { type ReactNode, useId } from 'react';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { LazyRichText } from '../../../ui/text/lazy-rich-text.tsx';
import { CaptionsDifference, CaptionsFile } from './captions-difference.tsx';
import styles from './comparison.module.css';
import { File, FileDifference } from './file-difference.tsx';
import { Added, Removed } from './marked-text.tsx';
import { NoValue, Sides, useHasTwoColumns } from './sides.tsx';
import { TextDifference } from './text-difference.tsx';

const CHANGE_CHIPS: Readonly<
  Record<Exclude<Change, 'same'>, { readonly text: string; readonly tone: ChipTone }>
> = {
  added: { text: 'Added', tone: 'done' },
  removed: { text: 'Removed', tone: 'danger' },
  changed: { text: 'Changed', tone: 'waiting' },
};

export function ChangeChip({ change }: { readonly change: Change }) {
  if (change === 'same') return null;
  const { text, tone } = CHANGE_CHIPS[change];
  return <Chip tone={tone}>{text}</Chip>;
}

export type SectionProps = {
  readonly label: string;
  /** null if there is nothing to compare with, or only one version has the guide or place. */
  readonly change: Change | null;
  readonly children: ReactNode;
};

/** A part of a guide or place, with its label and its change. */
export function Section({ label, change, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id} className={styles.sectionTitle}>
          {label}
        </h3>
        {change === 'same' && <span className={styles.same}>Unchanged</span>}
        {change !== null && <ChangeChip change={change} />}
      </div>
      {children}
    </section>
  );
}

export type FieldSectionProps = {
  readonly field: ComparedField;
  /** The title of the guide or place. */
  readonly title: string;
  /** False if only one version has the guide or place. */
  readonly isCompared: boolean;
  readonly onlyChanges: boolean;
};

/** One field: once if both versions are equal or only one has it, otherwise both side by side. */
export function FieldSection({ field, title, isCompared, onlyChanges }: FieldSectionProps) {
  const { label, change } = field;
  const isDifferent = isCompared && change !== 'same';
  return (
    <Section label={label} change={isCompared ? change : null}>
      {isDifferent ? (
        <Difference field={field} title={title} onlyChanges={onlyChanges} />
      ) : (
        <Value field={field} title={title} />
      )}
    </Section>
  );
}

type ValueProps = Pick<FieldSectionProps, 'field' | 'title'>;

function Difference({ field, title, onlyChanges }: ValueProps & { readonly onlyChanges: boolean }) {
  switch (field.look) {
    case 'value':
      return <ValueDifference field={field} />;
    case 'text':
      return <TextDifference before={field.before} after={field.after} onlyChanges={onlyChanges} />;
    case 'markdown':
      return <MarkdownDifference field={field} onlyChanges={onlyChanges} />;
    case 'captions':
      return <CaptionsDifference field={field} onlyChanges={onlyChanges} />;
    default:
      return <FileDifference field={field} look={field.look} title={title} />;
  }
}

function Value({ field: { look, before, after }, title }: ValueProps) {
  const value = after ?? before;
  if (value === null) return null;
  switch (look) {
    case 'value':
    case 'text':
      return <p className={styles.paragraph}>{value}</p>;
    case 'markdown':
      return <RenderedText source={value} />;
    case 'captions':
      return <CaptionsFile uri={value} />;
    default:
      return (
        <div className={styles.single}>
          <File look={look} uri={value} title={title} />
        </div>
      );
  }
}

/** A short value, such as a price. */
function ValueDifference({ field: { before, after } }: { readonly field: ComparedField }) {
  const hasTwoColumns = useHasTwoColumns();
  const was = before === null ? null : <Removed>{before}</Removed>;
  const is = after === null ? null : <Added>{after}</Added>;
  if (hasTwoColumns) return <Sides before={was ?? <NoValue />} after={is ?? <NoValue />} />;
  return (
    <p className={styles.paragraph}>
      {was}
      {was !== null && is !== null && <span aria-hidden="true"> → </span>}
      {is}
    </p>
  );
}

type MarkdownDifferenceProps = {
  readonly field: ComparedField;
  readonly onlyChanges: boolean;
};

/** Shows the source of a text with every change marked, also in its formatting, and the rendered text below it. */
function MarkdownDifference({ field: { before, after }, onlyChanges }: MarkdownDifferenceProps) {
  const hasFormatting = after !== null && plainText(after) !== after.replaceAll(/\s+/g, ' ').trim();
  return (
    <>
      <TextDifference before={before} after={after} onlyChanges={onlyChanges} />
      {hasFormatting && (
        <details className={styles.rendered}>
          <summary className={styles.summary}>As visitors will see it</summary>
          <RenderedText source={after} />
        </details>
      )}
    </>
  );
}

/** A creator's Markdown as visitors see it. */
function RenderedText({ source }: { readonly source: string }) {
  const { openAddress } = useNavigation();
  return (
    <div className={styles.richText}>
      <LazyRichText
        source={source}
        onNavigate={openAddress}
        plain={<p className={styles.paragraph}>{plainText(source)}</p>}
      />
    </div>
  );
}
