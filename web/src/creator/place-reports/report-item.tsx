import { PLACE_REPORT_KIND_TEXTS } from '@laneway/domain/place-reports/report-kinds';
import { REPORT_OUTCOME_TEXTS } from '@laneway/domain/place-reports/report-states';
import { dashboardOf } from '@laneway/domain/roles';
import { formatDate } from '@laneway/domain/text/dates';
import { useEffect, useRef, useState } from 'react';
import { type PlaceReport, useReportPhoto } from '../../api/queries/place-reports.ts';
import type { User } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import styles from './report-list.module.css';

export type ReportItemProps = { readonly report: PlaceReport; readonly user: User };

/** A report: its problem and place, and its answer or actions. */
export function ReportItem({ report, user }: ReportItemProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const item = useRef<HTMLElement>(null);
  const { kind, p_title: place, answer } = report;
  const about = `the report about ${place}`;
  const wasAnswering = useRef(false);
  // An answered report has no button to return the focus to.
  useEffect(() => {
    if (isAnswering) wasAnswering.current = true;
    else if (wasAnswering.current && report.state === 'answered') {
      wasAnswering.current = false;
      item.current?.focus({ preventScroll: true });
    }
  }, [isAnswering, report.state]);
  return (
    <article ref={item} tabIndex={-1} className={styles.report} aria-label={`Report: ${place}`}>
      <div className={styles.head}>
        <h3 className={styles.place}>{place}</h3>
        <Chip tone={kind === 'unsafe' ? 'danger' : 'plain'}>
          {PLACE_REPORT_KIND_TEXTS[kind].label}
        </Chip>
        {report.state === 'open' && (
          <Chip tone="turn">
            {report.outcomes.length > 0 ? 'Waiting for you' : 'Waiting for the creator'}
          </Chip>
        )}
        {report.is_long_open && <Chip tone="danger">Waiting a long time</Chip>}
      </div>
      {report.text !== null && <p className={styles.text}>{report.text}</p>}
      {report.has_photo && <ReportPhoto reportId={report.report_id} place={place} />}
      <p className={styles.by}>
        {report.g_title} · {formatDate(report.created_at)}
      </p>
      {answer !== null && (
        <div className={styles.answer}>
          <p>
            {REPORT_OUTCOME_TEXTS[answer.outcome].label}
            {answer.message !== null && `: ${answer.message}`}
          </p>
          <p className={styles.by}>
            Answered by {answer.answered_by === 'admin' ? 'the Laneway team' : 'the creator'} ·{' '}
            {formatDate(answer.answered_at)}
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        {report.outcomes.length > 0 && (
          <Button onClick={() => setIsAnswering(true)} aria-label={`Answer ${about}`}>
            Answer
          </Button>
        )}
        <EditPlace report={report} user={user} />
      </div>
      {isAnswering && <AnswerDialog report={report} onClose={() => setIsAnswering(false)} />}
    </article>
  );
}

function EditPlace({ report, user }: ReportItemProps) {
  const { openPage } = useNavigation();
  const page = dashboardOf(user.user_role);
  if (page === 'guidesHomePage') return null;
  const open = {
    guide: { source: 'published', id: report.g_id },
    place: { source: 'published', id: report.p_id },
    view: 'edit',
  } as const;
  return (
    <Button
      onClick={() => openPage({ page, route: { part: 'guides', open } })}
      aria-label={`Edit place ${report.p_title}`}
    >
      Edit place
    </Button>
  );
}

type ReportPhotoProps = { readonly reportId: number; readonly place: string };

/** The photo that came with a report. */
function ReportPhoto({ reportId, place }: ReportPhotoProps) {
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
