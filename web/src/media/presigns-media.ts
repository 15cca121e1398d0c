import { asksForPresignedLinks } from '@laneway/domain/media/presigning';
import { createContext } from 'react';

/** Whether stored files are loaded by presigned links, by the address of the page. */
export function pagePresigns(): boolean {
  const page = globalThis.location;
  return page !== undefined && asksForPresignedLinks(page.hostname, page.port);
}

/** The same for components. The server that draws them has no address of a page, so it says. */
export const PresignsMedia = createContext(pagePresigns());
