import { ALL_BRANCHES } from '@hamyar/domain';
import type { ServerModule } from '../../platform/deps.ts';
import { channelByPerson } from '../realtime/public.ts';

/** Branches, departments and who works in them (decisions 2.7). */
export const departmentsModule: ServerModule = {
  name: 'departments',
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
