import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The package of Debian that has the mail server of `npm run smtp`. */
export const EXIM_PACKAGE = 'exim4-daemon-light';

/** The folder of programs for administrators, which is not in the search path of everybody. */
const SYSTEM = '/usr/sbin';

/** The path of exim4; null where it is not installed. */
export function findExim(searchPath = process.env.PATH ?? '', folder = SYSTEM): string | null {
  if (process.platform === 'win32') return null;
  const candidates = [...searchPath.split(delimiter), folder].filter(Boolean).map((at) => join(at, 'exim4'));
  return candidates.find((file) => existsSync(file)) ?? null;
}
