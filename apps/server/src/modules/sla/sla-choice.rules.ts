import type {
  Sla,
  SlaChosen,
  SlaMatch,
  SlaReason,
  SlaRule,
  TicketChannel,
  TicketImportance,
  TicketKind,
} from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { type CustomFacts, customRuleHolds, type CustomRule, isCustomRule } from './sla-custom.rules.ts';

type ListRule = Exclude<SlaRule, CustomRule | { field: 'created_in_working_time' }>;

/** What the choice of a policy reads of a ticket (decisions 2.6 "Choice"). */
export interface SlaFacts {
  kind: TicketKind;
  channel: TicketChannel;
  importance: TicketImportance;
  branch: number;
  department: number;
  /** With those above it: a condition on a category means those below it too, like the filter of the list. */
  category: readonly number[];
  service: readonly number[];
  /** With those that have replaced it. */
  form: readonly number[];
  customer_level: number | null;
  organization: number | null;
  customer: number | null;
  tag: readonly number[];
  /** Null where the department has no working hours, so that nothing is known. */
  created_in_working_time: boolean | null;
  /** Those that conditions name. */
  custom: CustomFacts;
}

/** A policy as the choice reads it. */
export interface SelectablePolicy
  extends Pick<Sla, 'id' | 'status' | 'branch_id' | 'order' | 'is_default' | 'conditions' | 'applies_to_kinds'> {}

/** Which policy each part of a ticket names, in the order in which they count. */
export type SlaChain = Readonly<
  Record<Extract<SlaReason, 'customer_level' | 'organization' | 'service' | 'category' | 'department'>, number | null>
>;
const CHAIN = [
  'customer_level',
  'organization',
  'service',
  'category',
  'department',
] as const satisfies readonly (keyof SlaChain)[];

const join = <Item>(match: SlaMatch, items: readonly Item[], holds: (item: Item) => boolean): boolean =>
  match === 'all' ? items.every(holds) : items.some(holds);

const valuesOf = (facts: SlaFacts, field: ListRule['field']): readonly unknown[] => {
  const value = facts[field];
  return Array.isArray(value) ? value : [value];
};

function ruleHolds(rule: SlaRule, facts: SlaFacts): boolean {
  if (isCustomRule(rule)) return customRuleHolds(rule, facts.custom);
  if (rule.field === 'created_in_working_time') return facts.created_in_working_time === rule.value;
  const has = valuesOf(facts, rule.field);
  const wanted: readonly unknown[] = rule.value;
  if (rule.op === 'all') return wanted.every((one) => has.includes(one));
  return wanted.some((one) => has.includes(one)) === (rule.op === 'in');
}

/** Whether the conditions of a policy are fulfilled; never without any, for these name their tickets elsewhere. */
export function conditionsHold({ match, rules }: Sla['conditions'], facts: SlaFacts): boolean {
  if (rules.length === 0) return false;
  return join(match, rules, (rule) =>
    'rules' in rule ? join(rule.match, rule.rules, (inner) => ruleHolds(inner, facts)) : ruleHolds(rule, facts),
  );
}

/** A fulfilled condition with those of its values that the ticket has; all of them where it has none. */
function heldPart(rule: SlaRule, facts: SlaFacts): SlaRule {
  if (isCustomRule(rule) || rule.field === 'created_in_working_time' || rule.op === 'not_in') return rule;
  const has = valuesOf(facts, rule.field);
  return { ...rule, value: (rule.value as readonly unknown[]).filter((one) => has.includes(one)) } as SlaRule;
}

/** The conditions of a policy that are fulfilled; of a group those in it, where it is fulfilled. */
export const heldRules = ({ rules }: Sla['conditions'], facts: SlaFacts): SlaRule[] =>
  rules
    .flatMap((rule) => {
      if (!('rules' in rule)) return [rule];
      return join(rule.match, rule.rules, (inner) => ruleHolds(inner, facts)) ? rule.rules : [];
    })
    .filter((rule) => ruleHolds(rule, facts))
    .map((rule) => heldPart(rule, facts));

/** The row of the ticket that names its policy; null where none does. */
function namingRow(by: SlaReason, facts: SlaFacts): number | null {
  // the first of a path is that of the ticket itself
  if (by === 'service' || by === 'category') return facts[by][0] ?? null;
  return by === 'customer_level' || by === 'organization' || by === 'department' ? facts[by] : null;
}

/** Why this policy was chosen, as the ticket keeps it. */
export const chosenOf = (
  { policy, by }: { policy: Pick<Sla, 'conditions'>; by: SlaReason },
  facts: SlaFacts,
): SlaChosen => ({
  by,
  id: namingRow(by, facts),
  held: by === 'conditions' ? heldRules(policy.conditions, facts) : [],
});

/** Whether a policy is in use for tickets of this branch and kind. */
const serves = (policy: SelectablePolicy, { branch, kind }: SlaFacts): boolean =>
  policy.status &&
  (policy.branch_id === ALL_BRANCHES || policy.branch_id === branch) &&
  policy.applies_to_kinds.includes(kind);

const byOrder = (a: SelectablePolicy, b: SelectablePolicy): number => a.order - b.order || a.id - b.id;

/**
 * The policy of a ticket, and why it is this one: with `conditional` the first in order whose conditions are all
 * fulfilled; else what level, organisation, service, category or department name, the first that serves the ticket; else
 * the default of its branch, else that of all branches (decisions 2.6).
 */
export function choosePolicy<Policy extends SelectablePolicy>(
  policies: readonly Policy[],
  facts: SlaFacts,
  chain: SlaChain,
  conditional: boolean,
): { policy: Policy; by: SlaReason } | null {
  const usable = policies.filter((policy) => serves(policy, facts)).sort(byOrder);
  const matching = conditional ? usable.find(({ conditions }) => conditionsHold(conditions, facts)) : undefined;
  if (matching) return { policy: matching, by: 'conditions' };
  for (const by of CHAIN) {
    const policy = usable.find(({ id }) => id === chain[by]);
    if (policy) return { policy, by };
  }
  const defaults = usable.filter(({ is_default }) => is_default);
  const ofBranch = defaults.find(({ branch_id }) => branch_id === facts.branch);
  if (ofBranch) return { policy: ofBranch, by: 'branch_default' };
  const ofAll = defaults.find(({ branch_id }) => branch_id === ALL_BRANCHES);
  return ofAll ? { policy: ofAll, by: 'default' } : null;
}

/** Whether the choice has to know if a ticket came within working time. */
export const readsWorkingTime = (policies: readonly Pick<Sla, 'conditions'>[]): boolean =>
  policies.some(({ conditions: { rules } }) =>
    rules.some((rule) =>
      ('rules' in rule ? rule.rules : [rule]).some(({ field }) => field === 'created_in_working_time'),
    ),
  );
