import type { MediaKind } from '@laneway/domain/media/kinds';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useClientConfig } from '../../../api/queries/config.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { DropArea } from '../../../ui/drop-area.tsx';
import type { FilePicker } from '../../../ui/file-button.tsx';
import form from '../../../ui/forms/form.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Uploads } from '../create-uploads.ts';
import { checkFile, limitText } from '../queue/check-file.ts';
import { KIND_TEXTS } from '../queue/kind-texts.ts';
import type { UploadItem } from '../queue/upload-queue.ts';
import { UploadRow } from '../upload-row.tsx';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { useUploadQueue, useUploads } from '../use-uploads.ts';
import { type AltText, AltTextField } from './alt-text-field.tsx';
import { SourceButtons } from './source-buttons.tsx';
import styles from './upload-field.module.css';
import { UploadedFile } from './uploaded-file.tsx';

const CropDialog = lazyComponent(async () => (await import('../crop/crop-dialog.tsx')).CropDialog, {
  failed: (_tryAgain, { file, onDone }) => (
    <Callout
      tone="error"
      text="We couldn’t open the cropping tool."
      action={{ label: 'Use whole image', onAct: () => onDone(file) }}
    />
  ),
});

/** Another way to get a file: a button, and the dialog that it opens. */
export type FileMaker = {
  readonly label: string;
  readonly dialog: (parts: {
    readonly onDone: (file: File) => void;
    readonly onClose: () => void;
  }) => ReactNode;
};

export type UploadFieldProps = {
  readonly kind: MediaKind;
  /** Identifies the field among those of all forms, so that its upload is matched to it. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** A media URI; null while the field is empty. */
  readonly value: string | null;
  /** Called once a file is ready to be used, and with null when it is removed. */
  readonly onChange: (uri: string | null) => void;
  /** For images: their alt text. */
  readonly alt?: AltText;
  readonly maker?: FileMaker;
};

/** A form field with a file: chosen, dropped, photographed or recorded. */
export function UploadField(props: UploadFieldProps) {
  const { kind, field, label, hint, value, onChange, alt, maker } = props;
  const id = useId();
  const uploads = useUploads();
  const queue = useUploadQueue(uploads, field);
  const item = queue.at(-1) ?? null;
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const picker = useRef<FilePicker>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const [toCrop, setToCrop] = useState<File | null>(null);
  const [isMaking, setMaking] = useState(false);
  useRestoreFocus(box);
  useDelivery(uploads, item, onChange);

  const send = (file: File) => {
    if (uploads === null) return;
    setToCrop(null);
    replaceUpload(uploads, queue, () =>
      uploads.add({ files: [file], accepted: [kind], limits, field }),
    );
  };
  const choose = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const isCroppable = kind === 'image' && file.type !== 'image/gif';
    if (isCroppable && checkFile(file, [kind], limits).ok) setToCrop(file);
    // Invalid files are refused by the upload queue.
    else send(file);
  };

  const isUnderWay = item !== null && item.state.kind !== 'ready' && item.state.kind !== 'failed';
  const sources = (isReplacing: boolean) => (
    <>
      <SourceButtons
        ref={picker}
        kind={kind}
        isReplacing={isReplacing}
        describedBy={`${id}-hint`}
        onFiles={choose}
      />
      {maker !== undefined && <Button onClick={() => setMaking(true)}>{maker.label}</Button>}
    </>
  );
  return (
    <fieldset ref={box} tabIndex={-1} className={styles.field}>
      <legend className={form.label}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint !== undefined && `${hint} `}
        {KIND_TEXTS[kind].formats}, up to {limitText(limits[kind])}.
      </p>
      <DropArea onFiles={choose} className={styles.area}>
        {item !== null && uploads !== null && item.state.kind !== 'ready' && (
          <UploadRow item={item} actions={uploads} onChooseAgain={() => picker.current?.open()} />
        )}
        {value !== null && !isUnderWay && (
          <UploadedFile uri={value} kind={kind} alt={alt?.value ?? ''} title={label}>
            {sources(true)}
            <Button onClick={() => onChange(null)} aria-label={`Remove ${label}`}>
              Remove
            </Button>
          </UploadedFile>
        )}
        {value === null && (!isUnderWay || item.state.kind === 'interrupted') && (
          <div className={styles.empty}>{sources(false)}</div>
        )}
      </DropArea>
      {alt !== undefined && kind === 'image' && (value !== null || isUnderWay) && (
        <AltTextField {...alt} />
      )}
      {toCrop !== null && (
        <CropDialog
          // The key resets the crop and errors for a new file.
          key={`${toCrop.name} ${toCrop.size} ${toCrop.lastModified}`}
          file={toCrop}
          onDone={send}
          onReplace={(file) => choose([file])}
          onClose={() => setToCrop(null)}
        />
      )}
      {isMaking &&
        maker?.dialog({
          onDone: (file) => {
            setMaking(false);
            send(file);
          },
          onClose: () => setMaking(false),
        })}
    </fieldset>
  );
}

/** Passes on a file once it is ready, even if that happened while its form was closed. */
function useDelivery(
  uploads: Uploads | null,
  item: UploadItem | null,
  onChange: (uri: string) => void,
): void {
  const ready = item?.state.kind === 'ready' ? { id: item.id, uri: item.state.media.uri } : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file, whichever function is passed
  useEffect(() => {
    if (ready === null) return;
    onChange(ready.uri);
    uploads?.remove(ready.id);
  }, [ready?.id]);
}

/** A field has one file. An interrupted upload is only discarded if the new file isn't the same. */
function replaceUpload(uploads: Uploads, before: readonly UploadItem[], add: () => void): void {
  const isInterrupted = ({ state }: UploadItem) => state.kind === 'interrupted';
  for (const { id } of before.filter((each) => !isInterrupted(each))) uploads.remove(id);
  add();
  const left = new Set(uploads.getQueue().map(({ id }) => id));
  for (const { id } of before.filter(isInterrupted)) if (left.has(id)) uploads.remove(id);
}
