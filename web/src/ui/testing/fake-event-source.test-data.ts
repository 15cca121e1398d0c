import { onTestFinished, vi } from 'vitest';

/** An event source whose server is controlled by the test. */
export class FakeEventSource extends EventTarget {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  readonly close = (): void => {
    this.isClosed = true;
  };

  /** The server accepts the connection. */
  readonly accept = (): void => this.onopen?.();

  readonly send = (event: string, data: object): void => {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  };

  /** The server refuses, or the connection breaks: browsers don't report which. */
  readonly fail = (): void => this.onerror?.();
}

export type FakeEventSources = {
  /** Every event source that was made, in order. */
  readonly all: readonly FakeEventSource[];
  readonly latest: () => FakeEventSource;
  readonly open: () => readonly FakeEventSource[];
};

/** Provides event sources for the simulated DOM, which has none. */
export function provideEventSources(): FakeEventSources {
  const all: FakeEventSource[] = [];
  class RecordedEventSource extends FakeEventSource {
    constructor(url: string) {
      super(url);
      all.push(this);
    }
  }
  vi.stubGlobal('EventSource', RecordedEventSource);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    all,
    latest: () => {
      const last = all.at(-1);
      if (last === undefined) throw new Error('No stream has been opened');
      return last;
    },
    open: () => all.filter(({ isClosed }) => !isClosed),
  };
}
