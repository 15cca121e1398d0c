import type { Ref } from 'react';

/** Guides are written in English. */
export function CaptionsTrack({
  src,
  ref,
}: {
  readonly src: string;
  readonly ref: Ref<HTMLTrackElement>;
}) {
  return <track ref={ref} kind="captions" src={src} srcLang="en" label="Captions" />;
}
