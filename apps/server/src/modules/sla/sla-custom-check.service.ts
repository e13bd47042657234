import type { Sla } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { conditionFields } from '../forms/public.ts';
import { type CustomRule, customRules, fitsField } from './sla-custom.rules.ts';

type WithConditions = Pick<Sla, 'conditions'>;

/** The custom fields that conditions name, without those that are deleted. */
export const fieldsOfConditions = (db: AnyDb, { conditions }: WithConditions): Promise<Sla['named']['custom_fields']> =>
  conditionFields(db, [...new Set(customRules(conditions).map(({ field_id }) => field_id))]);

const itemsOf = (rule: CustomRule): readonly number[] => (rule.field === 'custom_dropdown' ? rule.value : []);

/**
 * Whether every custom field that is named anew exists, has the type of its condition and the items that it names. What
 * was named before stays, whatever became of the field, or of the license for custom fields.
 */
export async function namesFields(
  db: AnyDb,
  conditions: Sla['conditions'],
  { current, licensed }: { current: WithConditions | null; licensed: boolean },
): Promise<boolean> {
  const rules = customRules(conditions);
  if (rules.length === 0) return true;
  const stored = current ? customRules(current.conditions) : [];
  const fields = licensed ? await fieldsOfConditions(db, { conditions }) : [];
  return rules.every((rule) => {
    const before = stored.filter(({ field, field_id }) => field === rule.field && field_id === rule.field_id);
    const field = fields.find(({ id }) => id === rule.field_id);
    if (!field || !fitsField(rule, field)) return before.length > 0;
    const known = [...field.items.map(({ id }) => id), ...before.flatMap(itemsOf)];
    return itemsOf(rule).every((id) => known.includes(id));
  });
}
