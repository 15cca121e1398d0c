import {
  CREATOR_REQUEST_STATES,
  type CreatorRequestState,
} from '@laneway/domain/creators/creator-request';
import { type RefObject, useRef, useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useCreatorRequests } from '../../api/queries/creator-requests.ts';
import { Callout } from '../../ui/callout.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { RequestList, STATE_NAMES } from './request-list.tsx';

const ALL = 'all';

const FILTERS = [
  [ALL, 'All requests'],
  ...CREATOR_REQUEST_STATES.map((state) => [state, STATE_NAMES[state]] as const),
] as const;

/** People who ask to become creators. */
export function CreatorRequests() {
  const [state, setState] = useState<CreatorRequestState | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="requests-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="requests-title" ref={heading} tabIndex={-1} className={sections.title}>
          Creator requests
        </h2>
        <p className={sections.lead}>
          People who’d like to make guides. We email them your decision. Requests waiting for a
          decision come first.
        </p>
        <div className={sections.tools}>
          <InlineSelect
            label="Status"
            value={state ?? ALL}
            options={FILTERS}
            onChoose={(value) =>
              setState(CREATOR_REQUEST_STATES.find((each) => each === value) ?? null)
            }
          />
        </div>
      </div>
      <FilteredRequests
        key={state}
        state={state}
        heading={heading}
        onShowAll={() => setState(null)}
      />
    </section>
  );
}

type FilteredRequestsProps = {
  readonly state: CreatorRequestState | null;
  readonly heading: RefObject<HTMLElement | null>;
  readonly onShowAll: () => void;
};

function FilteredRequests({ state, heading, onShowAll }: FilteredRequestsProps) {
  const query = useCreatorRequests(state);
  if (query.isPending) return <TableSkeleton />;
  if (query.data === undefined) return <LoadFailure what="the requests" query={query} />;
  const requests = loadedItems(query.data);
  if (requests.length === 0) {
    return state === null ? (
      <Callout
        tone="info"
        text="No requests yet. When someone asks to become a creator, it shows up here."
      />
    ) : (
      <Callout
        tone="info"
        text={state === 'open' ? 'Nothing to decide. Nice one!' : 'No requests with this status.'}
        action={{ label: 'Show all requests', onAct: onShowAll }}
      />
    );
  }
  return (
    <div className={sections.part}>
      <RequestList requests={requests} heading={heading} />
      <ShowMore of="requests" query={query} />
    </div>
  );
}
