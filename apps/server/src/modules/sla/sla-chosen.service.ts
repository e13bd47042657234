import { SLA_ID_FIELDS, type SlaChosen, type SlaRule, type TicketSlaClocks } from '@hamyar/contracts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { ticketFormsOf } from '../forms/public.ts';
import { isCustomRule } from './sla-custom.rules.ts';
import { type NamedKind, namesOfRows } from './sla-references.repository.ts';

type Reason = NonNullable<TicketSlaClocks['chosen']>;
type Held = Reason['held'][number];

const NAMED_KINDS: readonly NamedKind[] = [...SLA_ID_FIELDS, 'tag'];
const isNamedKind = (field: string): field is NamedKind => (NAMED_KINDS as readonly string[]).includes(field);

/** The rows that are named: what a ticket had none of is only counted, because not everybody may know of it. */
function idsOf({ by, id, held }: SlaChosen, kind: NamedKind): number[] {
  const ids = held.flatMap((rule) =>
    rule.field === kind && rule.op !== 'not_in' ? (rule.value as readonly number[]) : [],
  );
  return by === kind && id !== null ? [...ids, id] : ids;
}

/** Why a ticket has its policy, in the words of now: what was renamed since has its new name. */
export async function reasonOf(deps: Pick<Deps, 'broker'>, db: Db, chosen: SlaChosen): Promise<Reason> {
  const ids = Object.fromEntries(NAMED_KINDS.map((kind) => [kind, idsOf(chosen, kind)])) as Record<NamedKind, number[]>;
  const rows = Object.values(ids).some((some) => some.length > 0) ? await namesOfRows(db, ids) : null;
  const nameOf = (kind: NamedKind, id: number) => rows?.[kind].find((row) => row.id === id)?.name ?? '';
  const fields = chosen.held.some(isCustomRule) ? (await ticketFormsOf({ ...deps, db }).current(db)).fields : null;
  const held = (rule: SlaRule): Held => {
    const field = isCustomRule(rule) ? fields?.get(rule.field_id) : undefined;
    const { field: kind, op, value } = rule;
    const all = Array.isArray(value) ? value : [value];
    const itemOf = (id: number) => field?.items.find((item) => item.id === id)?.name ?? '';
    const named = isNamedKind(kind)
      ? all.map((id) => nameOf(kind, id as number))
      : kind === 'custom_dropdown'
        ? all.map((id) => itemOf(id as number))
        : all;
    const none = op === 'not_in';
    return {
      ...{ field: kind, op, label: field?.label ?? null },
      values: none ? [] : named.filter((one) => one !== ''),
      none_of: none ? all.length : 0,
    };
  };
  return {
    by: chosen.by,
    name: chosen.id !== null && isNamedKind(chosen.by) ? nameOf(chosen.by, chosen.id) : null,
    held: chosen.held.map(held),
  };
}
