let offset = 0;

/** Sets the offset of this page's clock from the server's time, in unix seconds. */
export function setServerTime(seconds: number): void {
  offset = seconds - Date.now() / 1000;
}

/** Unix seconds by the server's clock. */
export const now = () => Math.floor(Date.now() / 1000 + offset);

let held: number | null = null;

/**
 * Lets the times on the screen stand still while the application continues in the initial page: it has to render what
 * the server has rendered. `seconds`: the server's time of the page; null ends it.
 */
export function holdTime(seconds: number | null): void {
  held = seconds;
}

/** Unix seconds for what is shown. */
export const shownNow = () => held ?? now();
