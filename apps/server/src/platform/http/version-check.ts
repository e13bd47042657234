import { Nok } from './app-errors.ts';
import { messages } from './messages.ts';

/**
 * Refuses a change of an object that somebody else has changed since the caller read it. A caller that sends no version
 * changes it in any case.
 * @param current the object as it is now, in wire form: the screen shows both and lets the person choose
 * @throws Nok VERSION_CONFLICT
 */
export async function checkVersion(
  sent: number | undefined,
  stored: number | undefined,
  current: () => unknown,
): Promise<void> {
  if (sent !== undefined && sent !== stored)
    throw new Nok('VERSION_CONFLICT', await current(), messages.versionConflict);
}
