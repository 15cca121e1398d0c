import { DEFAULT_LANGUAGE } from '@laneway/domain/guides/default-language';
import type { Ref } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './player-controls.module.css';
import type { Captions } from './use-captions.ts';

/** Switches captions on and off; the choice is kept for the next place. */
export function CaptionsButton({ captions }: { readonly captions: Captions }) {
  return (
    <button
      type="button"
      className={styles.captions}
      aria-pressed={captions.isOn}
      onClick={captions.toggle}
    >
      <span aria-hidden="true">CC</span>
      <VisuallyHidden>Captions</VisuallyHidden>
    </button>
  );
}

export type CaptionsTrackProps = {
  readonly src: string;
  /** Their language; undefined for the language of the page. */
  readonly lang: string | undefined;
  readonly ref: Ref<HTMLTrackElement>;
};

/** The captions of an audio or video element. */
export function CaptionsTrack({ src, lang = DEFAULT_LANGUAGE, ref }: CaptionsTrackProps) {
  return <track ref={ref} kind="captions" src={src} srcLang={lang} label="Captions" />;
}
