import { momentText } from '../../../ui/forms/moment-text.ts';
import type { NoteGroup } from './tester-texts.ts';
import styles from './testers.module.css';

/** What testers wrote, by place. */
export function TesterNotes({ groups }: { readonly groups: readonly NoteGroup[] }) {
  const now = new Date();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Notes</h3>
      {groups.length === 0 && (
        <p className={styles.quiet}>No notes yet. When a tester leaves one, it shows up here.</p>
      )}
      {groups.map(({ key, title, notes }) => (
        <div key={key} className={styles.group}>
          <h4 className={styles.place}>{title}</h4>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note.key} className={styles.note}>
                <p className={styles.text}>{note.text}</p>
                <p className={styles.state}>
                  {note.email}, <time dateTime={note.at}>{momentText(new Date(note.at), now)}</time>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
