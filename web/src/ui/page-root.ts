import { createContext, use } from 'react';

/** True inside a dialog, whose page has its main part already. */
export const IsNestedContext = createContext(false);

/** The element of a page, of which a document has one that is its main part. */
export function usePageRoot(): 'main' | 'div' {
  return use(IsNestedContext) ? 'div' : 'main';
}
