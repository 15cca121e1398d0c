import { useState } from 'react';
import { useSamplePlace } from '../api/queries/places.ts';
import { useQueryState } from '../api/use-query-state.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LazyRichText } from '../ui/text/lazy-rich-text.tsx';
import { PlaceAudio } from './places/place-audio.tsx';
import type { Place } from './places/place-facts.ts';
import { PlaceMedia } from './places/place-media.tsx';
import styles from './sample-place.module.css';

export type SamplePlaceProps = {
  readonly guideId: number;
  readonly title: string;
  /** The place itself, if it isn't to be loaded. */
  readonly place?: Place | undefined;
  /** The language of its texts; undefined for the language of the page. */
  readonly lang: string | undefined;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
};

/** The place that the creator has picked for everyone to read and hear before buying. */
export function SamplePlace(props: SamplePlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, lang, place } = props;
  return (
    <section aria-label="Free sample" className={styles.sample}>
      <p className={styles.eyebrow}>Free sample</p>
      <h3 className={styles.title} lang={lang}>
        {title}
      </h3>
      {isOpen &&
        (place === undefined ? (
          <LoadedSample {...props} />
        ) : (
          <OpenSample {...props} place={place} />
        ))}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close sample' : 'Try this place'}
      </Button>
    </section>
  );
}

function LoadedSample({ guideId, ...props }: SamplePlaceProps) {
  const query = useQueryState(useSamplePlace(guideId));
  switch (query.kind) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading...">
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      );
    case 'failed':
      return <Callout tone="error" text="We couldn’t load this place." action={query.tryAgain} />;
    case 'missing':
    case 'closed':
      return <p role="status">This place isn’t a sample any more.</p>;
    case 'ready':
      return <OpenSample {...props} place={query.data} />;
  }
}

type OpenSampleProps = Pick<SamplePlaceProps, 'lang' | 'onNavigate'> & { readonly place: Place };

function OpenSample({ place, lang, onNavigate }: OpenSampleProps) {
  return (
    <>
      <PlaceMedia place={place} lang={lang} />
      <PlaceAudio place={place} lang={lang} track={null} />
      <div lang={lang}>
        <LazyRichText source={place.p_description} onNavigate={onNavigate} />
      </div>
    </>
  );
}
