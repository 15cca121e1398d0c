import { Picture, type PictureProps } from '../ui/picture.tsx';
import { useMediaSource } from './use-media-source.ts';

export type MediaPictureProps = Omit<PictureProps, 'src'> & {
  /** A media field as the server sends it. */
  readonly field: string | null;
};

/** The picture of a guide or a place. */
export function MediaPicture({ field, ...rest }: MediaPictureProps) {
  const source = useMediaSource(field);
  return <Picture {...rest} src={source.kind === 'ready' ? source.src : null} />;
}
