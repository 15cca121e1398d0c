import { Image, type ImageProps } from '../ui/image.tsx';
import { useMediaSource } from './use-media-source.ts';

export type MediaImageProps = Omit<ImageProps, 'src'> & {
  /** A media field as the server sends it. */
  readonly field: string | null;
};

/** The image of a guide or a place. */
export function MediaImage({ field, ...rest }: MediaImageProps) {
  const source = useMediaSource(field);
  return <Image {...rest} src={source.kind === 'ready' ? source.src : null} />;
}
