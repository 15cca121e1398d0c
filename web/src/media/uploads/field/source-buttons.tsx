import type { MediaKind } from '@laneway/domain/media/kinds';
import { type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileButton, type FilePicker } from '../../../ui/file-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { acceptOf } from '../queue/check-file.ts';
import { KIND_TEXTS } from '../queue/kind-texts.ts';
import { canRecord } from '../record/use-recorder.ts';
import { UploadIcon } from '../upload-icon.tsx';

const RecordDialog = lazyComponent(
  async () => (await import('../record/record-dialog.tsx')).RecordDialog,
);

/** The labels of the camera buttons on a phone. */
const CAMERA_LABELS: Partial<Record<MediaKind, string>> = {
  image: 'Take photo',
  video: 'Record video',
};

export type SourceButtonsProps = {
  readonly kind: MediaKind;
  readonly isReplacing: boolean;
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref: Ref<FilePicker>;
};

/** The buttons that get a file: from the device, from its camera, from its microphone. */
export function SourceButtons({
  kind,
  isReplacing,
  describedBy,
  onFiles,
  ref,
}: SourceButtonsProps) {
  // Other devices would open their file picker a second time.
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const [isRecording, setRecording] = useState(false);
  const camera = CAMERA_LABELS[kind];
  return (
    <>
      <FileButton
        ref={ref}
        icon={isReplacing ? undefined : <UploadIcon name={kind} />}
        label={
          isReplacing ? `Replace ${KIND_TEXTS[kind].name.toLowerCase()}` : KIND_TEXTS[kind].choose
        }
        accept={acceptOf([kind])}
        describedBy={describedBy}
        onFiles={onFiles}
      />
      {!isReplacing && hasCamera && camera !== undefined && (
        <FileButton
          icon={<UploadIcon name="camera" />}
          label={camera}
          accept={`${kind}/*`}
          capture="environment"
          onFiles={onFiles}
        />
      )}
      {!isReplacing && kind === 'audio' && canRecord() && (
        <Button onClick={() => setRecording(true)}>
          <UploadIcon name="microphone" />
          Record audio
        </Button>
      )}
      {isRecording && (
        <RecordDialog
          onDone={(file) => {
            setRecording(false);
            onFiles([file]);
          }}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}
