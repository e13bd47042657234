import type { Branch } from '@hamyar/contracts';
import { buildPerson } from './department-doubles.ts';

/** A branch with an admin. */
export const buildBranch = (more: Partial<Branch> = {}): Branch => ({
  id: 4,
  version: 2,
  name: 'دفتر اصفهان',
  code: 'ISF',
  logo_link: null,
  phone: '03133221100',
  city: 'اصفهان',
  managers: [buildPerson(21, 'سارا رضایی')],
  employee_count: 6,
  status: true,
  order: 1,
  country_id: null,
  state_id: null,
  city_id: null,
  address: null,
  timezone: null,
  working_shift: null,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  ...more,
});
