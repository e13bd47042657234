import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { attachmentsOf, bindAttachments, dropAttachments, type AttachmentRecord } from '../attachments/public.ts';
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

/** Replaces the contract by an upload, or removes it. @returns what the audit log says of it; nothing without a change */
export async function storeContract(
  { clock }: Deps,
  trx: Trx,
  uploaderId: number,
  id: number,
  { token, current }: { token: string | null | undefined; current: AttachmentRecord | undefined },
): Promise<{ contract_file?: string | null }> {
  if (token === undefined) return {};
  const owner = { kind: 'organization_contract', id } as const;
  await dropAttachments(trx, owner, clock.now());
  if (token !== null) await bindAttachments(trx, { tokens: [token], uploaderId, owner, field: 'contract_file_token' });
  else if (!current) return {};
  return { contract_file: (await contractOf(trx, id))?.name ?? null };
}
