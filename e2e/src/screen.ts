import type { Locator, Page } from '@playwright/test';

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  sideways: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Size = keyof typeof SIZES;

export type Screen = {
  /** Phone and desktop unless it says otherwise. */
  readonly sizes?: readonly Size[];
  /** The visitor's position, if it matters. */
  readonly at?: {
    readonly latitude: number;
    readonly longitude: number;
    readonly accuracy: number;
  };
  readonly address: string;
  /** Logs someone in and prepares their data. */
  readonly arrive?: (page: Page) => Promise<unknown>;
  /** The remaining steps on the page. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The element that has to be visible before the screenshot is taken. */
  readonly shows: (page: Page) => Locator;
};
