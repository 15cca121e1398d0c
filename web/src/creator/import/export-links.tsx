import { addressOf } from '@laneway/contract/address';
import type { CallName } from '@laneway/contract/calls';
import { EXPORT_FORMAT_TABLE, EXPORT_FORMATS } from '@laneway/domain/export/export-formats';
import { Icon } from '../../ui/icon.tsx';
import styles from './export-links.module.css';

/** The export call of each kind of guide. */
const EXPORT_CALLS = {
  published: 'exportGuide',
  pending: 'exportPendingGuide',
} as const satisfies Record<string, CallName>;

export type ExportLinksProps = {
  readonly guideId: number;
  readonly source: keyof typeof EXPORT_CALLS;
};

/** Plain links: the browser downloads the files with its session cookies. */
export function ExportLinks({ guideId, source }: ExportLinksProps) {
  return (
    <ul className={styles.links}>
      {EXPORT_FORMATS.map((format) => (
        <li key={format}>
          <a
            className={styles.link}
            href={addressOf(EXPORT_CALLS[source], { params: { id: guideId }, query: { format } })}
            download
          >
            <Icon name="download" />
            Download {EXPORT_FORMAT_TABLE[format].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
