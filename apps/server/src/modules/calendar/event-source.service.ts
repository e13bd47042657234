import type { CalendarEvent, EventSource } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { NewBody } from './calendar-event-check.service.ts';
import type { CalendarEventRecord } from './calendar-event.repository.ts';
import { messages } from './messages.ts';

/** Finds what an event is about, by the module whose row it is; null where the person may not view it or it is gone. */
type FindEventSource = (
  db: AnyDb,
  user: CurrentUser,
  id: number,
) => Promise<Pick<NonNullable<CalendarEvent['source']>, 'name' | 'subject'> | null>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The rows that events of the calendar may be about. */
    readonly eventSources?: Readonly<Partial<Record<EventSource, FindEventSource>>>;
  }
}

async function find(
  { modules }: Pick<Deps, 'modules'>,
  db: AnyDb,
  user: CurrentUser,
  { type, id }: { type: EventSource; id: number },
): Promise<CalendarEvent['source']> {
  const found = await modules.find(({ eventSources }) => eventSources?.[type])?.eventSources?.[type]?.(db, user, id);
  return found ? { type, id, ...found } : null;
}

/** What an event is about, as far as the person may view it: who may not gets neither its id nor its name. */
export const sourceOf = async (
  deps: Pick<Deps, 'modules'>,
  db: AnyDb,
  user: CurrentUser,
  { source_type: type, source_id: id }: Pick<CalendarEventRecord, 'source_type' | 'source_id'>,
): Promise<CalendarEvent['source']> => (type === null || id === null ? null : find(deps, db, user, { type, id }));

/**
 * The columns of what a new event is about. @throws ValidationFailed for half of it, NotFound for what the person may
 * not view
 */
export async function checkedSource(
  deps: Pick<Deps, 'modules'>,
  db: AnyDb,
  user: CurrentUser,
  { source_type: type, source_id: id }: NewBody,
): Promise<Pick<CalendarEventRecord, 'source_type' | 'source_id'>> {
  if (type === undefined && id === undefined) return { source_type: null, source_id: null };
  if (type === undefined || id === undefined) {
    const missing = type === undefined ? 'source_type' : 'source_id';
    throw new ValidationFailed([fieldError(missing, 'REQUIRED', {}, messages.sourceIncomplete)]);
  }
  if (!(await find(deps, db, user, { type, id }))) throw new NotFound();
  return { source_type: type, source_id: id };
}
