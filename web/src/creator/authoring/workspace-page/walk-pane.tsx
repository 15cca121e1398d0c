import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { useIsOffSale } from './use-is-off-sale.ts';
import type { Selected } from './use-selected.ts';

const WalkView = lazyComponent(async () => (await import('../walk-view/walk-view.tsx')).WalkView, {
  fallback: <p role="status">Loading the walk...</p>,
  failed: 'We couldn’t load the walk.',
});

export type WalkPaneProps = {
  readonly open: OpenWorkspace;
  readonly selected: Selected;
  readonly mayEdit: boolean;
  readonly onSelect: (key: string) => void;
  readonly onEdit: (key: string) => void;
};

/** The walk of the guide, with the open record selected. */
export function WalkPane({ open, selected, mayEdit, onSelect, onEdit }: WalkPaneProps) {
  const isOffSale = useIsOffSale();
  const place = selected.kind === 'place' ? selected : null;
  return (
    <WalkView
      open={open}
      selectedKey={place?.key ?? GUIDE_KEY}
      isReadOnly={!mayEdit || (place !== null && isOffSale(place.item.place))}
      onSelect={onSelect}
      onEdit={onEdit}
    />
  );
}
