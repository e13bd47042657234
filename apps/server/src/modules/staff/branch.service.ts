import { PUBLIC_FILE_PATH, routePath, type Branch, type BranchRow } from '@hamyar/contracts';
import type { BodyOf, branchList, branchStore, QueryOf } from '@hamyar/contracts/schemas';
import { normalizeCode, normalizeInput, normalizeText, searchKeyCompact, searchWords } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { lastOrder } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { makePicture, removePicture } from '../attachments/public.ts';
import { storeBranchHours } from '../calendar/public.ts';
import { insertBranch, lockBranches, updateBranch, type BranchTable } from '../departments/public.ts';
import { countryId, countryCode } from '../geography/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { lockEmployees } from '../users/public.ts';
import { branchErrors, type BranchBody } from './branch-check.service.ts';
import { findBranchPeople, storeBranchPeople } from './branch-people.service.ts';
import { mayArrangeBranches } from './branch.policy.ts';
import { readBranches, type BranchRecord } from './branch.repository.ts';

type NewBody = BodyOf<typeof branchStore>;

/** Longest side of a logo, px: sharp on screens that show its 96 px three times as dense. */
const LOGO_SIDE = 288;

/** @throws Forbidden for whoever does not arrange branches */
export function assertArrangesBranches(user: CurrentUser): void {
  if (!mayArrangeBranches(user)) throw new Forbidden();
}

const presentRow = (record: BranchRecord): BranchRow => ({
  id: record.id,
  version: record.version,
  name: record.name,
  code: record.code,
  logo_link: record.logo === null ? null : routePath(PUBLIC_FILE_PATH, { name: record.logo }),
  phone: record.phone,
  city: record.city,
  managers: record.managers,
  employee_count: record.employee_count,
  status: record.status,
  order: record.order,
});

