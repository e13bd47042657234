import { SLA_DEFAULTS, type Sla } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import type { DemoCompany, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { demoPolicies as text } from './messages.ts';

/** The row of the level for the best customers. */
const GOLD_LEVEL = 2;

type Targets = Sla['targets'];
/** Targets from the lowest importance to the highest, in hours. */
const targets = (...hours: (readonly [first: number, resolution: number])[]): Targets =>
  hours.map(([first, resolution]) => ({
    first_response_minutes: first * 60,
    resolution_minutes: resolution * 60,
  }));
const USUAL = targets([8, 40], [4, 24], [2, 8], [1, 4]);
const GOLD = targets([4, 24], [2, 16], [1, 8], [0.5, 4]);
const OUTAGE = targets([4, 24], [2, 16], [1, 8], [0.25, 3]);

const breach: Sla['escalations'] = [
  {
    ...{ on: 'first_response', at: 'warn', after_minutes: null, notify: ['assignee'], user_ids: [] },
    ...{ channels: ['panel', 'browser'], actions: [] },
  },
  {
    ...{ on: 'resolution', at: 'breach', after_minutes: null, notify: ['department_admins'], user_ids: [] },
    ...{ channels: ['panel'], actions: [{ type: 'raise_importance' }] },
  },
];

interface DemoPolicy extends Pick<Sla, 'id' | 'name' | 'description' | 'targets' | 'conditions'> {
  is_default?: boolean;
  next?: Sla['next_response_minutes'];
  clocks?: Sla['clocks'];
  escalations?: Sla['escalations'];
}

const NONE: Sla['conditions'] = { match: 'all', rules: [] };
const POLICIES: readonly DemoPolicy[] = [
  {
    ...{
      id: 1,
      ...text.outage,
      targets: OUTAGE,
      clocks: ['working', 'working', 'working', '24x7'],
      escalations: breach,
    },
    conditions: {
      match: 'all',
      rules: [
        { field: 'importance', op: 'in', value: [3] },
        { field: 'kind', op: 'in', value: ['customer', 'behalf'] },
      ],
    },
  },
  {
    ...{ id: 2, ...text.gold, targets: GOLD, next: [240, 120, 60, 45], escalations: breach.slice(0, 1) },
    conditions: { match: 'all', rules: [{ field: 'customer_level', op: 'in', value: [GOLD_LEVEL] }] },
  },
  { ...{ id: 3, ...text.usual, targets: USUAL, conditions: NONE, is_default: true } },
];

const COLUMNS = [
  ...['id', 'name', 'name_norm', 'description', 'branch_id', 'order', 'is_default', 'targets', 'next_response_minutes'],
  ...['clocks', 'pause_on_statuses', 'conditions', 'warn_before', 'escalations', 'recompute_on', 'applies_to_kinds'],
  ...['created_at', 'updated_at'],
];

/** The policies of the demo company: for outages, for the best customers, and for everybody else. */
export function slaDemo({ now }: DemoCompany): DemoRows[] {
  const rowOf = (policy: DemoPolicy): DemoValue[] => [
    ...[policy.id, policy.name, searchKeyCompact(policy.name), policy.description, ALL_BRANCHES, policy.id],
    ...[policy.is_default ?? false, JSON.stringify(policy.targets)],
    JSON.stringify(policy.next ?? [null, null, null, null]),
    JSON.stringify(policy.clocks ?? ['working', 'working', 'working', 'working']),
    ...[SLA_DEFAULTS.pause_on_statuses, JSON.stringify(policy.conditions), JSON.stringify(SLA_DEFAULTS.warn_before)],
    ...[JSON.stringify(policy.escalations ?? []), SLA_DEFAULTS.recompute_on, SLA_DEFAULTS.applies_to_kinds],
    ...[now, now],
  ];
  return [{ table: 'sla_policy', columns: COLUMNS, rows: POLICIES.map(rowOf) }];
}
