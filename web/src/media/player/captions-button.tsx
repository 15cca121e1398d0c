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

/** The captions of an audio or video element. Guides are written in English. */
export function CaptionsTrack({
  src,
  ref,
}: {
  readonly src: string;
  readonly ref: Ref<HTMLTrackElement>;
}) {
  return <track ref={ref} kind="captions" src={src} srcLang="en" label="Captions" />;
}
