import { always } from '@hamyar/domain';
import { cachedReading } from '../../platform/realtime/cached-reading.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { lockForms, readCustomFields, type CustomFieldRecord } from './custom-field.repository.ts';
import { readForms, type FormRecord } from './form.repository.ts';

/** All forms and all custom fields: a company has few, and every new ticket asks for them. */
export interface TicketForms {
  /** Those of tickets. */
  forms: readonly FormRecord[];
  /** Those of customers and organisations. */
  general: readonly FormRecord[];
  /** By their ids; deleted ones are not there. */
  fields: ReadonlyMap<number, CustomFieldRecord>;
}

/** The forms and custom fields of this installation, kept in memory until one of them is changed. */
export const ticketFormsOf = cachedReading(
  'ticket-forms',
  async ({ db }: Pick<Deps, 'db' | 'broker'>): Promise<TicketForms> => {
    const all = await readForms(db);
    const fields = await readCustomFields(db, always);
    const [forms, general] = [true, false].map((of) => all.filter(({ context }) => (context === 'ticket') === of));
    return { forms: forms!, general: general!, fields: new Map(fields.map((field) => [field.id, field])) };
  },
);

/** Changes fields or forms: one change after the other, and every node reads them again afterwards. */
export const changeForms = <Result>(deps: Deps, change: (trx: Trx) => Promise<Result>): Promise<Result> =>
  withTransaction(deps.db, async (trx) => {
    await lockForms(trx);
    await ticketFormsOf(deps).changed(trx);
    return change(trx);
  });
