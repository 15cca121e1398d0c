import { asksForPresignedLinks } from '@laneway/domain/media/presigning';
import { createContext } from 'react';

/** Whether stored files are loaded by presigned links, depending on the page's URL. */
export function pagePresigns(): boolean {
  const page = globalThis.location;
  return page !== undefined && asksForPresignedLinks(page.hostname, page.port);
}

/** The same for components. The server sets it, because it has no page URL when rendering. */
export const PresignsMedia = createContext(pagePresigns());
