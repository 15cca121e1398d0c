import { extensionOf, mediaTypeOf } from '@laneway/domain/media/kinds';
import { outputSize, type Rect } from './crop-geometry.ts';

/** High enough that nobody sees the compression; the server makes the sizes that visitors load. */
const QUALITY = 0.92;

/** The cropped part of an image as a new file, at full resolution. */
export async function cropImage(image: HTMLImageElement, rect: Rect, file: File): Promise<File> {
  const { width, height } = outputSize(rect);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, rect.x, rect.y, rect.width, rect.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, outputType(file.type), QUALITY),
  );
  if (blob === null) throw new Error('The browser could not write the image');
  return new File([blob], withEnding(file.name, blob.type), {
    type: blob.type,
    lastModified: file.lastModified,
  });
}

/** Photos stay photos, and types with transparency keep it. */
function outputType(type: string): string {
  return type === 'image/jpeg' || type === 'image/png' ? type : 'image/webp';
}

/** Browsers that can't encode a type write PNG instead. */
function withEnding(name: string, contentType: string): string {
  const type = mediaTypeOf(contentType);
  const stem = name.replace(/\.[^.]*$/, '');
  return type.ok ? `${stem}.${extensionOf(type.value)}` : name;
}
