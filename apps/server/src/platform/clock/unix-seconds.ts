/** A stored time as unix seconds, the unit of the API (design/api.md "Time"); null stays null. */
export function unixSeconds(at: Date): number;
export function unixSeconds(at: Date | null): number | null;
export function unixSeconds(at: Date | null): number | null {
  return at === null ? null : Math.floor(at.getTime() / 1000);
}

/** The stored time of the wire's unix seconds. */
export const dateFromUnixSeconds = (seconds: number): Date => new Date(seconds * 1000);
