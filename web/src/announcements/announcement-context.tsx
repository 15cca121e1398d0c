import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/** Something good that happened; its number tells the same words from the same words said before. */
export type Announcement = { readonly number: number; readonly text: string };

type Announcements = {
  readonly current: Announcement | null;
  readonly announce: (text: string) => void;
  readonly dismiss: () => void;
};

const AnnouncementContext = createContext<Announcements | null>(null);

/** Holds what a page has to say that outlives the page. */
export function AnnouncementProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<Announcement | null>(null);
  const announce = useCallback(
    (text: string) => setCurrent((last) => ({ number: (last?.number ?? 0) + 1, text })),
    [],
  );
  const dismiss = useCallback(() => setCurrent(null), []);
  const announcements = useMemo(
    () => ({ current, announce, dismiss }),
    [current, announce, dismiss],
  );
  return <AnnouncementContext value={announcements}>{children}</AnnouncementContext>;
}

export function useAnnouncements(): Announcements {
  const announcements = useContext(AnnouncementContext);
  if (announcements === null) {
    throw new Error('useAnnouncements stands outside of an AnnouncementProvider');
  }
  return announcements;
}
