import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { UploadedMedia } from '../../api/queries/media.ts';
import { isDashboardEntry } from '../../core/navigation/entry.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import { MediaImage } from '../../media/media-image.tsx';
import { UploadIcon } from '../../media/uploads/upload-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from './media-card.module.css';
import { canPreview, mediaFacts, problemText, stateChip, unusedText } from './media-facts.ts';

export type MediaCardProps = {
  readonly media: UploadedMedia;
  readonly onOpenGuide: (guide: RecordRef) => void;
  readonly onPreview: () => void;
  readonly onDelete: () => void;
};

/** One file: its facts, its state and its actions. */
export function MediaCard({ media, onOpenGuide, onPreview, onDelete }: MediaCardProps) {
  const { file_name: name, kind, is_used: isUsed } = media;
  const chip = stateChip(media);
  const guide = guideWith(media);
  const problem = problemText(media);
  const unused = unusedText(media, Date.now());
  return (
    <li className={styles.card}>
      <div className={styles.thumb}>
        {kind === 'image' && canPreview(media) ? (
          <MediaImage
            size="thumbnail"
            field={media.uri}
            placeholder={media.stand_in}
            alt=""
            ratio="1 / 1"
          />
        ) : (
          <UploadIcon name={kind} />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <p className={styles.facts}>{mediaFacts(media)}</p>
        {unused !== null && <p className={styles.facts}>{unused}</p>}
        {problem !== null && <p className={styles.problem}>{problem}</p>}
      </div>
      {(chip !== null || isUsed) && (
        <p className={styles.chips}>
          {isUsed && <Chip>In a guide</Chip>}
          {chip !== null && <Chip tone={chip.tone}>{chip.text}</Chip>}
        </p>
      )}
      <div className={styles.actions}>
        {guide !== null && (
          <Button onClick={() => onOpenGuide(guide)} aria-label={`Open guide with ${name}`}>
            Open guide
          </Button>
        )}
        {canPreview(media) && (
          <Button onClick={onPreview} aria-label={`Preview ${name}`}>
            Preview
          </Button>
        )}
        {/* Files in use can't be deleted. */}
        {!isUsed && (
          <Button onClick={onDelete} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}

/** The guide that uses a file: the published one before the draft. */
function guideWith({ used_in_g_id, used_in_pg_id }: UploadedMedia): RecordRef | null {
  if (used_in_g_id !== null) return { source: 'published', id: used_in_g_id };
  return used_in_pg_id === null ? null : { source: 'pending', id: used_in_pg_id };
}

/** Opens a guide in the dashboard that is open. */
export function useOpenGuide(): (guide: RecordRef) => void {
  const { openPage } = useNavigation();
  const entry = useNavState(currentEntry);
  const page = isDashboardEntry(entry) ? entry.page : 'creatorDashboard';
  return (guide) =>
    openPage({ page, route: { part: 'guides', open: { guide, place: null, view: 'edit' } } });
}
