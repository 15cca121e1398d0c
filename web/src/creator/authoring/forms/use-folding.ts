import { useState } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { Section } from '../records/values.ts';

/** The open sections of a form. Only phones collapse them. */
export type Folding = {
  readonly isFolding: boolean;
  readonly isOpen: (section: Section) => boolean;
  readonly hasBeenOpen: (section: Section) => boolean;
  readonly toggle: (section: Section) => void;
  readonly open: (sections: readonly Section[]) => void;
};

type State = { readonly open: ReadonlySet<Section>; readonly seen: ReadonlySet<Section> };

export function useFolding(openAtFirst: readonly Section[]): Folding {
  // Style sheets repeat this breakpoint.
  const isFolding = useMediaQuery('(max-width: 719px)');
  const [{ open, seen }, setState] = useState<State>(() => {
    const first = new Set(openAtFirst);
    return { open: first, seen: first };
  });
  return {
    isFolding,
    isOpen: (section) => open.has(section),
    hasBeenOpen: (section) => seen.has(section),
    toggle: (section) =>
      setState((state) => ({
        open: state.open.has(section)
          ? without(state.open, section)
          : withAll(state.open, [section]),
        seen: withAll(state.seen, [section]),
      })),
    open: (sections) =>
      setState((state) => ({
        open: withAll(state.open, sections),
        seen: withAll(state.seen, sections),
      })),
  };
}

function withAll(sections: ReadonlySet<Section>, more: readonly Section[]): ReadonlySet<Section> {
  return new Set([...sections, ...more]);
}

function without(sections: ReadonlySet<Section>, section: Section): ReadonlySet<Section> {
  return new Set([...sections].filter((each) => each !== section));
}
