import { type FormEvent, useState } from 'react';
import { useNavigation, useNavState } from './navigation-context.tsx';

export type SearchBox = {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

/**
 * A box to search in. All of them show the last search until the user types; submitting an empty one clears the
 * search.
 */
export function useSearchBox(onSubmitted?: () => void): SearchBox {
  const { submitSearch } = useNavigation();
  const last = useNavState(({ lastSearchText }) => lastSearchText);
  const [typed, setTyped] = useState({ over: last, text: last });
  if (typed.over !== last) setTyped({ over: last, text: last });
  return {
    text: typed.text,
    onType: (text) => setTyped({ over: last, text }),
    onSubmit: (event) => {
      event.preventDefault();
      submitSearch(typed.text.trim());
      onSubmitted?.();
    },
  };
}
