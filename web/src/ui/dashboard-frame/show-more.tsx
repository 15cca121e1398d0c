import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Button } from '../button.tsx';

export type ShowMoreProps = {
  /** The kind of items, because screen readers may read the button out of context. */
  readonly of: string;
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
};

/** A button that loads the next page of a list; renders nothing at its end. */
export function ShowMore({ of, query }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div>
      <Button
        onClick={() => void query.fetchNextPage()}
        busyText={query.isFetchingNextPage ? loadingTexts.loading : undefined}
        aria-label={query.isFetchingNextPage ? undefined : `Show more ${of}`}
      >
        Show more
      </Button>
      {query.isFetchNextPageError && <p role="alert">We couldn’t load more. Please try again.</p>}
    </div>
  );
}
