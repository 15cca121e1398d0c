import { plainText } from '@laneway/domain/text/plain-text';
import { summaryOf } from '@laneway/domain/text/summary';
import { useState } from 'react';
import { LinkButton } from '../ui/forms/link-button.tsx';
import { LazyRichText } from '../ui/text/lazy-rich-text.tsx';

export type GuideDescriptionProps = {
  readonly text: string;
  /** Its language; undefined for the language of the page. */
  readonly lang?: string | undefined;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
};

/** The beginning of a guide's description, with a button for the rest. */
export function GuideDescription({ text, lang, onNavigate }: GuideDescriptionProps) {
  const [isWhole, setWhole] = useState(false);
  const summary = summaryOf(text);
  const opening = <p>{plainText(summary)}</p>;
  const hasMore = text.trim().length > summary.length;
  return (
    <div>
      <div lang={lang}>
        {isWhole ? <LazyRichText source={text} onNavigate={onNavigate} plain={opening} /> : opening}
      </div>
      {hasMore && (
        <LinkButton onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Read more'}
        </LinkButton>
      )}
    </div>
  );
}
