import { always } from '@hamyar/domain';
import { cachedReading } from '../../platform/realtime/cached-reading.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { lockForms, readCustomFields, type CustomFieldRecord } from './custom-field.repository.ts';
import { readTicketForms, type FormRecord } from './form.repository.ts';

/** All ticket forms and all custom fields: a company has few, and every new ticket asks for them. */
export interface TicketForms {
  forms: readonly FormRecord[];
  /** By their ids; deleted ones are not there. */
  fields: ReadonlyMap<number, CustomFieldRecord>;
}

/** The ticket forms and custom fields of this installation, kept in memory until one of them is changed. */
export const ticketFormsOf = cachedReading(
  'ticket-forms',
  async ({ db }: Pick<Deps, 'db' | 'broker'>): Promise<TicketForms> => {
    const forms = await readTicketForms(db);
    const fields = await readCustomFields(db, always);
    return { forms, fields: new Map(fields.map((field) => [field.id, field])) };
  },
);

/** Changes fields or forms: one change after the other, and every node reads them again afterwards. */
export const changeForms = <Result>(deps: Deps, change: (trx: Trx) => Promise<Result>): Promise<Result> =>
  withTransaction(deps.db, async (trx) => {
    await lockForms(trx);
    await ticketFormsOf(deps).changed(trx);
    return change(trx);
  });
