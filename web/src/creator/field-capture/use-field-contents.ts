import { useEffect, useState } from 'react';
import type { FieldStore } from './store/field-store.ts';
import type { FieldContents } from './store/records.ts';
import { storeFailureText } from './store/store-failure.ts';

export type ContentsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly contents: FieldContents }
  | { readonly kind: 'failed'; readonly text: string };

const LOADING: ContentsState = { kind: 'loading' };

/** The stored data of this device, updated live. */
export function useFieldContents(store: FieldStore | null): ContentsState {
  const [state, setState] = useState<ContentsState>(LOADING);
  useEffect(() => {
    setState(LOADING);
    return store?.watch(
      (contents) => setState({ kind: 'loaded', contents }),
      (error) => setState({ kind: 'failed', text: storeFailureText(error) }),
    );
  }, [store]);
  return state;
}
