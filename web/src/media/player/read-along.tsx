import { langAttribute } from '@laneway/domain/guides/default-language';
import { type RefObject, useEffect, useRef } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LazyRichText } from '../../ui/text/lazy-rich-text.tsx';
import { useMediaSource } from '../use-media-source.ts';
import { CaptionsTrack } from './captions-button.tsx';
import type { AppPlayer, OpenPlayback } from './playback.ts';
import styles from './read-along.module.css';
import { hasWords, type PlaceWords } from './track.ts';
import { Transcript } from './transcript.tsx';
import { type SavedSwitch, useCaptionLines } from './use-captions.ts';

type WordsProps = {
  /** The place that plays, or has just played. */
  readonly place: PlaceWords;
  readonly lang: string | undefined;
  /** The playback position, in seconds. */
  readonly position: number;
  readonly onSeek: (seconds: number) => void;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
  /** The element to bring into view once the words are there; null if they always are. */
  readonly block: RefObject<HTMLElement | null> | null;
};

export type ReadAlongProps = SavedSwitch & Omit<WordsProps, 'block'>;

/** The words of a place on request, for those who read better than they hear; they stay open for the next place. */
export function ReadAlong({ isOn, toggle, ...words }: ReadAlongProps) {
  const block = useRef<HTMLDivElement>(null);
  if (!hasWords(words.place)) return null;
  return (
    <div ref={block} className={styles.readAlong}>
      <Button aria-expanded={isOn} onClick={toggle}>
        Read along
      </Button>
      {isOn && <Words {...words} block={block} />}
    </div>
  );
}

export type ReadAlongDialogProps = {
  readonly player: AppPlayer;
  readonly playback: OpenPlayback;
  readonly place: PlaceWords;
  readonly onClose: () => void;
};

/** The words of the current track over any page. */
export function ReadAlongDialog({ player, playback, place, onClose }: ReadAlongDialogProps) {
  const { openAddress } = useNavigation();
  const guide = useQueryState(useGuide(playback.track.guideId));
  return (
    <Dialog title={playback.track.title} width="wide" onClose={onClose}>
      <div className={styles.dialog}>
        <Words
          place={place}
          lang={guide.kind === 'ready' ? langAttribute(guide.data.g_language) : undefined}
          position={playback.media.position}
          onSeek={player.seek}
          onNavigate={openAddress}
          block={null}
        />
      </div>
    </Dialog>
  );
}

/** The spoken words line by line, or the text of a place without captions. */
function Words({ place, lang, position, onSeek, onNavigate, block }: WordsProps) {
  const captions = useMediaSource(place.p_audio_captions);
  if (captions.kind === 'ready') {
    return (
      <CaptionText key={captions.src} {...{ src: captions.src, lang, position, onSeek, block }} />
    );
  }
  return <PlaceText text={place.p_description} {...{ lang, onNavigate, block }} />;
}

type PlaceTextProps = Pick<WordsProps, 'lang' | 'onNavigate' | 'block'> & {
  readonly text: string;
};

function PlaceText({ text, lang, onNavigate, block }: PlaceTextProps) {
  useInView(block, true);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached by keyboard
    <section className={styles.text} lang={lang} aria-label="Text of this place" tabIndex={0}>
      <LazyRichText source={text} onNavigate={onNavigate} />
    </section>
  );
}

type CaptionTextProps = Pick<WordsProps, 'lang' | 'position' | 'onSeek' | 'block'> & {
  readonly src: string;
};

/** The audio element plays nothing: browsers load captions only as part of one. */
function CaptionText({ src, lang, position, onSeek, block }: CaptionTextProps) {
  const track = useRef<HTMLTrackElement>(null);
  const captions = useCaptionLines(track, src, 'hidden');
  useInView(block, captions.lines.length > 0);
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

/** Scrolls as little as needed to show the element, once its content is there. */
function useInView(block: WordsProps['block'], isThere: boolean): void {
  useEffect(() => {
    if (isThere) block?.current?.scrollIntoView({ block: 'nearest' });
  }, [block, isThere]);
}
