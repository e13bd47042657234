import { createContext } from 'react';

/** What a browser remembers or counts by itself, and a page drawn on the server has to be told. */
export interface ServerPageValues {
  /** Number of unread notices. */
  unread: number;
  /** The main menu is folded to icons (spec 2.37). */
  iconMode: boolean;
}

/** Set while a page is drawn on the server; null in a browser. */
export const ServerPage = createContext<ServerPageValues | null>(null);
