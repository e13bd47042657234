import type { ServerModule } from '../../platform/deps.ts';
import { channelByPerson } from '../../platform/realtime/channel.policy.ts';
import { writeRightsChangedEvents } from '../identity/public.ts';
import { membersOfUndecided } from './organization.repository.ts';
import { organizationLists } from './organization-lists.repository.ts';
import { deleteOrganization } from './organization.service.ts';
import { countedOfBranches } from './organization-replacement.repository.ts';
import { organizationFileOwners } from './organization-contract.service.ts';
import { organizationsOfLevels, organizationsOfPolicies } from './organization-replacement.service.ts';
import { organizationRoutes } from './organization.routes.ts';

/** Organisations of the customers (spec 3.13, 3.14, 7.31, decisions 2.8). */
export const organizationsModule: ServerModule = {
  name: 'organizations',
  sharedLists: organizationLists,
  settingsEffects: {
    generalTicketSettings: async (trx, { before, after }, deps) => {
      if (before.members_see_all !== after.members_see_all)
        await writeRightsChangedEvents(deps, trx, await membersOfUndecided(trx));
    },
  },
  deletes: { organization: deleteOrganization },
  references: {
    branch: { organizations: { counted: countedOfBranches } },
    customer_level: { organizations: organizationsOfLevels },
    sla_policy: { organizations: organizationsOfPolicies },
  },
  fileOwners: organizationFileOwners,
  channels: [
    channelByPerson(
      'organization',
      (user, id) => !user.employee && user.organization_id === id && (user.supervisor || user.organization_shared),
    ),
  ],
  register(host, deps) {
    organizationRoutes(host, deps);
  },
};
