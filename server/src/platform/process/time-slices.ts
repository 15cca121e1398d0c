/** A request with a dozen statements may wait for a slice after each of them. */
const SLICE_MS = 3;
/** Texts are encoded in pieces of about this many characters. */
const TEXT_LENGTH = 65_536;

/** The tasks waiting for their next slice, of the whole process, because it has one event loop. */
const waiting: (() => void)[] = [];

/** One slice for each turn of the event loop, however many tasks wait. */
function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });
}

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}

/** Runs work that consists of small steps, without blocking other requests. */
export async function finishInSlices<Value>(steps: Iterator<unknown, Value>): Promise<Value> {
  if (waiting.length > 0) await nextSlice();
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - start > SLICE_MS) {
      await nextSlice();
      start = performance.now();
    }
  }
}

/** Writes a long text that consists of small pieces, without blocking other requests. */
export async function writeInSlices(pieces: Iterable<string | undefined>): Promise<Buffer> {
  const written = await finishInSlices(encode(pieces));
  return written.length === 1 && written[0] !== undefined ? written[0] : Buffer.concat(written);
}

function* encode(pieces: Iterable<string | undefined>): Generator<undefined, Buffer[]> {
  const written: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    text += piece ?? '';
    if (text.length >= TEXT_LENGTH) {
      written.push(Buffer.from(text));
      text = '';
    }
    yield;
  }
  written.push(Buffer.from(text));
  return written;
}

/** A value as JSON: at once if it is short, otherwise in slices that don't block other requests. */
export async function writeJson(value: unknown): Promise<Buffer> {
  const isShort = !isLongList(value) && !hasLongList(value);
  return isShort ? Buffer.from(JSON.stringify(value) ?? '') : writeInSlices(jsonPieces(value));
}

/** Lists up to this length are written in one piece. */
const SHORT_LIST = 16;

/** @internal A value as JSON, the same as `JSON.stringify` writes, with each item of a long list as a piece. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value);
  else if (hasLongList(value)) {
    let separator = '{';
    for (const [name, field] of Object.entries(value)) {
      const opening = `${separator}${JSON.stringify(name)}:`;
      if (isLongList(field)) {
        yield opening;
        yield* listPieces(field);
      } else {
        const text: string | undefined = JSON.stringify(field);
        if (text === undefined) continue;
        yield `${opening}${text}`;
      }
      separator = ',';
    }
    yield '}';
  } else yield JSON.stringify(value) ?? '';
}

function hasLongList(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isPlainObject(value)) return false;
  for (const name in value) if (isLongList(value[name])) return true;
  return false;
}

function isLongList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > SHORT_LIST;
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [index, item] of list.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(item) ?? 'null'}`;
  }
  yield ']';
}

/** Other objects may define their own JSON form, as dates do. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('toJSON' in value)
  );
}
