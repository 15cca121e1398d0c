import { loadedItems } from '../../api/cursor-pages.ts';
import { useCreatorPage } from '../../api/queries/creator-page.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import type { PageProps } from '../../navigation/pages.ts';
import { Callout } from '../../ui/callout.tsx';
import { CreatorFrame } from './creator-frame.tsx';
import { CreatorGuides } from './creator-guides.tsx';
import { CreatorHead } from './creator-head.tsx';
import { CreatorNotFound } from './creator-not-found.tsx';
import { CreatorSkeleton } from './creator-skeleton.tsx';

/** Who makes these guides, and all of their guides on sale. */
export function CreatorPage({ entry: { creatorId } }: PageProps<'creator'>) {
  const query = useCreatorPage(creatorId);
  const state = useQueryState(query);
  switch (state.kind) {
    case 'ready': {
      const [creator] = state.data.pages;
      if (creator === undefined) return <CreatorNotFound />;
      return (
        <CreatorFrame title={creator.u_name} head={<CreatorHead creator={creator} />}>
          <CreatorGuides guides={loadedItems(state.data)} query={query} />
        </CreatorFrame>
      );
    }
    case 'loading':
      return <CreatorSkeleton />;
    case 'failed':
      return (
        <CreatorFrame title="Creator" head={null}>
          <Callout
            tone="error"
            text="We couldn’t load this creator. Try again."
            action={state.tryAgain}
          />
        </CreatorFrame>
      );
    case 'missing':
    case 'closed':
      return <CreatorNotFound />;
  }
}
