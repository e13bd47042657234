import type { PlacedWidget } from './arrangement.rules.ts';

const keyOf = (user: number) => `hamyar.dashboard.${user}`;

/**
 * The arrangement that this device has shown last: the dashboard does not wait for the server's, and nothing moves when
 * it comes. Undefined where none is known; null is the default.
 */
export function lastArrangement(user: number): PlacedWidget[] | null | undefined {
  try {
    const text = localStorage.getItem(keyOf(user));
    return text === null ? undefined : (JSON.parse(text) as PlacedWidget[] | null);
  } catch {
    return undefined;
  }
}

export function keepArrangement(user: number, arrangement: PlacedWidget[] | null): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(arrangement));
  } catch {
    // a full or closed storage: the next opening waits for the server
  }
}
