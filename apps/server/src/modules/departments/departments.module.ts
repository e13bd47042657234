import { ALL_BRANCHES } from '@hamyar/domain';
import type { ServerModule } from '../../platform/deps.ts';
import {
  departmentReferencesBy,
  departmentsOfBranches,
  departmentsOfLevels,
  departmentsOfStaff,
} from './department-replacement.repository.ts';
import { departmentLists } from './department-lists.repository.ts';
import { channelByPerson } from '../../platform/realtime/channel.policy.ts';

/** Branches, departments and their members (decisions 2.7). */
export const departmentsModule: ServerModule = {
  name: 'departments',
  sharedLists: departmentLists,
  references: {
    branch: { departments: departmentsOfBranches },
    customer_level: { departments: departmentsOfLevels },
    sla_policy: { departments: departmentReferencesBy('sla_id') },
    form: { departments: departmentReferencesBy('form_id') },
    department: { 'staff-access': departmentsOfStaff },
  },
  channels: [
    channelByPerson(
      'department',
      (user, id) =>
        user.employee &&
        (user.full_admin || user.department_ids.includes(id) || user.managed_department_ids.includes(id)),
    ),
    channelByPerson(
      'branch',
      (user, id) =>
        user.full_admin || (user.branch_admin && (user.branch_id === ALL_BRANCHES || user.branch_id === id)),
    ),
  ],
};
