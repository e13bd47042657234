const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/**
 * ms to wait before connection attempt `attempt` (0 is the first after a loss): doubled up to 30 s, half of it random.
 * `chance` is in 0..1.
 */
export function backOffDelay(attempt: number, chance: number): number {
  const whole = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** Math.min(attempt, 10));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
