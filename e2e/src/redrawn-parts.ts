import type { Page } from '@playwright/test';

/** What React tells its developer tools of a component; the numbers are React's own. */
type Fiber = {
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};
type Counting = typeof globalThis & { redrawn: Element[] };

/** Has every page note the elements of the components that are drawn again. Call it before the page is opened. */
export async function watchRedrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    const redrawn: Element[] = [];
    const elementOf = (fiber: Fiber | null): Element | null => {
      if (fiber === null || fiber.stateNode instanceof Element) return fiber?.stateNode as Element;
      return elementOf(fiber.child);
    };
    const visit = (fiber: Fiber | null): void => {
      for (let each = fiber; each !== null; each = each.sibling) {
        const isComponent = typeof each.type === 'function' || typeof each.type === 'object';
        const element = elementOf(each);
        if (isComponent && (each.flags & PERFORMED_WORK) !== 0 && element) redrawn.push(element);
        // A part that was left alone still has its children of before.
        if (each.child !== each.alternate?.child) visit(each.child);
      }
    };
    Object.assign(globalThis, {
      redrawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current.child),
      },
    });
  });
}

/** Forgets what was drawn so far. */
export async function startCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as Counting).redrawn.length = 0;
  });
}

/** How many components inside of what matches were drawn again. */
export async function countRedrawn(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (within) =>
      (globalThis as Counting).redrawn.filter((element) => element.closest(within) !== null).length,
    selector,
  );
}
