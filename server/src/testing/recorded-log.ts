import { Writable } from 'node:stream';
import { createLogger, type Logger } from '../platform/process/logging.ts';

/** What operators read: the levels from info on. */
const INFO = 30;

export type RecordedLog = {
  readonly log: Logger;
  /** The messages that operators read, oldest first. */
  readonly logged: () => readonly string[];
  /** The messages that are only written when debugging. */
  readonly debugged: () => readonly string[];
  /** All lines, with all their fields. */
  readonly lines: () => readonly object[];
  readonly clear: () => void;
};

/** A log of everything, of which a test reads the messages. */
export function recordLog(): RecordedLog {
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return {
    log: createLogger('trace', destination),
    logged: () => lines.filter(({ level }) => level >= INFO).map(({ msg }) => msg),
    debugged: () => lines.filter(({ level }) => level < INFO).map(({ msg }) => msg),
    lines: () => lines,
    clear: () => void lines.splice(0),
  };
}
