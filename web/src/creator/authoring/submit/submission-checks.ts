import {
  type ContentParts,
  missingForSubmission,
  type TextPart,
} from '@laneway/domain/workflow/completion';

/** A field of the guide that a check leads to. */
export type NeededField = TextPart | 'image';

export type Needed = { readonly text: string; readonly field: NeededField };

const TEXTS: Readonly<Record<TextPart, string>> = {
  title: 'A title',
  description: 'A description',
};

/** What has to be added before a guide can be submitted, with the field where that is done. */
export function neededForSubmission(parts: ContentParts): readonly Needed[] {
  const { texts, mediaCount } = missingForSubmission(parts);
  return [
    ...texts.map((field) => ({ text: TEXTS[field], field })),
    ...(mediaCount > 0 ? [{ text: 'An image, audio or video', field: 'image' } as const] : []),
  ];
}

export function uploadsText(count: number): string {
  return count === 1 ? '1 file is still uploading' : `${count} files are still uploading`;
}
