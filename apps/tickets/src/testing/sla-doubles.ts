import type { Sla } from '@hamyar/contracts';

const hours = (first: number, resolution: number) => ({
  first_response_minutes: first * 60,
  resolution_minutes: resolution * 60,
});

/** A policy of service levels as the settings read it. */
export const buildSla = (changes: Partial<Sla> = {}): Sla => ({
  ...{ id: 5, version: 3, name: 'SLA طلایی', description: '', status: true, branch_id: -1, order: 1 },
  ...{ is_default: false, working_shift_id: null, editable: true },
  targets: [hours(8, 40), hours(4, 24), hours(2, 8), hours(1, 4)],
  next_response_minutes: [null, null, 120, 45],
  clocks: ['working', 'working', 'working', '24x7'],
  pause_on_statuses: [2],
  conditions: { match: 'all', rules: [{ field: 'department', op: 'in', value: [1] }] },
  warn_before: { unit: 'percent', value: 25 },
  escalations: [
    {
      ...{ on: 'resolution', at: 'breach', after_minutes: null, notify: ['assignee'], user_ids: [] },
      ...{ channels: ['panel'], actions: [{ type: 'raise_importance' }] },
    },
  ],
  recompute_on: ['importance', 'department'],
  applies_to_kinds: ['customer', 'behalf', 'internal'],
  named: { customers: [], organizations: [], users: [], custom_fields: [] },
  ...{ created_at: 1_760_000_000, updated_at: 1_760_000_000 },
  ...changes,
});
