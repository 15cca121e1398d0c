/** What cameras and phones call their files, and anything with the ending of an image. */
const FILE_NAME =
  /^(?:(?:IMG|DSC[NF]?|PXL|MVIMG|P)[-_]?\d{3,}\S*|\S+\.(?:jpe?g|png|webp|gif|avif|heic))$/i;

/** Whether a description of an image is the name of its file, which tells nobody anything. */
export function looksLikeFileName(text: string): boolean {
  return FILE_NAME.test(text.trim());
}
