import type { BodyOf, lunarOffDayStore } from '@hamyar/contracts/schemas';
import { isoOfEpochDay } from '../../platform/clock/iso-day.ts';
import type { Editor } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { audit } from '../logs/public.ts';
import { epochDayOfIso } from './event-time.rules.ts';
import { listLunarOffDays, storeLunarOffDay } from './lunar-off-day.repository.ts';
import { officialOffDays } from './official-off-days.rules.ts';
import { workingTimeChanged } from './working-time.job.ts';

/**
 * Confirms a lunar holiday on its computed date or a day beside it; doing it again changes what was confirmed.
 *
 * @throws ValidationFailed for a date on which no lunar holiday was computed
 */
export async function confirmLunarOffDay(
  deps: Deps,
  { user, ip }: Editor,
  { base_date, moved }: BodyOf<typeof lunarOffDayStore>,
): Promise<void> {
  const day = epochDayOfIso(base_date);
  const holiday = officialOffDays(day, day).find(({ tentative }) => tentative);
  if (!holiday) throw new ValidationFailed([fieldError('base_date', 'CHOICE')]);
  await withTransaction(deps.db, async (trx) => {
    const before = (await listLunarOffDays(trx, base_date, base_date)).get(base_date);
    if (before === moved) return;
    await storeLunarOffDay(trx, { base_date, moved, by: user.id, at: deps.clock.now() });
    await workingTimeChanged(deps, trx);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        ...{ action: 'off_day.confirm', object_type: 'off_day', object_name: holiday.title },
        before: { date: before === undefined ? null : isoOfEpochDay(day + before) },
        after: { date: isoOfEpochDay(day + moved) },
      },
    );
  });
}
