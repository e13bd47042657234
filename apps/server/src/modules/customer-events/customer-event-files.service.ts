import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { ServerModule, Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import { storeUpload } from '../attachments/public.ts';
import { seesEventsOf } from './customer-event-access.service.ts';
import { eventHasFile, findEvent } from './customer-event.repository.ts';

/** The field of a file, as forms write lists. */
const FIELD = /^attachments(\[\d*\])?$/;

/**
 * Stores the files that came in the form of the event itself (spec 3.25), as uploads of the person. @returns their tokens
 * @throws ValidationFailed at the field `attachments`
 */
export async function storeSentFiles(deps: Deps, user: CurrentUser, files: readonly UploadedFile[]): Promise<string[]> {
  const unknown = files.find(({ field }) => !FIELD.test(field));
  if (unknown) throw new ValidationFailed([fieldError(unknown.field, 'UNKNOWN_FIELD', { field: unknown.field })]);
  const tokens: string[] = [];
  for (const file of files) {
    try {
      tokens.push((await storeUpload(deps, user, 'customer_event', file)).token);
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      throw new ValidationFailed((error.errors ?? []).map((one) => ({ ...one, field: 'attachments' })));
    }
  }
  return tokens;
}

/** Who may have the files of an event: everybody who sees it (decisions 2.10). */
export const eventFileOwners: NonNullable<ServerModule['fileOwners']> = {
  customer_event: {
    has: eventHasFile,
    async mayView({ db }, user, id) {
      const event = await findEvent(db, user, id);
      return event !== null && seesEventsOf(db, user, event.user_id);
    },
  },
};
