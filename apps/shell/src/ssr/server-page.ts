import { createContext } from 'react';
import type { PageError } from '../platform/page-store.ts';

/** Values that a browser reads or counts itself and a page rendered on the server gets as input. */
export interface ServerPageValues {
  /** Number of unread notifications. */
  unread: number;
  /** The main menu is folded to icons (spec 2.37). */
  iconMode: boolean;
  /** The refusal of the page's main query: its error page is drawn. */
  error?: PageError | undefined;
}

/** Set while a page is rendered on the server; null in a browser. */
export const ServerPage = createContext<ServerPageValues | null>(null);
