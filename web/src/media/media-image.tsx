import { IMAGE_SIZES, type ImageSize, imageSrcset } from '@laneway/domain/media/responsive-images';
import { Image, type ImageProps } from '../ui/image.tsx';
import { useMediaSource } from './use-media-source.ts';

export type MediaImageProps = Omit<ImageProps, 'src' | 'srcSet' | 'sizes' | 'failure'> & {
  /** A media field as the server sends it. */
  readonly field: string | null;
  /** The displayed width. */
  readonly size: ImageSize;
};

/** The image of a guide or a place, in the width that the screen needs. */
export function MediaImage({ field, size, ...rest }: MediaImageProps) {
  const source = useMediaSource(field);
  const src = source.kind === 'ready' ? source.src : null;
  return (
    <Image
      {...rest}
      src={src}
      srcSet={src === null ? null : imageSrcset(src)}
      sizes={IMAGE_SIZES[size]}
      failure={source.kind === 'failed' ? source.text : null}
    />
  );
}
