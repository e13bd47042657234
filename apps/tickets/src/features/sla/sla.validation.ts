import { SLA_MAX, TICKET_IMPORTANCES } from '@hamyar/contracts';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { fill } from '@hamyar/persian';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import {
  type ConditionsValues,
  type EscalationValues,
  isGroup,
  minutesOf,
  type RuleValues,
  type SlaValues,
  type TargetValues,
} from './sla.conversions.ts';

const text = faSlaPolicy.targets;

/** The importances whose resolution is due before their first response. */
export const disorderedTargets = (targets: readonly TargetValues[]): number[] =>
  TICKET_IMPORTANCES.filter((importance) => {
    const [first, resolution] = [targets[importance]?.first_response, targets[importance]?.resolution].map(
      (one) => one && minutesOf(one),
    );
    return first != null && resolution != null && resolution < first;
  });

/** What is wrong with the targets of all importances, or null (decisions 2.6). */
function targetsProblem(targets: readonly TargetValues[]): string | null {
  const minutes = targets.map(({ first_response, next_response, resolution }) =>
    [first_response, next_response, resolution].map(minutesOf),
  );
  if (minutes.flat().every((one) => one === null)) return text.needed;
  for (const importance of TICKET_IMPORTANCES)
    if (minutes[importance]?.includes(0)) return fill(text.least, { importance: text.importances[importance] });
  const [wrong] = disorderedTargets(targets);
  return wrong === undefined
    ? null
    : fill(text.order, { importance: text.importances[wrong as keyof typeof text.importances] });
}

const hasValue = ({ field, value, customers, number, day }: RuleValues): boolean => {
  if (field === 'created_in_working_time' || field === 'custom_checkbox') return true;
  if (field === 'custom_number') return number !== null;
  if (field === 'custom_date') return day !== null;
  return (field === 'customer' ? customers : value).length > 0;
};
const conditionsProblem = ({ rules }: ConditionsValues): string | null =>
  rules.flatMap((rule) => (isGroup(rule) ? rule.rules : [rule])).every(hasValue) ? null : faSlaPolicy.conditions.needed;

const acts = ({ raise, reassign, transfer, tag, notify, user_ids }: EscalationValues): boolean =>
  raise || reassign !== null || transfer !== null || tag !== null || notify.length + user_ids.length > 0;
function escalationsProblem(escalations: readonly EscalationValues[]): string | null {
  if (escalations.some(({ at, after_minutes }) => at === 'after' && after_minutes === null))
    return faSlaPolicy.escalations.minutesNeeded;
  return escalations.every(acts) ? null : faSlaPolicy.escalations.somebodyNeeded;
}

/** The most that a warning may be: percent of a target, or minutes. */
export const warnMax = (unit: SlaValues['warn_before']['unit']): number =>
  unit === 'percent' ? SLA_MAX.percent : SLA_MAX.minutes;

/** The checks of the form; the server makes all of them again. */
export const SLA_FIELDS: FieldSpecs<SlaValues> = {
  name: { required: true },
  applies_to_kinds: { required: true },
  targets: {
    wire: ['targets', 'next_response_minutes', 'clocks'],
    rules: [(value) => targetsProblem(value as TargetValues[])],
  },
  warn_before: {
    rules: [(value) => ((value as SlaValues['warn_before']).value === null ? faSlaPolicy.clock.warnNeeded : null)],
  },
  conditions: { rules: [(value) => conditionsProblem(value as ConditionsValues)] },
  escalations: { rules: [(value) => escalationsProblem(value as EscalationValues[])] },
};
