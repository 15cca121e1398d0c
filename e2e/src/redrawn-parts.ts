import type { Page } from '@playwright/test';

/** React's data about a component for its developer tools; the numbers are React's own. */
type Fiber = {
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};
type Counting = typeof globalThis & { redrawn: Element[] };

/** Makes every page record the elements of rerendered components. Call it before the page is opened. */
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
        // A component that wasn't rerendered still has its previous children.
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

/** Clears the records so far. */
export async function startCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as Counting).redrawn.length = 0;
  });
}

/** The number of rerendered components inside the matching elements. */
export async function countRedrawn(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (within) =>
      (globalThis as Counting).redrawn.filter((element) => element.closest(within) !== null).length,
    selector,
  );
}
