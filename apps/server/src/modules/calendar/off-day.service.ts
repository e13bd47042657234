import type { BodyOf, offDayStore } from '@hamyar/contracts/schemas';
import type { OffDay } from '@hamyar/contracts';
import { wallClock, type UnixRange } from '@hamyar/dayjs-jalali';
import { ALL_BRANCHES, evaluatePredicate } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { audit } from '../logs/public.ts';
import { changeableOffDays, offDayScope } from './calendar-event.policy.ts';
import type { OffDayTable } from './calendar-event.table.ts';
import { businessZone } from '../settings/public.ts';
import { epochDayOfIso, occurrenceDays } from './event-time.rules.ts';
import { messages } from './messages.ts';
import { findOffDay, insertOffDay, listOffDays, removeOffDay } from './off-day.repository.ts';
import { officialOffDays } from './official-off-days.rules.ts';

const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Official holidays and the days off that the person's calendar shows in a range, by date. */
export async function offDaysIn(
  deps: Pick<Deps, 'db' | 'broker'>,
  user: CurrentUser,
  range: UnixRange,
): Promise<OffDay[]> {
  const zone = await businessZone(deps);
  const [from, to] = [wallClock(range.start, zone).day, wallClock(range.end - 1, zone).day];
  const changeable = changeableOffDays(user);
  const company = (await listOffDays(deps.db, offDayScope(user), isoOf(from), isoOf(to))).flatMap((row) =>
    [...occurrenceDays(epochDayOfIso(row.date), row.repeat === 'none' ? 'none' : 'yearly_jalali', null, from, to)].map(
      (day): OffDay => ({
        id: row.id,
        date: isoOf(day),
        title: row.title,
        kind: 'company',
        tentative: false,
        editable: evaluatePredicate(changeable, { branch_id: row.branch_id }),
      }),
    ),
  );
  const official = officialOffDays(from, to).map(
    ({ day, title, tentative }): OffDay => ({
      ...{ id: null, date: isoOf(day), title, tentative },
      kind: 'official',
      editable: false,
    }),
  );
  return [...official, ...company].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

type NewBody = BodyOf<typeof offDayStore>;

/** The columns of each value that a person sends. */
const COLUMNS = {
  date: (date) => ({ date }),
  title: (title) => ({ title }),
  repeat: (repeat) => ({ repeat }),
} satisfies BodyColumns<NewBody, OffDayTable>;

/** Adds a day off for the company or the branch. @returns its id @throws Forbidden, ValidationFailed */
export async function createOffDay(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  const branch_id = user.full_admin ? ALL_BRANCHES : user.branch_id;
  if (!evaluatePredicate(changeableOffDays(user), { branch_id })) throw new Forbidden();
  return withTransaction(deps.db, async (trx) => {
    const columns = columnsOf(COLUMNS, body);
    const id = await insertOffDay(trx, {
      ...columns,
      branch_id,
      created_by: user.id,
      created_at: deps.clock.now(),
    });
    if (id === null) throw new ValidationFailed([fieldError('date', 'CHOICE', {}, messages.offDayTwice)]);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'off_day.create', object_type: 'off_day', object_id: id, object_name: columns.title },
    );
    return id;
  });
}

/** Deletes a day off. @throws Forbidden, NotFound outside of the scope */
export async function deleteOffDay(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const row = await findOffDay(trx, offDayScope(user), id);
    if (!row) throw new NotFound();
    if (!evaluatePredicate(changeableOffDays(user), { branch_id: row.branch_id })) throw new Forbidden();
    await removeOffDay(trx, id);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'off_day.delete', object_type: 'off_day', object_id: id, object_name: row.title },
    );
  });
}
