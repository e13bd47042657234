import type { PublicSampleThingGetData, SampleThing } from '@hamyar/contracts';
import type { BodyOf, sampleThingStore, sampleThingUpdate } from '@hamyar/contracts/schemas';
import { isolate, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Expired, Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { notifyPerson } from '../notifications/public.ts';
import { messages } from './messages.ts';
import {
  mayAddSampleThings,
  mayChangeSampleThings,
  publicSampleThingScope,
  sampleThingScope,
  settingsLetAdd,
} from './sample-thing.policy.ts';
import { toPublicSampleThing, toSampleThing } from './sample-thing.presenter.ts';
import {
  countSampleThings,
  findSampleThing,
  insertSampleThing,
  listSampleThings,
  updateSampleThing,
  type SampleThingQuery,
  type SampleThingRecord,
} from './sample-thing.repository.ts';
import type { SampleThingTable } from './sample-thing.table.ts';

/** One page of the rows in the person's scope. */
export async function pageOfSampleThings(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: SampleThingQuery,
): Promise<{ rows: SampleThing[]; page: PageInfo }> {
  const scope = sampleThingScope(user);
  const [rows, total] = await Promise.all([listSampleThings(db, scope, query), countSampleThings(db, scope, query)]);
  return { rows: rows.map(toSampleThing), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** One row. @throws NotFound outside of the scope */
export async function openSampleThing({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<SampleThing> {
  const record = await findSampleThing(db, sampleThingScope(user), id);
  if (!record) throw new NotFound();
  return toSampleThing(record);
}

/** One public row, for everybody. @throws NotFound for every other row, as for one that does not exist */
export async function openPublicSampleThing({ db }: Pick<Deps, 'db'>, id: number): Promise<PublicSampleThingGetData> {
  const record = await findSampleThing(db, publicSampleThingScope, id);
  if (!record) throw new NotFound();
  return toPublicSampleThing(record);
}

type NewBody = BodyOf<typeof sampleThingStore>;
type Body = BodyOf<typeof sampleThingUpdate>;

/** The columns of each value that a person sends; texts were normalised when the call was read. */
const COLUMNS = {
  version: null,
  title: (title) => ({ title, title_norm: searchKeyCompact(title) }),
  note: (note) => ({ note }),
  status: (status) => ({ status }),
  public: (value) => ({ public: value }),
} satisfies BodyColumns<NewBody & Body, SampleThingTable>;

/** Adds a row. @returns its id @throws Expired, Forbidden, ValidationFailed */
export async function createSampleThing(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  if (!mayAddSampleThings(user)) throw new Expired(messages.accountExpired, 'ACCOUNT_EXPIRED');
  const { sampleThingsSettings } = await settingsOf(deps).current();
  if (!settingsLetAdd(user, sampleThingsSettings)) throw new Forbidden();
  const now = deps.clock.now();
  const columns = columnsOf(COLUMNS, body);
  return withTransaction(deps.db, async (trx) => {
    const id = await insertSampleThing(trx, { ...columns, created_by_id: user.id, created_at: now, updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'sample_thing.create', object_type: 'sample_thing', object_id: id, object_name: columns.title },
    );
    return id;
  });
}

/** Changes a row. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeSampleThing(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  body: Body,
): Promise<SampleThing> {
  if (!mayChangeSampleThings(user)) throw new Forbidden();
  await withTransaction(deps.db, async (trx) => {
    const current = await findSampleThing(trx, sampleThingScope(user), id, true);
    if (!current) throw new NotFound();
    await checkVersion(body.version, current.version, () => toSampleThing(current));
    const columns = columnsOf(COLUMNS, body);
    await updateSampleThing(trx, id, { ...columns, updated_at: deps.clock.now() });
    const after = { ...current, ...columns };
    if (after.status === 'closed' && current.status !== 'closed') await notifyClosed(deps, trx, user, after);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'sample_thing.update',
        object_type: 'sample_thing',
        object_id: id,
        object_name: after.title,
        ...changedColumns(current, columns),
      },
    );
  });
  return openSampleThing(deps, user, id);
}

/** Notifies the person who added it that somebody else has closed it. */
async function notifyClosed(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { id, title, created_by_id }: SampleThingRecord,
): Promise<void> {
  if (created_by_id === user.id) return;
  await notifyPerson(deps, trx, {
    userId: created_by_id,
    event: 'sample_thing_closed',
    content: () => fillMessage(messages.closed, { title: isolate(title) }),
    link: { type: 'sample_thing', value: id },
  });
}
