import { SLA_ID_FIELDS, TICKET_CHANNELS, TICKET_IMPORTANCES, TICKET_KINDS, type Sla } from '@hamyar/contracts';
import fc from 'fast-check';
import type { CustomFact } from './sla-custom.rules.ts';
import {
  choosePolicy,
  conditionsHold,
  heldRules,
  type SelectablePolicy,
  type SlaChain,
  type SlaFacts,
} from './sla-choice.rules.ts';

type Conditions = Sla['conditions'];
type Rule = Exclude<Conditions['rules'][number], { rules: unknown }>;

// few values, so that they often meet
const few = fc.integer({ min: 1, max: 4 });
const some = fc.uniqueArray(few, { minLength: 1, maxLength: 3 });
const days = fc.constantFrom('2026-03-20', '2026-03-21', '2026-03-22');
const numbers = fc.constantFrom(-1, 0, 0.5, 2);
// values of every type, in fields of every type that conditions compare, and of one that they do not
const custom = fc
  .uniqueArray(
    fc.record({
      id: few,
      type: fc.constantFrom('dropdown', 'checkbox', 'number', 'date', 'text'),
      date_type: fc.constantFrom('date', 'datetime', 'time'),
      item: few,
      day: days,
      number: numbers,
      checked: fc.constantFrom(0, 1),
      empty: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 3 },
  )
  .map((fields) =>
    fields.map(({ id, type, date_type, item, day, number, checked, empty }): [number, CustomFact] => {
      const value = {
        dropdown: item,
        checkbox: checked,
        number,
        date: date_type === 'time' ? '08:00' : day,
        text: day,
      };
      return [
        id,
        { type, date_type: type === 'date' ? date_type : null, value: empty ? null : value[type] } as CustomFact,
      ];
    }),
  )
  .map((fields) => new Map(fields));
const facts: fc.Arbitrary<SlaFacts> = fc.record({
  kind: fc.constantFrom(...TICKET_KINDS),
  channel: fc.constantFrom(...TICKET_CHANNELS),
  importance: fc.constantFrom(...TICKET_IMPORTANCES),
  branch: few,
  department: few,
  category: fc.uniqueArray(few, { maxLength: 3 }),
  service: fc.uniqueArray(few, { maxLength: 3 }),
  form: fc.uniqueArray(few, { maxLength: 3 }),
  customer_level: fc.option(few),
  organization: fc.option(few),
  customer: fc.option(few),
  tag: fc.uniqueArray(few, { maxLength: 3 }),
  created_in_working_time: fc.option(fc.boolean()),
  custom,
});
const op = fc.constantFrom('in' as const, 'not_in' as const);
const comparison = fc.constantFrom('eq' as const, 'gt' as const, 'lt' as const);
const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ field: fc.constantFrom(...SLA_ID_FIELDS), op, value: some }),
  fc.record({
    field: fc.constant('tag' as const),
    op: fc.constantFrom('in' as const, 'all' as const, 'not_in' as const),
    value: some,
  }),
  fc.record({
    field: fc.constant('importance' as const),
    op,
    value: fc.uniqueArray(fc.constantFrom(...TICKET_IMPORTANCES), { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant('channel' as const),
    op,
    value: fc.uniqueArray(fc.constantFrom(...TICKET_CHANNELS), { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant('kind' as const),
    op,
    value: fc.uniqueArray(fc.constantFrom(...TICKET_KINDS), { minLength: 1 }),
  }),
  fc.record({
    field: fc.constant('created_in_working_time' as const),
    op: fc.constant('is' as const),
    value: fc.boolean(),
  }),
  fc.record({ field: fc.constant('custom_dropdown' as const), field_id: few, op, value: some }),
  fc.record({
    ...{ field: fc.constant('custom_checkbox' as const), field_id: few, op: fc.constant('is' as const) },
    value: fc.boolean(),
  }),
  fc.record({ field: fc.constant('custom_number' as const), field_id: few, op: comparison, value: numbers }),
  fc.record({ field: fc.constant('custom_date' as const), field_id: few, op: comparison, value: days }),
);
const match = fc.constantFrom('all' as const, 'any' as const);
const group = fc.record({ match, rules: fc.array(rule, { minLength: 1, maxLength: 3 }) });
const conditions: fc.Arbitrary<Conditions> = fc.record({
  match,
  rules: fc.array(fc.oneof(rule, group), { maxLength: 3 }),
});
const policies: fc.Arbitrary<SelectablePolicy[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 8 }),
    status: fc.boolean(),
    branch_id: fc.oneof(fc.constant(-1), few),
    order: few,
    is_default: fc.boolean(),
    conditions,
    applies_to_kinds: fc.uniqueArray(fc.constantFrom(...TICKET_KINDS)),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);
const named = fc.option(fc.integer({ min: 1, max: 8 }));
const chain: fc.Arbitrary<SlaChain> = fc.record({
  customer_level: named,
  organization: named,
  service: named,
  category: named,
  department: named,
});

const any = (value: readonly unknown[], wanted: readonly unknown[]) => wanted.some((one) => value.includes(one));
/** Of a custom field: what there is to compare is looked at first, and how it is compared afterwards. */
function holdsCustom(rule: Extract<Rule, { field_id: number }>, fields: SlaFacts['custom']): boolean {
  const fact = fields.get(rule.field_id);
  const wanted = {
    custom_dropdown: 'dropdown',
    custom_checkbox: 'checkbox',
    custom_number: 'number',
    custom_date: 'date',
  };
  if (fact?.type !== wanted[rule.field] || fact.date_type === 'time') return false;
  if (rule.field === 'custom_checkbox') return rule.value ? fact.value === 1 : fact.value !== 1;
  if (rule.field === 'custom_dropdown') {
    const chosen = fact.value !== null && (rule.value as unknown[]).includes(fact.value);
    return rule.op === 'in' ? chosen : !chosen;
  }
  if (fact.value === null) return false;
  const order = [fact.value, rule.value].sort((a, b) => (a < b ? -1 : Number(a > b)));
  const same = fact.value === rule.value;
  return rule.op === 'eq' ? same : !same && order[rule.op === 'gt' ? 0 : 1] === rule.value;
}
/** The same said again by the table of the decisions, one line for each field. */
function holds(rule: Rule, { created_in_working_time: working, custom: fields, ...facts }: SlaFacts): boolean {
  if ('field_id' in rule) return holdsCustom(rule, fields);
  if (rule.field === 'created_in_working_time') return working === null ? false : working === rule.value;
  const value = [facts[rule.field]].flat();
  if (rule.op === 'not_in') return !any(value, rule.value);
  if (rule.op === 'all') return rule.value.every((one) => value.includes(one));
  return any(value, rule.value);
}
const joined = (match: 'all' | 'any', parts: boolean[]) =>
  match === 'all' ? !parts.includes(false) : parts.includes(true);
const holdsAll = ({ match, rules }: Conditions, facts: SlaFacts): boolean =>
  rules.length > 0 &&
  joined(
    match,
    rules.map((one) =>
      'rules' in one
        ? joined(
            one.match,
            one.rules.map((inner) => holds(inner, facts)),
          )
        : holds(one, facts),
    ),
  );
const serves = (policy: SelectablePolicy, facts: SlaFacts) =>
  policy.status && [-1, facts.branch].includes(policy.branch_id) && policy.applies_to_kinds.includes(facts.kind);

describe('[decisions 2.6 Choice] the policy of a ticket', () => {
  it('has conditions joined by all or any, in groups too, and without any none that hold', () => {
    fc.assert(
      fc.property(conditions, facts, (one, ticket) => conditionsHold(one, ticket) === holdsAll(one, ticket)),
      { numRuns: 2_000 },
    );
  });

  it('is explained by conditions that are fulfilled, each by itself, and by values that the ticket has', () => {
    fc.assert(
      fc.property(conditions, facts, (one, ticket) => {
        const held = heldRules(one, ticket);
        if (conditionsHold(one, ticket)) expect(held.length).toBeGreaterThan(0);
        for (const rule of held) {
          expect(conditionsHold({ match: 'all', rules: [rule] }, ticket)).toBe(true);
          if (rule.field !== 'category' || rule.op !== 'in') continue;
          for (const id of rule.value) expect(ticket.category).toContain(id);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('is always in use, for its branch and its kind, and of no condition without its license', () => {
    fc.assert(
      fc.property(policies, facts, chain, fc.boolean(), (all, ticket, names, conditional) => {
        const chosen = choosePolicy(all, ticket, names, conditional);
        if (!chosen) return;
        expect(serves(chosen.policy, ticket)).toBe(true);
        if (chosen.by === 'conditions') expect(conditional).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the first in order whose conditions hold, before everything that is named', () => {
    fc.assert(
      fc.property(policies, facts, chain, (all, ticket, names) => {
        const matching = all.filter((one) => serves(one, ticket) && holdsAll(one.conditions, ticket));
        const first = matching.sort((a, b) => a.order - b.order || a.id - b.id)[0];
        const chosen = choosePolicy(all, ticket, names, true);
        expect(chosen?.by === 'conditions' ? chosen.policy.id : undefined).toBe(first?.id);
      }),
      { numRuns: 2_000 },
    );
  });

  it('else is what the level, organisation, service, category or department names, else a default, the own branch first', () => {
    fc.assert(
      fc.property(policies, facts, chain, (all, ticket, names) => {
        const usable = all.filter((one) => serves(one, ticket));
        const byName = [names.customer_level, names.organization, names.service, names.category, names.department].find(
          (id) => usable.some((one) => one.id === id),
        );
        const defaults = usable.filter((one) => one.is_default).sort((a, b) => b.branch_id - a.branch_id);
        const chosen = choosePolicy(all, ticket, names, false);
        if (byName) expect(chosen?.policy.id).toBe(byName);
        else expect(chosen?.policy.branch_id).toBe(defaults[0]?.branch_id);
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on the order in which the policies are read', () => {
    fc.assert(
      fc.property(policies, facts, chain, fc.boolean(), (all, ticket, names, conditional) => {
        // of one branch the database lets only one be the default
        const one = all.filter(
          ({ is_default, branch_id }, at) =>
            !is_default || all.findIndex((p) => p.is_default && p.branch_id === branch_id) === at,
        );
        const [there, back] = [
          choosePolicy(one, ticket, names, conditional),
          choosePolicy([...one].reverse(), ticket, names, conditional),
        ];
        expect(there?.policy.id).toBe(back?.policy.id);
      }),
    );
  });
});
