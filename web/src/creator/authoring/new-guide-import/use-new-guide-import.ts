import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { newGuide } from '@laneway/domain/guides/editable-guide';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { useEffect, useRef, useState } from 'react';
import { useClientConfig } from '../../../api/queries/config.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { ImportResult } from '../../import/import-choice.ts';
import { addImportedPlaces } from '../workspace/add-imported-places.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import { importedText } from '../workspace/imported-text.ts';
import { QueueClosed } from '../workspace/save-queue.ts';
import type { SaveOutcome } from '../workspace/save-record.ts';
import type { OpenWorkspace, Workspaces } from '../workspace/workspaces.ts';

type Started = { readonly open: OpenWorkspace; readonly result: ImportResult };

export type ImportStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'opening' }
  /** The guide is saved first, because only a saved one accepts places. */
  | ({ readonly kind: 'saving' } & Started)
  | ({ readonly kind: 'refused'; readonly text: string } & Started);

export type NewGuideImporting = {
  readonly step: ImportStep;
  readonly begin: (result: ImportResult) => Promise<void>;
  readonly save: (started: Started) => Promise<void>;
  /** Opens the guide as it is. A save in progress continues, and the places follow it. */
  readonly show: (open: OpenWorkspace) => void;
};

/** Creates a guide from files. The places stay here until the guide has them. */
export function useNewGuideImport(
  workspaces: Pick<Workspaces, 'open'>,
  onOpen: (guide: RecordRef) => void,
): NewGuideImporting {
  const uploads = useUploads();
  const { showToast } = useToast();
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' });
  const isShown = useIsShown();

  const show = (open: OpenWorkspace): void => onOpen(guideRef(open.workspace.getState().guide));

  const finish = ({ open, result }: Started): void => {
    addImportedPlaces(open, result.places, (files, field) =>
      uploads?.add({ files, accepted: ['image'], limits, field }),
    );
    showToast(importedText(result));
    if (isShown()) show(open);
  };

  const save = async (started: Started): Promise<void> => {
    setStep({ kind: 'saving', ...started });
    const outcome = await savedGuide(started.open);
    if (outcome === null) return;
    if (outcome.kind === 'saved') return finish(started);
    setStep({ kind: 'refused', text: refusedText(outcome), ...started });
    if (!isShown()) {
      showToast('Your places weren’t added', {
        label: 'Try again',
        onAct: () => void save(started),
      });
    }
  };

  const begin = async (result: ImportResult): Promise<void> => {
    setStep({ kind: 'opening' });
    const open = await startImportedGuide(workspaces, result, Date.now());
    const started = { open, result };
    return result.places.length === 0 ? finish(started) : save(started);
  };

  return { step, begin, save, show };
}

/** Saves a guide so that it accepts places; null if the user has logged out meanwhile. */
export async function savedGuide({ workspace }: OpenWorkspace): Promise<SaveOutcome | null> {
  try {
    return await workspace.save(GUIDE_KEY);
  } catch (error) {
    if (error instanceof QueueClosed) return null;
    throw error;
  }
}

function refusedText(outcome: SaveOutcome): string {
  return outcome.kind === 'refused'
    ? `${authoringTexts.saveGuideFailed} ${outcome.text}`
    : authoringTexts.saveGuideFailed;
}

/** Returns a function that is true while the dialog is mounted, for work that outlives it. */
function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

/** Opens a new guide with the lines of an import. They are stored on the device like typed changes. */
async function startImportedGuide(
  { open }: Pick<Workspaces, 'open'>,
  { path, boundary }: Pick<ImportResult, 'path' | 'boundary'>,
  now: number,
): Promise<OpenWorkspace> {
  const guide = newGuide(now);
  const opened = await open(guideRef(guide), guide);
  opened.workspace.guideRecord.send({
    type: 'edited',
    values: {
      ...(path === null ? {} : { path: path.text }),
      ...(boundary === null ? {} : { boundary }),
    },
  });
  return opened;
}
