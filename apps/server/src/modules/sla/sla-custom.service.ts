import type { CustomValue, Sla } from '@hamyar/contracts';
import { isoDayAt } from '../../platform/clock/iso-day.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { ticketFormsOf, valuesOfRows } from '../forms/public.ts';
import { licenseOf } from '../license/public.ts';
import { businessZone } from '../settings/public.ts';
import { type CustomFact, type CustomFacts, customRules } from './sla-custom.rules.ts';

/** A ticket as far as its custom fields are looked for. */
export interface FilledTicket {
  /** Null for one that does not exist yet. */
  id: number | null;
  /** What the write that asks fills in, before it is stored; by the ids of the fields. */
  filled_in?: ReadonlyMap<number, CustomValue>;
}

const NONE: CustomFacts = new Map();

/** A value as conditions compare it: of a moment its day. */
function comparedValue({ type, date_type }: Pick<CustomFact, 'type' | 'date_type'>, value: CustomValue, zone: string) {
  return type === 'date' && date_type === 'datetime' && typeof value === 'number' ? isoDayAt(value, zone) : value;
}

/**
 * What these tickets have in the custom fields that conditions of policies name, by one statement for all of them and
 * none where no condition names a field. Without the license of custom fields no ticket has any, and no condition on one
 * holds.
 */
export async function customFactsOf(
  deps: Pick<Deps, 'broker' | 'clock' | 'modules'> & { db: Db },
  policies: readonly Pick<Sla, 'conditions'>[],
  tickets: readonly FilledTicket[],
): Promise<(ticket: FilledTicket) => CustomFacts> {
  const named = new Set(policies.flatMap(({ conditions }) => customRules(conditions).map(({ field_id }) => field_id)));
  const { features } = await licenseOf(deps).current(deps.db);
  if (named.size === 0 || !features.includes('custom_field')) return () => NONE;
  const all = (await ticketFormsOf(deps).current(deps.db)).fields;
  const fields = new Map([...all].filter(([id]) => named.has(id)));
  const ids = tickets.flatMap(({ id }) => id ?? []);
  const stored = await valuesOfRows(deps.db, 'ticket', ids, fields);
  const zone = await businessZone(deps);
  return ({ id, filled_in }) =>
    new Map(
      [...fields].map(([fieldId, field]): [number, CustomFact] => {
        const own = id === null ? undefined : stored.get(id)?.get(fieldId);
        const value = filled_in?.has(fieldId) ? filled_in.get(fieldId) : own;
        const { type, date_type } = field;
        return [fieldId, { type, date_type, value: comparedValue(field, value ?? null, zone) }];
      }),
    );
}
