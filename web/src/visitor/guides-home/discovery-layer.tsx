import { useEffect, useEffectEvent } from 'react';
import { useDiscoveredGuides } from '../../api/queries/discovery.ts';
import { useMapArea } from '../../map/use-map-area.ts';
import { useOnline } from '../../ui/use-online.ts';
import { type Discovery, discoveryOf } from './discovery.ts';
import styles from './discovery-layer.module.css';

export type DiscoveryLayerProps = { readonly onFound: (found: Discovery) => void };

/** Requests the guides of the visible part of the map. Results stay until there are newer ones. */
export function DiscoveryLayer({ onFound }: DiscoveryLayerProps) {
  const shown = useMapArea();
  const { data, isPlaceholderData, isError, isFetching, refetch } = useDiscoveredGuides(
    shown?.area ?? null,
  );
  const isOnline = useOnline();
  const reportFound = useEffectEvent(() => {
    if (data !== undefined && shown !== null) onFound(discoveryOf(data, shown));
  });
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) reportFound();
  }, [data, isPlaceholderData]);

  // Offline, the banner of all pages says so, and it is requested again later.
  if (!isError || !isOnline) return null;
  return (
    <div className={styles.note}>
      <p role="alert">We couldn’t load the guides here.</p>
      <button
        type="button"
        className={styles.again}
        aria-disabled={isFetching}
        onClick={() => void refetch()}
      >
        {isFetching ? 'Loading...' : 'Try again'}
      </button>
    </div>
  );
}
