import { mediaTypeOf } from '@laneway/domain/media/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../api/call-context.ts';
import type { CallServer } from '../../api/client.ts';
import { reloadAuthoredGuides } from '../../api/queries/authoring.ts';
import type { Session } from '../../api/session/create-session.ts';
import { createPerSession } from '../../api/session/per-session.ts';
import { useSession, useUser } from '../../api/session/session-context.ts';
import { openConnection } from '../../core/deliver-while-online.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { exclusive } from '../../core/exclusive.ts';
import { createListeners } from '../../core/store.ts';
import { fingerprintOf } from '../../media/uploads/transfer/fingerprint.ts';
import type { CreateTransfer } from '../../media/uploads/transfer/transfer.ts';
import { createSender, type Sender } from './sending/create-sender.ts';
import { UploadFailed } from './sending/send-failure.ts';
import type { UploadSpotFile } from './sending/send-parts.ts';
import type { FieldStore } from './store/field-store.ts';
import { openFieldStore } from './store/open-field-store.ts';

/** One person's captured data on this device, with their sender. */
export type Field = {
  readonly userId: number;
  readonly store: FieldStore;
  readonly sender: Sender;
  /** Calls the listener with the pending guide that received something; returns a function that unsubscribes. */
  readonly listen: (onSent: (pendingGuideId: number) => void) => () => void;
  readonly close: () => void;
};

const fieldOf = createPerSession<Field>();

/** Null unless someone is logged in. */
export function useField(): Field | null {
  const session = useSession();
  const call = useCall();
  const queries = useQueryClient();
  const userId = useUser()?.u_id ?? null;
  return useMemo(() => {
    if (userId === null) return null;
    const reloadLists = () => reloadAuthoredGuides(queries);
    return fieldOf(session, userId, () => openField(session, userId, call, reloadLists));
  }, [session, call, queries, userId]);
}

function openField(
  session: Session,
  userId: number,
  call: CallServer,
  reloadLists: () => void,
): Field {
  const store = openFieldStore(userId);
  const sent = createListeners<[pendingGuideId: number]>();
  const sender = createSender({
    userId,
    store,
    call,
    upload: createSpotUpload({
      userId,
      renewSession: () => session.renewFor('appendUpload'),
      loadTransfer: async () =>
        (await import('../../media/uploads/transfer/tus-transfer.ts')).createTusTransfer,
    }),
    // Without Web Locks, two tabs may send the same item, which the server treats as one.
    runExclusive: (task, signal) =>
      exclusive(navigator.locks, `laneway.field:${userId}`, task, { signal }),
    connection: openConnection(),
    now: () => Date.now(),
    onSent: (pendingGuideId) => {
      reloadLists();
      sent.notify(pendingGuideId);
    },
    log: logProblem,
  });
  return {
    userId,
    store,
    sender,
    listen: sent.subscribe,
    close: () => {
      sender.stop();
      store.close();
    },
  };
}

type SpotUploadParts = {
  readonly userId: number;
  readonly renewSession: () => Promise<boolean>;
  /** Loads the code with the first file. */
  readonly loadTransfer: () => Promise<CreateTransfer>;
};

/** Uploads the files of spots. After an interruption, an upload continues where it stopped. */
function createSpotUpload({ userId, renewSession, loadTransfer }: SpotUploadParts): UploadSpotFile {
  return async (spot, part, { id, name, blob }, onProgress) => {
    const create = await loadTransfer().catch(() => {
      throw new UploadFailed({ kind: 'unreached' });
    });
    // Everything that identifies the upload is stored, so that it is found again after a reload.
    const file = new File([blob], name, { type: blob.type, lastModified: spot.takenAt });
    const fingerprint = fingerprintOf({ userId, field: `spot-${part}-${id}` }, file);
    const type = mediaTypeOf(file.type);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    create(
      { file, fileType: type.ok ? type.value : file.type, fingerprint, renewSession },
      {
        onProgress,
        onArrived: resolve,
        onFailed: (failure) => reject(new UploadFailed(failure)),
      },
    ).start();
    return await promise;
  };
}
