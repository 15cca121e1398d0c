import { createLazyModule } from '../lazy-module.ts';

/** Markdown is a large part of any page's code and isn't needed for its first render. */
export const lazyRichText = createLazyModule(
  async () => (await import('./rich-text.tsx')).RichText,
);
