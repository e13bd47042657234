const KEY = 'hamyar.flash';

/** One message that outlives the change from one page of the product to the next. */
export interface Flash {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Keeps a message for the page that loads next in this tab. */
export function storeFlash(flash: Flash): void {
  sessionStorage.setItem(KEY, JSON.stringify(flash));
}

/** The message that the previous page has left; it is returned once. */
export function consumeFlash(): Flash | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored ? (JSON.parse(stored) as Flash) : null;
}
