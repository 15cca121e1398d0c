import { readSync } from 'node:fs';

const WINDOW_BYTES = 65_536;

/** Reads an open file at any offset, a window at a time, as nested formats require. */
export class FileWindow {
  readonly #fd: number;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #start = 0;
  #length = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Up to this many bytes from there; fewer at the end of the file. They are valid until the next call. */
  read(at: number, length: number): Buffer {
    if (at < this.#start || at + length > this.#start + this.#length) {
      this.#start = at;
      this.#length = readSync(this.#fd, this.#window, 0, WINDOW_BYTES, at);
    }
    const from = at - this.#start;
    return this.#window.subarray(from, Math.min(from + length, this.#length));
  }
}
