import type { UploadedMedia } from '../../api/queries/media.ts';
import { MediaPreview } from '../../media/uploads/media-preview.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type PreviewDialogProps = {
  readonly media: UploadedMedia;
  readonly onClose: () => void;
};

/** A file at full size. */
export function PreviewDialog({ media, onClose }: PreviewDialogProps) {
  return (
    <Dialog title={media.file_name} width="narrow" onClose={onClose}>
      <MediaPreview
        uri={media.uri}
        kind={media.kind}
        title={media.file_name}
        placeholder={media.stand_in}
        ratio={ratioOf(media)}
      />
    </Dialog>
  );
}

function ratioOf({ width, height }: UploadedMedia): `${number} / ${number}` {
  return width === null || height === null ? '4 / 3' : `${width} / ${height}`;
}
