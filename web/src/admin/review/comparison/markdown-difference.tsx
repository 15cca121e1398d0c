import type { ComparedField } from '@laneway/domain/review/change';
import { plainText } from '@laneway/domain/text/plain-text';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { LazyRichText } from '../../../ui/text/lazy-rich-text.tsx';
import styles from './comparison.module.css';
import { TextDifference } from './text-difference.tsx';

export type MarkdownDifferenceProps = {
  readonly field: ComparedField;
  readonly onlyChanges: boolean;
};

/** What was typed, with every change marked, also one that changes only how it looks; and below it what that makes. */
export function MarkdownDifference({
  field: { before, after },
  onlyChanges,
}: MarkdownDifferenceProps) {
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
export function RenderedText({ source }: { readonly source: string }) {
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
