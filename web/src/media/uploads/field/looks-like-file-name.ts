/** Typical file names of cameras and phones, and anything with an image's file extension. */
const FILE_NAME =
  /^(?:(?:IMG|DSC[NF]?|PXL|MVIMG|P)[-_]?\d{3,}\S*|\S+\.(?:jpe?g|png|webp|gif|avif|heic))$/i;

/** True if an image description is just its file name, which isn't useful to anyone. */
export function looksLikeFileName(text: string): boolean {
  return FILE_NAME.test(text.trim());
}
