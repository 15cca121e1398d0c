import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type {
  Download,
  OfflineGuides,
  OfflineState,
  SavedGuide,
  Verification,
} from '../offline-guides.ts';
import { type LazyOfflineGuides, OfflineGuidesContext } from '../use-offline-guides.ts';

export const GUIDE = {
  ...exampleGuide,
  g_id: 7,
  g_title: 'City of Trams',
  g_image: '',
  g_size_bytes: 2_097_152,
};

export const READY: Verification = {
  at: '2026-11-16T02:00:00.000Z',
  isReady: true,
  missingFiles: [],
  missingTiles: 0,
  isAppReady: true,
};

export function savedGuide(fields: Partial<SavedGuide> = {}): SavedGuide {
  return {
    guide: GUIDE,
    version: '1',
    downloadDate: '2026-11-16T01:00:00.000Z',
    lastSync: '2026-11-16T01:00:00.000Z',
    sizeBytes: 1_048_576,
    missing: 0,
    isMapMissing: false,
    hasUpdate: false,
    refusedAt: null,
    verified: null,
    ...fields,
  };
}

export function someDownload(fields: Partial<Download> = {}): Download {
  return {
    guideId: GUIDE.g_id,
    step: { kind: 'media', done: 1, total: 4 },
    state: 'running',
    failure: null,
    ...fields,
  };
}

export function offlineState(
  saved: readonly SavedGuide[] = [],
  downloads: readonly Download[] = [],
): OfflineState {
  return {
    status: 'open',
    saved: new Map(saved.map((each) => [each.guide.g_id, each])),
    downloads: new Map(downloads.map((each) => [each.guideId, each])),
    unmoved: 0,
  };
}

/** Saved guides whose state is set by the test. */
export function fakeOfflineGuides(first: OfflineState) {
  let state = first;
  const listeners = new Set<() => void>();
  const usage = { usedBytes: 3_145_728, quotaBytes: 1_073_741_824, isPersisted: true };
  const guides = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    save: vi.fn<OfflineGuides['save']>(),
    cancel: vi.fn<OfflineGuides['cancel']>(),
    remove: vi.fn<OfflineGuides['remove']>(async () => {}),
    verify: vi.fn<OfflineGuides['verify']>(async () => READY),
    checkForUpdates: vi.fn<OfflineGuides['checkForUpdates']>(async () => {}),
    usage: vi.fn<OfflineGuides['usage']>(async () => usage),
    onLogout: vi.fn<OfflineGuides['onLogout']>(async () => {}),
  };
  const lazyGuides: LazyOfflineGuides = {
    loaded: () => guides,
    open: async () => guides,
    subscribe: () => () => undefined,
  };
  return {
    guides,
    setState: (next: OfflineState) => {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    within: (children: ReactNode) => (
      <OfflineGuidesContext value={lazyGuides}>{children}</OfflineGuidesContext>
    ),
  };
}
