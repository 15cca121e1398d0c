import { loadingTexts } from '@laneway/domain/accounts/messages';
import { loadFailureText } from '@laneway/domain/media/messages';
import type { ComparedField } from '@laneway/domain/review/change';
import styles from './comparison.module.css';
import { TextDifference } from './text-difference.tsx';
import { useCaptionsText } from './use-captions-text.ts';

export type CaptionsDifferenceProps = {
  readonly field: ComparedField;
  readonly onlyChanges: boolean;
};

/** What two captions files say, compared by word. */
export function CaptionsDifference({ field, onlyChanges }: CaptionsDifferenceProps) {
  const before = useCaptionsText(field.before);
  const after = useCaptionsText(field.after);
  const unread = [before, after].filter(({ state }) => state !== 'loaded');
  if (unread.length === 0) {
    return (
      <TextDifference
        before={before.text}
        after={after.text}
        onlyChanges={onlyChanges}
        unreadable="The words are the same. The times or the layout have changed."
      />
    );
  }
  return <Unread captions={unread} />;
}

/** What a captions file says. */
export function CaptionsFile({ uri }: { readonly uri: string }) {
  const captions = useCaptionsText(uri);
  if (captions.state !== 'loaded') return <Unread captions={[captions]} />;
  return <p className={styles.paragraph}>{captions.text}</p>;
}

function Unread({
  captions,
}: {
  readonly captions: readonly ReturnType<typeof useCaptionsText>[];
}) {
  const failed = captions.find(({ state }) => state === 'failed');
  if (failed === undefined) return <p role="status">{loadingTexts.loading}</p>;
  return (
    <p role="alert" className={styles.note}>
      {failed.note ?? loadFailureText('captions')}
    </p>
  );
}
