import { nextEvent, type Session } from './devtools.ts';
import { evaluate } from './page.ts';

/** An event of Chromium's trace; times in microseconds. */
type Span = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  /** The CPU time of the thread within the span. */
  readonly tdur?: number;
};
type ThreadName = Span & { readonly args: { readonly name: string } };

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The frames that a page rendered, in milliseconds. */
export type Frames = {
  /** The computing time of its main thread since the previous frame, for any reason. */
  readonly work: readonly number[];
  /** From the start of one frame to the start of the next, as the page itself sees it. */
  readonly intervals: readonly number[];
};

/** Records the frames that a page renders during an action. */
export async function recordFrames(
  browser: Session,
  page: Session,
  act: () => Promise<void>,
): Promise<Frames> {
  const stopTrace = await startTrace(browser);
  await startClock(page);
  await act();
  const intervals = await readClock(page);
  return { work: workOf(await stopTrace()), intervals };
}

async function startTrace(browser: Session): Promise<() => Promise<readonly Span[]>> {
  const events: Span[] = [];
  const stopCollecting = browser.on<{ value: Span[] }>('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event);
  });
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = nextEvent(browser, 'Tracing.tracingComplete');
    await browser.send('Tracing.end');
    await complete;
    stopCollecting();
    return events;
  };
}

type FrameRecorder = typeof globalThis & { frameTimes: number[] };

async function startClock(page: Session): Promise<void> {
  await evaluate(page, () => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    const note = (time: number) => {
      times.push(time);
      if ((globalThis as FrameRecorder).frameTimes === times) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function readClock(page: Session): Promise<readonly number[]> {
  const times = await evaluate(page, () => {
    const { frameTimes } = globalThis as FrameRecorder;
    Object.assign(globalThis, { frameTimes: [] });
    return frameTimes;
  });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

function workOf(events: readonly Span[]): readonly number[] {
  const thread = busiestMainThread(events);
  const spans = events.filter((event) => event.ph === 'X' && threadOf(event) === thread);
  const commits = spans.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const tasks = spans.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let computed = 0;
  for (const { ts, dur, tdur = 0 } of tasks) {
    computed += tdur;
    // A frame ends with the task that commits it to the compositor.
    if (!commits.some((at) => at >= ts && at < ts + dur)) continue;
    frames.push(computed / 1_000);
    computed = 0;
  }
  return frames;
}

/** The renderer thread with the most frames, which is the page's. */
function busiestMainThread(events: readonly Span[]): string {
  const mains = events
    .filter(({ name }) => name === 'thread_name')
    .filter((event) => (event as ThreadName).args.name === 'CrRendererMain')
    .map(threadOf);
  const commits = events.filter(({ name }) => name === 'Commit').map(threadOf);
  const countOf = (thread: string) => commits.filter((one) => one === thread).length;
  const [busiest] = mains.sort((a, b) => countOf(b) - countOf(a));
  if (busiest === undefined) throw new Error('The trace shows no page.');
  return busiest;
}

function threadOf({ pid, tid }: Span): string {
  return `${pid}/${tid}`;
}
