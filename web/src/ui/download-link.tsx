import { classNames } from './class-names.ts';
import styles from './download-link.module.css';

export type DownloadLinkProps = {
  readonly href: string;
  readonly text: string;
  /** The name of the download for a screen reader, if the text doesn't say it. */
  readonly label?: string;
  readonly isSmall?: boolean;
};

/** A plain link: the browser downloads the file with its session cookies. */
export function DownloadLink({ href, text, label, isSmall = false }: DownloadLinkProps) {
  return (
    <a
      className={classNames(styles.link, isSmall && styles.small)}
      href={href}
      download
      aria-label={label}
    >
      {text}
    </a>
  );
}
