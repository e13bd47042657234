import type { FieldError, Organization } from '@hamyar/contracts';
import type { BodyOf, organizationStore, organizationUpdate } from '@hamyar/contracts/schemas';
import { isUrl, normalizeCode, normalizeInput, normalizeText, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { countryCode, countryId, isCountry, invalidAddressFields } from '../geography/public.ts';
import { scheduleExpiry, changesRights, writeRightsChangedEvents } from '../identity/public.ts';
import { storeFiles, type OwnedFiles } from '../attachments/public.ts';
import { slaErrors } from '../license/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { levelChanged } from './customer-level.job.ts';
import { messages } from './messages.ts';
import { contractOf } from './organization-contract.service.ts';
import { mayManageOrganizations, maySeeOrganizations, organizationScope } from './organization.policy.ts';
import { toOrganization, toOrganizationRow } from './organization.presenter.ts';
import {
  countOrganizations,
  countReferences,
  findOrganization,
  insertOrganization,
  listOrganizations,
  membersWithSession,
  updateOrganization,
  checkReferences,
  type OrganizationQuery,
  type OrganizationRecord,
} from './organization.repository.ts';
import type { OrganizationTable } from './organization.table.ts';

type Body = BodyOf<typeof organizationUpdate>;
type NewBody = BodyOf<typeof organizationStore>;

/** One page of the organisations in scope. @throws Forbidden for a person who may see none */
export async function pageOfOrganizations(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: OrganizationQuery,
): Promise<{ rows: ReturnType<typeof toOrganizationRow>[]; page: PageInfo }> {
  if (!maySeeOrganizations(user)) throw new Forbidden();
  const scope = organizationScope(user);
  const [rows, total] = await Promise.all([listOrganizations(db, scope, query), countOrganizations(db, scope, query)]);
  return { rows: rows.map(toOrganizationRow), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** One organisation. @throws Forbidden, NotFound out of scope */
export async function openOrganization({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<Organization> {
  if (!maySeeOrganizations(user)) throw new Forbidden();
  const record = await findOrganization(db, organizationScope(user), id);
  if (!record) throw new NotFound();
  return toOrganization(record, await contractOf(db, id), user);
}

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.phone) clean.phone = normalizeCode(clean.phone).replace(/[\s()\-.]/g, '') || null;
  if (clean.website !== undefined) clean.website = clean.website ? normalizeCode(clean.website) || null : null;
  if (clean.city_name) clean.city_name = normalizeInput(clean.city_name) || null;
  if (clean.address) clean.address = normalizeText(clean.address) || null;
  if (clean.description) clean.description = normalizeText(clean.description) || null;
  return clean;
}

/** Only the full admin chooses the branch; other people's organisations belong to their own (spec 5.20). */
function branchOf(user: CurrentUser, body: Body, current: OrganizationRecord | null): number | null {
  if (user.full_admin) return body.branch_id ?? current?.branch_id ?? null;
  return current?.branch_id ?? (user.branch_id > 0 ? user.branch_id : (body.branch_id ?? null));
}

interface Checked {
  user: CurrentUser;
  body: Body;
  branchId: number | null;
  current: OrganizationRecord | null;
}

async function check(deps: Deps, trx: Trx, { user, body, branchId, current }: Checked): Promise<void> {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string) => errors.push(fieldError(field, code));
  if (body.name === '') refuse('name', 'REQUIRED');
  if (body.phone && !/^\+?\d{3,15}$/.test(body.phone)) refuse('phone', 'PHONE');
  if (body.website && !isUrl(body.website)) refuse('website', 'URL');
  if (body.country_id && !isCountry(body.country_id)) refuse('country_id', 'CHOICE');
  if (branchId === null) refuse('branch_id', 'REQUIRED');
  // a policy or a level that was named before may be switched off since then, and stays
  const slaId = body.sla_id === current?.sla_id ? null : (body.sla_id ?? null);
  const levelId = body.customer_level_id === current?.customer_level_id ? null : (body.customer_level_id ?? null);
  const named = { levelId, slaId };
  const valid = await checkReferences(trx, user, { branchId: branchId ?? 0, ...named });
  if (branchId !== null && !valid.branch) refuse('branch_id', 'CHOICE');
  if (!valid.level) refuse('customer_level_id', 'CHOICE');
  if (!valid.sla) refuse('sla_id', 'CHOICE');
  else errors.push(...(await slaErrors(deps, trx, body.sla_id, current?.sla_id)));
  const merged = <K extends 'state_id' | 'city_id'>(key: K) =>
    (body[key] === undefined ? current?.[key] : body[key]) ?? null;
  if (body.country_id !== undefined || body.state_id !== undefined || body.city_id !== undefined) {
    for (const field of await invalidAddressFields(trx, {
      country_id: body.country_id === undefined ? countryId(current?.country_code) : body.country_id,
      state_id: merged('state_id'),
      city_id: merged('city_id'),
    }))
      refuse(field, 'CHOICE');
  }
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** What is stored of each value that a person sends. */
const COLUMNS = {
  version: null,
  // the policy decides it
  branch_id: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  customer_level_id: (customer_level_id) => ({ customer_level_id }),
  phone: (phone) => ({ phone }),
  website: (website) => ({ website }),
  country_id: (id) => ({ country_code: countryCode(id) }),
  state_id: (state_id) => ({ state_id }),
  city_id: (city_id) => ({ city_id }),
  city_name: (city_name) => ({ city_name }),
  expire_date: (expire_date) => ({ expire_at: expire_date === null ? null : new Date(expire_date * 1000) }),
  address: (address) => ({ address }),
  description: (description) => ({ description }),
  members_see_all: (members_see_all) => ({ members_see_all }),
  max_open_tickets: (max_open_tickets) => ({ max_open_tickets }),
  sla_id: (sla_id) => ({ sla_id }),
  status: (status) => ({ status }),
  // a file, not a column
  contract_file: null,
} satisfies BodyColumns<Body & NewBody, OrganizationTable>;

/** A city of the list replaces one that was typed. */
const chosenCity = ({ city_id }: Body): { city_name?: null } => (city_id ? { city_name: null } : {});

const contractChange = (
  id: number,
  files: Body['contract_file'],
  { id: uploaderId }: CurrentUser,
  at: Date,
): OwnedFiles => ({
  owner: { kind: 'organization_contract', id },
  files,
  field: 'contract_file',
  uploaderId,
  at,
});

/** Creates an organisation. @throws Forbidden, ValidationFailed */
export async function createOrganization(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  if (!mayManageOrganizations(user)) throw new Forbidden();
  const body = normalize(input);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const branchId = branchOf(user, body, null);
    await check(deps, trx, { user, body, branchId, current: null });
    const id = await insertOrganization(trx, {
      ...columnsOf(COLUMNS, body),
      ...chosenCity(body),
      branch_id: branchId ?? 0,
      created_by_id: user.id,
      updated_by_id: user.id,
      created_at: now,
      updated_at: now,
    });
    const { contract_file, ...after } = body;
    const file = await storeFiles(trx, contractChange(id, contract_file, user, now));
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'organization.create',
        object_type: 'organization',
        object_id: id,
        object_name: body.name ?? '',
        after: { ...after, ...file },
      },
    );
    return id;
  });
}

