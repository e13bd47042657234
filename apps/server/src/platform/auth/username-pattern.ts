import { RE2JS } from 're2js';

/** User names of an installation that has configured no pattern. */
const DEFAULT_PATTERN = '[a-z0-9._-]{3,50}';

// a backtracking engine would let one pattern like `(a+)+b` stop the server for minutes; this one needs linear time and
// knows neither lookaround nor backreferences
function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}

/** Whether a pattern can be used for user names; false for wrong syntax, lookaround and backreferences. */
export const isUsernamePattern = (pattern: string): boolean => compile(pattern) !== null;

/**
 * Whether the whole name fits the configured pattern, in upper or lower case. Without a pattern, or with one that an
 * older release accepted and that cannot be used, the default decides (spec 5.27, 5.29).
 */
export function matchesUsernamePattern(name: string, pattern: string | null): boolean {
  const usable = (pattern === null ? null : compile(pattern)) ?? compile(DEFAULT_PATTERN)!;
  return usable.matches(name);
}
