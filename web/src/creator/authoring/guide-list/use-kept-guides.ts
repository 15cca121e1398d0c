import { type GuideOf, newGuide } from '@laneway/domain/guides/editable-guide';
import { parseEditableId } from '@laneway/domain/guides/ids';
import { useEffect, useState } from 'react';
import type { KeptWork } from '../kept-work/kept-work.ts';
import { GUIDE_SHAPE, guideContentOf } from '../records/guide-values.ts';

export type KeptGuides = {
  readonly ids: readonly string[];
  /** Guides that were started on this device and never saved. */
  readonly unsaved: readonly GuideOf<'unsaved'>[];
};

const NONE: KeptGuides = { ids: [], unsaved: [] };

/** What earlier visits left on this device; nothing until it has been looked up. */
export function useKeptGuides(kept: KeptWork | null): KeptGuides {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    if (kept === null) return;
    void findKept(kept).then((guides) => {
      if (isCurrent) setFound(guides);
    });
    return () => {
      isCurrent = false;
    };
  }, [kept]);
  return found;
}

async function findKept(kept: KeptWork): Promise<KeptGuides> {
  const ids = await kept.recordIds();
  const guides = ids.map(async (recordId) => {
    const id = parseEditableId(recordId);
    const work = id?.kind === 'new_guide' ? await kept.find(recordId, GUIDE_SHAPE) : null;
    if (id?.kind !== 'new_guide' || work === null) return [];
    return [{ ...newGuide(Number(id.suffix)), content: guideContentOf(work.state.mine) }];
  });
  return { ids, unsaved: (await Promise.all(guides)).flat() };
}
