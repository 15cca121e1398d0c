import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useCall } from '../../api/call-context.ts';
import { reloadMedia } from '../../api/queries/media.ts';
import type { Session } from '../../api/session/create-session.ts';
import { createPerSession } from '../../api/session/per-session.ts';
import { useSession, useUser } from '../../api/session/session-context.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { heldLocks, holdLock } from '../../core/exclusive.ts';
import { useNavStore } from '../../core/navigation/navigation-context.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { createUploads, type UploadParts, type Uploads } from './create-uploads.ts';
import type { UploadQueue } from './queue/upload-queue.ts';
import { fingerprintIn, interruptedUploads } from './transfer/interrupted-uploads.ts';

/** Kept here and not in the app's root, because most visits have no uploads. */
const uploadsOf = createPerSession<Uploads>();

/** The uploads of the user who is logged in. */
export function useUploads(): Uploads | null {
  const session = useSession();
  const call = useCall();
  const store = useNavStore();
  const queries = useQueryClient();
  const { showToast } = useToast();
  const userId = useUser()?.u_id ?? null;
  return useMemo(() => {
    if (userId === null) return null;
    return uploadsOf(session, userId, () =>
      openUploads(session, userId, {
        call,
        // Leaving the dashboard doesn't stop uploads: the user is only asked before closing the tab.
        warnBeforeClosing: () => store.block({ leaves: () => false }),
        onChanged: () => reloadMedia(queries),
        onStopped: () => showToast('Uploads stopped. Log in to carry on.'),
      }),
    );
  }, [session, call, store, queries, showToast, userId]);
}

/**
 * The name prefix of the lock held by the tab that is sending an upload, followed by its fingerprint. Without Web
 * Locks, another tab may offer to resume an upload that is still under way.
 */
const UPLOAD_LOCK = 'laneway.upload:';

const NONE: UploadQueue = [];

/** The uploads under way: those for one form field, or those for the media library. */
export function useUploadQueue(uploads: Uploads | null, field: string | null): UploadQueue {
  const queue = useSyncExternalStore(
    uploads?.subscribe ?? subscribeToNothing,
    uploads?.getQueue ?? (() => NONE),
  );
  return useMemo(() => queue.filter((item) => item.field === field), [queue, field]);
}

function subscribeToNothing(): () => void {
  return () => {};
}

type Surroundings = Pick<UploadParts, 'call' | 'warnBeforeClosing' | 'onChanged' | 'onStopped'>;

function openUploads(session: Session, userId: number, surroundings: Surroundings): Uploads {
  return createUploads({
    ...surroundings,
    userId,
    renewSession: () => session.renewFor('appendUpload'),
    loadTransfer: async () => (await import('./transfer/tus-transfer.ts')).createTusTransfer,
    findInterrupted: async () => {
      const held = await heldLocks(navigator.locks, UPLOAD_LOCK);
      const found = interruptedUploads(deviceStorage, userId, Date.now());
      return found.filter(({ key }) => !held.has(fingerprintIn(key)));
    },
    hold: (fingerprint) => holdLock(navigator.locks, UPLOAD_LOCK + fingerprint),
    forgetInterrupted: ({ key }) => deviceStorage.removeItem(key),
    host: window,
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
  });
}
