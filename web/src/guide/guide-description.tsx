import { plainText } from '@laneway/domain/text/plain-text';
import { summaryOf } from '@laneway/domain/text/summary';
import { useState } from 'react';
import { LinkButton } from '../ui/forms/link-button.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { lazyRichText } from '../ui/text/lazy-rich-text.ts';

export type GuideDescriptionProps = {
  readonly text: string;
  /** What it is written in; undefined for the language of the page. */
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
        {isWhole ? (
          <LazyPart
            module={lazyRichText}
            props={{
              source: text,
              app: { origin: window.location.origin, path: '/' },
              onNavigate,
            }}
            fallback={opening}
          />
        ) : (
          opening
        )}
      </div>
      {hasMore && (
        <LinkButton onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Read more'}
        </LinkButton>
      )}
    </div>
  );
}
