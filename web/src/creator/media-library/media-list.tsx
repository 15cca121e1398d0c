import { loadingTexts } from '@laneway/domain/accounts/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../api/failures.ts';
import { type UploadedMedia, useDeleteMedia, useMediaLibrary } from '../../api/queries/media.ts';
import { MediaPreview } from '../../media/uploads/media-preview.tsx';
import { isSettled } from '../../media/uploads/queue/media-verdict.ts';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/dashboard-frame/load-failure.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { MediaCard, useOpenGuide } from './media-card.tsx';
import styles from './media-list.module.css';

type Open = { readonly what: 'preview' | 'delete'; readonly media: UploadedMedia };

export function MediaList({ userId }: { readonly userId: number }) {
  const library = useMediaLibrary(userId, isSettled);
  const openGuide = useOpenGuide();
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeDeleted = () => {
    // Synchronous: while the dialog is open, nothing behind it can take the focus.
    flushSync(() => setOpen(null));
    // The button that opened the dialog is removed with its file.
    heading.current?.focus();
  };
  if (library.isPending) return <TableSkeleton />;
  if (library.data === undefined) return <LoadFailure what="your media" query={library} />;
  const items = library.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return <Callout tone="info" text="No media yet. Files you upload show up here." />;
  }
  return (
    <div className={sections.part}>
      <h3 ref={heading} tabIndex={-1} className={sections.subtitle}>
        Your files
      </h3>
      <ul aria-label="Your files, newest first" className={styles.list}>
        {items.map((media) => (
          <MediaCard
            key={media.uri}
            media={media}
            onOpenGuide={openGuide}
            onPreview={() => setOpen({ what: 'preview', media })}
            onDelete={() => setOpen({ what: 'delete', media })}
          />
        ))}
      </ul>
      <ShowMore of="files" query={library} />
      {open?.what === 'preview' && (
        <PreviewDialog media={open.media} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'delete' && (
        <DeleteMediaDialog
          media={open.media}
          onClose={() => setOpen(null)}
          onDeleted={closeDeleted}
        />
      )}
    </div>
  );
}

type PreviewDialogProps = {
  readonly media: UploadedMedia;
  readonly onClose: () => void;
};

/** A file at full size. */
function PreviewDialog({ media, onClose }: PreviewDialogProps) {
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

type DeleteMediaDialogProps = {
  readonly media: UploadedMedia;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a file is deleted. */
function DeleteMediaDialog({ media, onClose, onDeleted }: DeleteMediaDialogProps) {
  const { showToast } = useToast();
  const deletion = useDeleteMedia();
  return (
    <ConfirmDialog
      title="Delete this file?"
      text={
        <>
          We’ll delete <strong>{media.file_name}</strong>. You can’t undo this.
        </>
      }
      confirmLabel="Delete file"
      busyText={loadingTexts.processing}
      onConfirm={() => deletion.mutateAsync(media.uri)}
      onDone={() => {
        showToast('File deleted');
        onDeleted();
      }}
      explain={failureText}
      onClose={onClose}
    />
  );
}
