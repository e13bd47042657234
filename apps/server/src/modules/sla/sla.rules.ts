import type { FieldError, Sla, SlaIdField } from '@hamyar/contracts';
import { messages } from './messages.ts';
import { isCustomRule } from './sla-custom.rules.ts';
import type { SlaReferences } from './sla-references.repository.ts';

type Targets = Pick<Sla, 'targets' | 'next_response_minutes'>;
type Escalation = Sla['escalations'][number];
type Rule = Sla['conditions']['rules'][number];
type PlainRule = Exclude<Rule, { rules: unknown }>;

/** The wrong targets of a policy: a resolution before the first response, or none at all (decisions 2.6). */
export function targetErrors({ targets, next_response_minutes }: Targets): FieldError[] {
  const minutes = targets.flatMap((one) => [one.first_response_minutes, one.resolution_minutes]);
  if ([...minutes, ...next_response_minutes].every((one) => one === null))
    return [{ field: 'targets', code: 'REQUIRED', message: messages.targetNeeded }];
  return targets.flatMap(({ first_response_minutes: first, resolution_minutes: resolution }, importance) =>
    first !== null && resolution !== null && resolution < first
      ? [{ field: `targets.${importance}.resolution_minutes`, code: 'MIN', message: messages.targetOrder }]
      : [],
  );
}

function escalationError({ at, after_minutes, notify, user_ids, actions }: Escalation): string | null {
  if ((at === 'after') !== (after_minutes !== null)) return messages.escalationMinutes;
  if (notify.length + user_ids.length + actions.length === 0) return messages.escalationEmpty;
  return new Set(actions.map(({ type }) => type)).size < actions.length ? messages.escalationTwice : null;
}

/** The wrong escalations of a policy, each at its own field. */
export const escalationErrors = (escalations: readonly Escalation[]): FieldError[] =>
  escalations.flatMap((escalation, index) => {
    const message = escalationError(escalation);
    return message === null ? [] : [{ field: `escalations.${index}`, code: 'CHOICE', message }];
  });

/** All conditions of a policy, also those of its groups. */
const plainRules = ({ rules }: Sla['conditions']): PlainRule[] =>
  rules.flatMap((rule) => ('rules' in rule ? rule.rules : [rule]));

/** Conditions that name another row of a kind instead. */
export function withOtherRow(
  conditions: Sla['conditions'],
  field: SlaIdField,
  { from, to }: { from: number; to: number },
): Sla['conditions'] {
  const other = <Given extends Rule>(rule: Given): Given => {
    if ('rules' in rule) return { ...rule, rules: rule.rules.map(other) };
    if (isCustomRule(rule) || rule.field !== field) return rule;
    const value = [...new Set((rule.value as number[]).map((id) => (id === from ? to : id)))];
    return { ...rule, value };
  };
  return { ...conditions, rules: conditions.rules.map(other) };
}

/** Escalations that transfer tickets to another department instead. */
export const withOtherTarget = (
  escalations: Sla['escalations'],
  { from, to }: { from: number; to: number },
): Sla['escalations'] =>
  escalations.map((escalation) => ({
    ...escalation,
    actions: escalation.actions.map((action) =>
      action.type === 'transfer' && action.department_id === from ? { ...action, department_id: to } : action,
    ),
  }));

/** What the conditions and the escalations of a policy name. */
export function referencesOf({ conditions, escalations }: Pick<Sla, 'conditions' | 'escalations'>): SlaReferences {
  const found: Record<keyof SlaReferences, number[]> = {
    ...{ department: [], branch: [], category: [], service: [], customer_level: [], organization: [], customer: [] },
    ...{ form: [], tag: [], employee: [] },
  };
  for (const rule of plainRules(conditions))
    if (!isCustomRule(rule) && rule.field in found) found[rule.field as 'tag'].push(...(rule.value as number[]));
  for (const { user_ids, actions } of escalations) {
    found.employee.push(...user_ids);
    for (const action of actions) {
      if (action.type === 'reassign') found.employee.push(action.user_id);
      if (action.type === 'transfer') found.department.push(action.department_id);
      if (action.type === 'tag') found.tag.push(action.tag_id);
    }
  }
  return found;
}

/** What these references name and the others do not. */
export function withoutReferences(references: SlaReferences, others: SlaReferences): SlaReferences {
  const rest: Record<keyof SlaReferences, readonly number[]> = { ...references };
  for (const kind of Object.keys(rest) as (keyof SlaReferences)[])
    rest[kind] = rest[kind].filter((id) => !others[kind].includes(id));
  return rest;
}
