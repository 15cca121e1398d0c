/** An s3 URI in a text, up to the end of a Markdown link target. */
const STORED_URI = /s3:\/\/[^\s()<>"'`\]\\]+/g;

/** The s3 URIs in a text, each once. In descriptions these are its images. */
export function storedUrisIn(text: string | null): readonly string[] {
  return [...new Set(text?.match(STORED_URI) ?? [])];
}

/** The text with each of these URIs replaced by the one it maps to; others stay. */
export function replaceStoredUris(text: string, moved: ReadonlyMap<string, string>): string {
  return text.replaceAll(STORED_URI, (uri) => moved.get(uri) ?? uri);
}