/** One page of the branches in their order. @throws Forbidden */
export async function pageOfBranches(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  { page, perPage, s }: QueryOf<typeof branchList>,
): Promise<{ rows: BranchRow[]; page: PageInfo }> {
  assertArrangesBranches(user);
  const words = searchWords(s ?? '');
  const found = (await readBranches(db)).filter(({ name, code }) =>
    words.every((word) => searchKeyCompact(`${name} ${code}`).includes(word)),
  );
  const rows = found.slice((page - 1) * perPage, page * perPage).map(presentRow);
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One branch. @throws Forbidden, NotFound */
export async function openBranch({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<Branch> {
  assertArrangesBranches(user);
  const record = (await readBranches(db)).find((one) => one.id === id);
  if (!record) throw new NotFound();
  const { country_code, state_id, city_id, address, timezone, working_shift } = record;
  return {
    ...presentRow(record),
    ...{ country_id: countryId(country_code), state_id, city_id, address, timezone, working_shift },
    created_at: unixSeconds(record.created_at),
    updated_at: unixSeconds(record.updated_at),
  };
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  code: (code) => ({ code }),
  phone: (phone) => ({ phone }),
  country_id: (id) => ({ country_code: countryCode(id) }),
  state_id: (state_id) => ({ state_id }),
  city_id: (city_id) => ({ city_id }),
  city_name: (city_name) => ({ city_name }),
  address: (address) => ({ address }),
  timezone: (timezone) => ({ timezone }),
  status: (status) => ({ status }),
  // rows and files of their own
  working_shift_id: null,
  manager_ids: null,
  logo_token: null,
} satisfies BodyColumns<NewBody & BranchBody, BranchTable>;

function normalize<Given extends BranchBody>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.code !== undefined) clean.code = normalizeCode(clean.code).trim().toUpperCase();
  if (clean.phone) clean.phone = normalizeCode(clean.phone).replace(/[\s()\-.]/g, '') || null;
  if (clean.city_name) clean.city_name = normalizeInput(clean.city_name) || null;
  if (clean.address) clean.address = normalizeText(clean.address) || null;
  // a city of the list replaces one that was typed
  if (clean.city_id) clean.city_name = null;
  return clean;
}

/** What an audit log says of a change; a token of a file says nothing. */
const written = ({ version: _version, logo_token: logo, ...values }: BranchBody) => ({
  ...values,
  ...(logo !== undefined && { logo: logo !== null }),
});

/** Makes the upload the logo of a branch, or takes its logo away. */
async function storeLogo(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { id, logo_id }: Pick<BranchRecord, 'id' | 'logo_id'>,
  token: string | null | undefined,
): Promise<void> {
  if (token === undefined) return;
  const owner = { kind: 'branch_logo', id } as const;
  const made =
    token === null
      ? null
      : await makePicture(deps, trx, {
          ...{ token, uploaderId: user.id, owner },
          ...{ side: LOGO_SIDE, shape: 'whole', field: 'logo_token' },
        });
  await removePicture(deps, trx, owner.kind, logo_id);
  await updateBranch(trx, id, { logo_id: made?.id ?? null });
}

/** All branches as rows of one order. */
export const orderedBranches = (all: readonly BranchRecord[]) => all.map((one) => ({ ...one, parent_id: null }));

/** Creates a branch, the last one. @returns its id @throws Forbidden, ValidationFailed */
export async function createBranch(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertArrangesBranches(user);
  const body = normalize(input);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockBranches(trx);
    await lockEmployees(trx);
    const all = await readBranches(trx);
    const { people, errors } = await findBranchPeople(trx, user, [], body.manager_ids);
    errors.unshift(...(await branchErrors(trx, { all, current: null, body })));
    if (errors.length > 0) throw new ValidationFailed(errors);
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(orderedBranches(all), null);
    const stamps = { created_by_id: user.id, updated_by_id: user.id, created_at: now, updated_at: now };
    const id = await insertBranch(trx, { ...columns, order, ...stamps });
    await storeLogo(deps, trx, user, { id, logo_id: null }, body.logo_token);
    await storeBranchHours(deps, trx, id, { shiftId: body.working_shift_id, zoneChanged: false });
    await storeBranchPeople(deps, trx, user, id, people);
    const about = { object_type: 'branch', object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'branch.create', ...about, after: written(body) });
    return id;
  });
}

/** Changes a branch. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeBranch(deps: Deps, { user, ip }: Editor, id: number, input: BranchBody): Promise<Branch> {
  assertArrangesBranches(user);
  const body = normalize(input);
  return withTransaction(deps.db, async (trx) => {
    await lockBranches(trx);
    await lockEmployees(trx);
    const all = await readBranches(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => openBranch({ db: trx }, user, id));
    const managers = current.managers.map((one) => one.id);
    const { people, errors } = await findBranchPeople(trx, user, managers, body.manager_ids);
    errors.unshift(...(await branchErrors(trx, { all, current, body })));
    if (errors.length > 0) throw new ValidationFailed(errors);
    await updateBranch(trx, id, {
      ...columnsOf(COLUMNS, body),
      updated_by_id: user.id,
      updated_at: deps.clock.now(),
    });
    await storeLogo(deps, trx, user, current, body.logo_token);
    const zoneChanged = body.timezone !== undefined && body.timezone !== current.timezone;
    await storeBranchHours(deps, trx, id, { shiftId: body.working_shift_id, zoneChanged });
    await storeBranchPeople(deps, trx, user, id, people);
    const was = {
      ...current,
      ...{ manager_ids: managers, working_shift_id: current.working_shift?.id ?? null, logo: current.logo !== null },
    };
    const about = { object_type: 'branch', object_id: id, object_name: body.name ?? current.name } as const;
    const change = changedColumns(was, written(body));
    await audit(deps, trx, { caller: user, ip }, { action: 'branch.update', ...about, ...change });
    return openBranch({ db: trx }, user, id);
  });
}
