import { plainText } from '@laneway/domain/text/plain-text';
import { useRef } from 'react';
import type { Place } from '../../guide/places/place-facts.ts';
import { CaptionsTrack } from '../../media/player/captions-button.tsx';
import { Transcript } from '../../media/player/transcript.tsx';
import { useCaptionLines, useSavedSwitch } from '../../media/player/use-captions.ts';
import { useMediaSource } from '../../media/use-media-source.ts';
import { Button } from '../../ui/button.tsx';
import { LazyRichText } from '../../ui/text/lazy-rich-text.tsx';
import styles from './read-along.module.css';

export type ReadAlongProps = {
  /** The place that is playing. */
  readonly place: Place;
  readonly lang: string | undefined;
  /** The playback position, in seconds. */
  readonly position: number;
  readonly onSeek: (seconds: number) => void;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
};

/** The words of what is playing, for those who read better than they hear; stays open for the next place. */
export function ReadAlong({ place, lang, position, onSeek, onNavigate }: ReadAlongProps) {
  const { isOn, toggle } = useSavedSwitch('laneway.read-along');
  const captions = useMediaSource(place.p_audio_captions);
  const hasCaptions = captions.kind === 'ready';
  if (!hasCaptions && place.p_description.trim() === '') return null;
  return (
    <div className={styles.readAlong}>
      <Button aria-expanded={isOn} onClick={toggle}>
        Read along
      </Button>
      {isOn && hasCaptions && (
        <CaptionText key={captions.src} {...{ src: captions.src, lang, position, onSeek }} />
      )}
      {isOn && !hasCaptions && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached by keyboard
        <section className={styles.text} lang={lang} aria-label="Text of this place" tabIndex={0}>
          <LazyRichText
            source={place.p_description}
            onNavigate={onNavigate}
            plain={<p>{plainText(place.p_description)}</p>}
          />
        </section>
      )}
    </div>
  );
}

type CaptionTextProps = Pick<ReadAlongProps, 'lang' | 'position' | 'onSeek'> & {
  readonly src: string;
};

/** The audio element plays nothing: browsers load captions only as part of one. */
function CaptionText({ src, lang, position, onSeek }: CaptionTextProps) {
  const track = useRef<HTMLTrackElement>(null);
  const captions = useCaptionLines(track, src, 'hidden');
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the track is inside */}
      <audio hidden>
        <CaptionsTrack ref={track} src={src} lang={lang} />
      </audio>
      <Transcript captions={captions} lang={lang} position={position} onSeek={onSeek} />
    </>
  );
}
