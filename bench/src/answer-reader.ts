const END_OF_HEAD = '\r\n\r\n';
const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;
/** The position of the status in 'HTTP/1.1 200 OK'. */
const STATUS_FROM = 9;
const STATUS_TO = 12;

export type AnswerReader = (chunk: Buffer) => 'more to come' | 'complete';

/**
 * Reads one response after another from a connection with one pending request at a time. It only reads the status and
 * the length; a response with another status, or without a length, is an error.
 */
export function createAnswerReader(expectedStatus: number): AnswerReader {
  let head = '';
  let missing = 0;

  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
      return missing > 0 ? 'more to come' : 'complete';
    }
    head += chunk.toString('latin1');
    const end = head.indexOf(END_OF_HEAD);
    if (end === -1) return 'more to come';
    const status = Number(head.slice(STATUS_FROM, STATUS_TO));
    if (status !== expectedStatus) throw new Error(`status ${status}, not ${expectedStatus}`);
    missing = bodyLength(head, status) - (head.length - end - END_OF_HEAD.length);
    head = '';
    return missing > 0 ? 'more to come' : 'complete';
  };
}

function bodyLength(head: string, status: number): number {
  if (status === 304) return 0;
  const length = CONTENT_LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer without a length');
  return Number(length);
}
