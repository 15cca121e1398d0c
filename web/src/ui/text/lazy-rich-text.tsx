import { plainText } from '@laneway/domain/text/plain-text';
import type { ReactNode } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import type { RichTextProps } from './rich-text.tsx';

/**
 * Markdown is a large part of any page's code and isn't needed for its first render, which shows `plain`; by default a
 * paragraph without the formatting.
 */
export const LazyRichText = lazyComponent<RichTextProps & { readonly plain?: ReactNode }>(
  async () => (await import('./rich-text.tsx')).RichText,
  { fallback: ({ source, plain = <p>{plainText(source)}</p> }) => plain },
);
