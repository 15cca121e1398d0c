import { loadedItems } from '../../api/cursor-pages.ts';
import { useCreatorPage } from '../../api/queries/creator-page.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import type { PageProps } from '../../core/navigation/pages.ts';
import { Callout } from '../../ui/callout.tsx';
import { ListPage } from '../guide-overview/list-page.tsx';
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
      const guides = loadedItems(state.data);
      return (
        <ListPage
          title={creator.u_name}
          head={<CreatorHead creator={creator} />}
          headPlace="beside"
          known={guides}
        >
          <CreatorGuides guides={guides} query={query} />
        </ListPage>
      );
    }
    case 'loading':
      return <CreatorSkeleton />;
    case 'failed':
      return (
        <ListPage title="Creator" head={null} headPlace="beside">
          <Callout
            tone="error"
            text="We couldn’t load this creator. Try again."
            action={state.tryAgain}
          />
        </ListPage>
      );
    case 'missing':
    case 'closed':
      return <CreatorNotFound />;
  }
}
