import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { cookieHeader } from './people.ts';

export type ReceivedEvent = {
  readonly event: string;
  readonly id: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server sent
  readonly data: any;
};

export type OpenStream = {
  readonly response: Response;
  /** Everything received so far. */
  readonly text: () => string;
  readonly events: () => readonly ReceivedEvent[];
  /** Waits for the event of this kind and number, from 1. */
  readonly event: (kind: string, number?: number) => Promise<ReceivedEvent>;
  readonly hasEnded: () => boolean;
  readonly close: () => void;
};

/** Connects to a stream of server-sent events and reads it as it comes, until the test is done. */
export async function openStream(
  url: string,
  cookies: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const abort = new AbortController();
  const cookie = cookieHeader(cookies);
  const response = await fetch(url, { headers: { cookie, ...headers }, signal: abort.signal });
  let text = '';
  let ended = false;
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  void read()
    .catch(() => {})
    .finally(() => {
      ended = true;
    });
  const close = () => abort.abort();
  onTestFinished(close);
  const events = () => text.split('\n\n').slice(0, -1).flatMap(parseEvent);
  return {
    response,
    text: () => text,
    events,
    event: async (kind, number = 1) => {
      const found = () => events().filter(({ event }) => event === kind)[number - 1];
      await eventually(found).toBeDefined();
      return found() as ReceivedEvent;
    },
    hasEnded: () => ended,
    close,
  };
}

function parseEvent(block: string): readonly ReceivedEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? null;
  const [event, data] = [field('event'), field('data')];
  if (event === null || data === null) return [];
  return [{ event, id: field('id'), data: JSON.parse(data) }];
}
