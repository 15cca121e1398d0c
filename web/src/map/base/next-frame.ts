/**
 * Work that waits until the frame that is due has been drawn, in the order in which it came. Later work of the same name
 * takes its place.
 */
export class NextFrame {
  readonly #due = new Map<string, () => void>();
  #frame = 0;

  plan(name: string, work: () => void): void {
    this.#due.set(name, work);
    // What is asked for outside of a frame belongs to the frame that is due, and only what is asked for then to the next.
    if (this.#frame === 0) {
      this.#frame = requestAnimationFrame(() => requestAnimationFrame(() => this.#run()));
    }
  }

  clear(): void {
    this.#due.clear();
  }

  #run(): void {
    this.#frame = 0;
    const works = [...this.#due.values()];
    this.#due.clear();
    for (const work of works) work();
  }
}
