import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { ServerModule } from '../../platform/deps.ts';
import { attachmentsOf, type AttachmentRecord } from '../attachments/public.ts';
import { organizationScope } from './organization.policy.ts';
import { findOrganization, organizationHasFile } from './organization.repository.ts';

/** The contract of an organisation, if it has one (decisions 2.8). */
export const contractOf = async (db: AnyDb, id: number): Promise<AttachmentRecord | undefined> =>
  (await attachmentsOf(db, { kind: 'organization_contract', ids: [id] }))[0];

/** Who may have the contract: everybody who may view its organisation (decisions 2.8, 2.10). */
export const organizationFileOwners: NonNullable<ServerModule['fileOwners']> = {
  organization_contract: {
    has: organizationHasFile,
    mayView: async ({ db }, user, id) => (await findOrganization(db, organizationScope(user), id)) !== null,
    namesOf: async ({ db }, user, ids) => {
      const seen = await Promise.all(ids.map((id) => findOrganization(db, organizationScope(user), id)));
      return seen.flatMap((one) =>
        one ? [{ id: one.id, name: one.name, object_type: 'organization', object_id: one.id }] : [],
      );
    },
  },
};
