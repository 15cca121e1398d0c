import { useEffect, useState } from 'react';
import { useReportPhoto } from '../../api/queries/place-reports.ts';
import styles from './report-list.module.css';

export type ReportPhotoProps = { readonly reportId: number; readonly place: string };

/** The photo that came with a report. */
export function ReportPhoto({ reportId, place }: ReportPhotoProps) {
  const { data, isError } = useReportPhoto(reportId);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (isError) return <p className={styles.by}>We couldn’t load the photo.</p>;
  if (url === undefined) return <p className={styles.by}>Loading the photo...</p>;
  return <img className={styles.photo} src={url} alt={`Sent with the report about ${place}`} />;
}