/** Changes an organisation. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeOrganization(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<Organization> {
  if (!mayManageOrganizations(user)) throw new Forbidden();
  const body = normalize(input);
  const scope = organizationScope(user);
  await withTransaction(deps.db, async (trx) => {
    const current = await findOrganization(trx, scope, id, true);
    if (!current) throw new NotFound();
    const contract = await contractOf(trx, id);
    await checkVersion(body.version, current.version, () => toOrganization(current, contract, user));
    const branchId = branchOf(user, body, current) ?? current.branch_id;
    await check(deps, trx, { user, body, branchId, current });
    const columns = { ...columnsOf(COLUMNS, body), ...chosenCity(body), branch_id: branchId };
    if (changesRights(current, columns)) await writeRightsChangedEvents(deps, trx, await membersWithSession(trx, id));
    await updateOrganization(trx, id, { ...columns, updated_by_id: user.id, updated_at: deps.clock.now() });
    if (body.customer_level_id !== undefined && body.customer_level_id !== current.customer_level_id)
      await levelChanged(deps, trx, { customer_id: null, organization_id: id });
    const file = await storeFiles(trx, contractChange(id, body.contract_file, user, deps.clock.now()));
    await scheduleExpiry(deps, trx, body.expire_date ? new Date(body.expire_date * 1000) : null);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'organization.update',
        object_type: 'organization',
        object_id: id,
        object_name: current.name,
        ...changedColumns({ ...current, contract_file: contract?.name ?? null }, { ...columns, ...file }),
      },
    );
  });
  return openOrganization(deps, user, id);
}

/**
 * Deletes an organisation without members and tickets. @throws Forbidden, NotFound, ValidationFailed IN_USE with the
 * counts
 */
export async function deleteOrganization(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  if (!mayManageOrganizations(user)) throw new Forbidden();
  await withTransaction(deps.db, async (trx) => {
    const current = await findOrganization(trx, organizationScope(user), id, true);
    if (!current) throw new NotFound();
    const { members, tickets } = await countReferences(trx, id);
    if (members + tickets > 0)
      throw new ValidationFailed([
        { field: '', code: 'IN_USE', message: fillMessage(messages.notEmpty, { members, tickets }) },
      ]);
    await updateOrganization(trx, id, {
      deleted_at: deps.clock.now(),
      updated_by_id: user.id,
      updated_at: deps.clock.now(),
    });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'organization.delete', object_type: 'organization', object_id: id, object_name: current.name },
    );
  });
}
