import { prefersReducedMotion } from './reduced-motion.ts';
import type { SheetSnap, SheetStop } from './sheet-stop.ts';
import { SPRING_FRAME_MS, springFrames } from './spring.ts';

/** The offsets of a sheet's other stops below its full position, in pixels on this screen. */
type Extent = { readonly half: number; readonly closed: number };

/**
 * Moves a sheet between its stops. While it moves it has the layout of the full sheet, and only transforms change: one
 * moves the sheet down, another keeps its foot at the edge of the screen.
 */
export class SheetMotion {
  private readonly sheet: HTMLElement;
  private measured: Extent = { half: 0, closed: 0 };
  private at = 0;
  private running: readonly Animation[] = [];

  constructor(sheet: HTMLElement) {
    this.sheet = sheet;
  }

  get offset(): number {
    return this.at;
  }

  get extent(): Extent {
    return this.measured;
  }

  /** Grabs the sheet, even while it is still moving. */
  grab(): void {
    if (this.running.length > 0) {
      const now = new DOMMatrix(getComputedStyle(this.sheet).transform).m42;
      this.cancel();
      this.moveTo(now);
      return;
    }
    const wasFull = this.sheet.dataset.snap === 'full';
    this.sheet.dataset.snap = 'half';
    const halfHeight = this.sheet.offsetHeight;
    this.sheet.dataset.snap = 'full';
    const closed = this.sheet.offsetHeight;
    this.measured = { half: closed - halfHeight, closed };
    this.moveTo(wasFull ? 0 : this.measured.half);
  }

  moveTo(offset: number): void {
    this.at = clamped(offset);
    this.sheet.style.transform = lowered(this.at);
    const foot = this.foot();
    if (foot !== null) foot.style.transform = lowered(-this.footLift(this.at));
  }

  /** Animates to a stop. False if the sheet was grabbed on its way. */
  async settle(stop: SheetStop, velocity: number): Promise<boolean> {
    const to = { full: 0, half: this.measured.half, closed: this.measured.closed }[stop];
    if (!prefersReducedMotion() && !(await this.spring(to, velocity))) return false;
    this.moveTo(to);
    if (stop !== 'closed') this.rest(stop);
    return true;
  }

  cancel(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
  }

  private rest(snap: SheetSnap): void {
    this.sheet.dataset.snap = snap;
    this.sheet.style.transform = '';
    const foot = this.foot();
    if (foot !== null) foot.style.transform = '';
  }

  private async spring(to: number, velocity: number): Promise<boolean> {
    const offsets = springFrames({ from: this.at, to, velocity });
    const timing = { duration: offsets.length * SPRING_FRAME_MS, fill: 'forwards' } as const;
    const frames = (shift: (offset: number) => number) =>
      offsets.map((offset) => ({ transform: lowered(shift(offset)) }));
    const foot = this.foot();
    const running = [this.sheet.animate(frames(clamped), timing)];
    if (foot !== null)
      running.push(
        foot.animate(
          frames((offset) => -this.footLift(offset)),
          timing,
        ),
      );
    this.running = running;
    const hasArrived = await Promise.all(running.map(({ finished }) => finished)).then(
      () => true,
      // Cancelled.
      () => false,
    );
    if (hasArrived) this.cancel();
    return hasArrived;
  }

  /** Below half open, the foot moves down with its sheet. */
  private footLift(offset: number): number {
    return Math.min(clamped(offset), this.measured.half);
  }

  private foot(): HTMLElement | null {
    return this.sheet.querySelector<HTMLElement>('[data-sheet-foot]');
  }
}

/** A sheet can't rise above its highest position. */
function clamped(offset: number): number {
  return Math.max(0, offset);
}

function lowered(offset: number): string {
  return `translateY(${offset}px)`;
}
