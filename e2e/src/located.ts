import type { Locator, Page } from '@playwright/test';
import { pin } from './visitor.ts';

export const locate = (page: Page): Locator =>
  page.getByRole('button', { name: 'Follow your location' });

export const you = (page: Page): Locator => pin(page, 'You are here');
