import { useState } from 'react';
import { UploadField } from '../../../media/uploads/field/upload-field.tsx';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ChosenImage } from '../../../ui/forms/markdown-toolbar.tsx';
import styles from './inline-image-dialog.module.css';

export type InlineImageDialogProps = {
  readonly uploadName: string;
  /** Null if no image is wanted after all. */
  readonly onDone: (image: ChosenImage | null) => void;
};

/** Uploads an image for the middle of a text. */
export function InlineImageDialog({ uploadName, onDone }: InlineImageDialogProps) {
  const uploads = useUploads();
  const [uri, setUri] = useState<string | null>(null);
  const [alt, setAlt] = useState('');
  const cancel = () => {
    const unfinished = (uploads?.getQueue() ?? []).filter(({ field }) => field === uploadName);
    for (const { id } of unfinished) uploads?.remove(id);
    onDone(null);
  };
  return (
    <Dialog title="Add an image" width="narrow" onClose={cancel}>
      <div className={styles.content}>
        <UploadField
          kind="image"
          field={uploadName}
          label="Image"
          value={uri}
          onChange={setUri}
          alt={{ value: alt, onChange: setAlt }}
        />
        <div className={styles.buttons}>
          <Button
            kind="main"
            disabled={uri === null}
            onClick={() => uri !== null && onDone({ uri, alt: alt.trim() })}
          >
            Add image
          </Button>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
