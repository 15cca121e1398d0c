import type { FormatIconName } from './format-icon.tsx';
import {
  insertLink,
  insertParagraphBreak,
  type Selected,
  type TextEdit,
  toggleEmphasis,
} from './markdown-edits.ts';
import { toggleLines } from './markdown-lines.ts';

export type MarkdownTool = {
  readonly icon: FormatIconName;
  readonly label: string;
  /** With Ctrl or ⌘. */
  readonly key?: string;
  readonly edit: (selected: Selected) => TextEdit;
};

/** The tools of the text editor, in the order of its toolbar and in groups. */
export const MARKDOWN_TOOLS: readonly (readonly MarkdownTool[])[] = [
  [
    { icon: 'bold', label: 'Bold', key: 'b', edit: (text) => toggleEmphasis(text, 'bold') },
    { icon: 'italic', label: 'Italic', key: 'i', edit: (text) => toggleEmphasis(text, 'italic') },
    { icon: 'heading', label: 'Heading', edit: (text) => toggleLines(text, 'heading') },
    { icon: 'link', label: 'Link', key: 'k', edit: insertLink },
  ],
  [
    { icon: 'list', label: 'List', edit: (text) => toggleLines(text, 'list') },
    { icon: 'numbered', label: 'Numbered list', edit: (text) => toggleLines(text, 'numbered') },
    { icon: 'quote', label: 'Quote', edit: (text) => toggleLines(text, 'quote') },
    { icon: 'paragraphBreak', label: 'Paragraph break', edit: insertParagraphBreak },
  ],
];

/** The tool of a keyboard shortcut; null for keys that have none. */
export function toolForKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): MarkdownTool | null {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return null;
  const key = event.key.toLowerCase();
  return MARKDOWN_TOOLS.flat().find((tool) => tool.key === key) ?? null;
}
