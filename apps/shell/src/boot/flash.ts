const KEY = 'hamyar.flash';

/** A message that the next page which loads in this tab shows. */
export interface Flash {
  kind: 'success' | 'error' | 'info';
  text: string;
}

export function storeFlash(flash: Flash): void {
  sessionStorage.setItem(KEY, JSON.stringify(flash));
}

/** The message that the previous page stored; the second call returns null. */
export function consumeFlash(): Flash | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored ? (JSON.parse(stored) as Flash) : null;
}
