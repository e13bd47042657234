let offset = 0;

/** Sets the offset of this page's clock from the server's time, in unix seconds. */
export function setServerTime(seconds: number): void {
  offset = seconds - Date.now() / 1000;
}

/** Unix seconds by the server's clock. */
export const now = () => Math.floor(Date.now() / 1000 + offset);
