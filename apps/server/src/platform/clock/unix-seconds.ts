/** A stored time as unix seconds, the unit of the API (design/api.md "Time"); null stays null. */
export function unixSeconds(at: Date): number;
export function unixSeconds(at: Date | null): number | null;
export function unixSeconds(at: Date | null): number | null {
  return at === null ? null : Math.floor(at.getTime() / 1000);
}

/** The time of unix seconds from the API; null when a query does not give it. */
export const dateFromUnixSeconds = (seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(seconds * 1000);
