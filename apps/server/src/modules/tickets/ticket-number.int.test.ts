import { TICKET_NUMBER_DATES, TICKET_NUMBER_RESTARTS } from '@hamyar/contracts';
import { settingsGroups } from '@hamyar/contracts/schemas';
import { jalaliFromEpochDay, wallClock } from '@hamyar/dayjs-jalali';
import { formatTicketNumber, ticketNumberCounter, ticketNumberStem, type TicketNumberFormat } from '@hamyar/domain';
import { toFa } from '@hamyar/persian';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { nextSequence } from './ticket.repository.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());

async function numberBy(values: object): Promise<void> {
  const { deps } = desk;
  const { generalTicketSettings } = await settingsOf(deps).current();
  const changed = { ...generalTicketSettings, ...values };
  await writeGroup(deps.db, 'generalTicketSettings', changed, { id: null, at: deps.clock.now() });
  await withTransaction(deps.db, settingsOf(deps).changed);
}
const numberOf = async (id: number): Promise<string> => (await desk.open('admin', id)).number;
const file = async (by: PersonName = 'other') => numberOf(await desk.ticket(by));
const found = async (by: PersonName, s: string): Promise<string[]> => {
  const { code, body } = await desk.as(by).get(`/api/ticket?s=${encodeURIComponent(s)}`);
  expect(code).toBe(200);
  return body.data.map(({ number }: { number: string }) => number);
};
const thisMonth = (): { yyyy: string; mm: string } => {
  const { year, month } = jalaliFromEpochDay(wallClock(desk.deps.clock.unix(), 'Asia/Tehran').day);
  return { yyyy: String(year), mm: String(month + 1).padStart(2, '0') };
};

describe('the number of a ticket', () => {
  it('[decisions 2.26] is written as the settings say, and goes on counting when only its form changes', async () => {
    const { yyyy, mm } = thisMonth();
    expect(await file()).toMatch(new RegExp(`^${yyyy.slice(2)}${mm}-000001-\\d$`));
    await numberBy({ number_prefix: 'HD', number_date: 'yyyymm', number_digits: 4, number_check: false });
    expect(await file()).toBe(`HD-${yyyy}${mm}-0002`);
    await numberBy({ number_prefix: '', number_date: 'yymm', number_digits: 6, number_check: true });
    expect(await file()).toMatch(/-000003-\d$/);
  });

  it('[decisions 2.3] is found under every format that there was, by digits of either script, with and without its separators', async () => {
    await numberBy({ number_prefix: 'HD', number_date: 'yyyymm', number_digits: 4, number_check: false });
    const [own, other] = [await numberOf(await desk.ticket('customer')), await file()];
    await numberBy({ number_prefix: 'T2', number_date: 'none', number_restart: 'never', number_check: true });
    const later = await numberOf(await desk.ticket('customer'));
    await numberBy({ number_prefix: '', number_date: 'yymm', number_digits: 6, number_restart: 'month' });
    const last = await numberOf(await desk.ticket('customer'));
    for (const number of [own, later, last]) {
      const dense = number.replaceAll('-', '');
      for (const typed of [
        number,
        `#${toFa(number)}`,
        number.toLowerCase(),
        dense,
        toFa(dense),
        number.replaceAll('-', ' '),
      ])
        for (const by of ['sara', 'customer'] as const)
          expect([typed, by, await found(by, typed)]).toEqual([typed, by, [number]]);
    }
    expect((await found('sara', own.slice(0, -2))).toSorted()).toContain(other);
    expect(await found('customer', other)).toEqual([]);
  });

  const FORMATS: readonly TicketNumberFormat[] = TICKET_NUMBER_DATES.flatMap((date) =>
    TICKET_NUMBER_RESTARTS.flatMap((restart) =>
      [true, false].map((check) => ({ prefix: '', date, restart, digits: 4, check })),
    ),
  );
  /** The number that a ticket of this month gets under a format. */
  const given = (format: TicketNumberFormat, at: { year: number; month: number }): Promise<string> =>
    withTransaction(desk.deps.db, async (trx) => {
      const sequence = await nextSequence(trx, ticketNumberCounter(format, at), ticketNumberStem(format, at));
      return formatTicketNumber({ ...at, sequence }, format);
    });

  it('[decisions 2.3] is the same for no two tickets, however the format is changed back and forth', async () => {
    const months = [
      { year: 1312, month: 4 },
      { year: 1312, month: 5 },
      // whose two digits and month are the year 1312
      { year: 1413, month: 12 },
    ];
    const numbers: string[] = [];
    for (const at of months)
      for (const format of [...FORMATS, ...FORMATS.toReversed()]) numbers.push(await given(format, at));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('[decisions 2.3] is the same for no two tickets that are numbered at once, under formats that change', async () => {
    const at = { year: 1392, month: 4 };
    const numbers = await Promise.all([...FORMATS, ...FORMATS].map((format) => given(format, at)));
    expect(new Set(numbers).size).toBe(FORMATS.length * 2);
  });

  it('[decisions 2.3] is counted above all that were given out after the same beginning, by whatever counter', async () => {
    const next = (counter: string, stem: string) =>
      withTransaction(desk.deps.db, (trx) => nextSequence(trx, counter, stem));
    expect([await next('a', '9301'), await next('a', '9301'), await next('b', '9301')]).toEqual([1, 2, 3]);
    expect([await next('a', '9301'), await next('b', '9302'), await next('c', '9301')]).toEqual([4, 4, 5]);
  });

  it('[decisions 2.3] is of the month in which it is in the business zone', async () => {
    const { systemInformation } = await settingsOf(desk.deps).current();
    const change = async (timezone: string) => {
      await writeGroup(
        desk.deps.db,
        'systemInformation',
        { ...systemInformation, timezone },
        { id: null, at: desk.deps.clock.now() },
      );
      await withTransaction(desk.deps.db, settingsOf(desk.deps).changed);
    };
    const now = desk.deps.clock.now();
    // the first of Farvardin 1406 begins at 20:30 UTC in Tehran
    desk.deps.clock.set(new Date('2027-03-20T21:00:00Z'));
    try {
      expect(await file()).toMatch(/^0601-/);
      await change('UTC');
      expect(await file()).toMatch(/^0512-/);
    } finally {
      await change('Asia/Tehran');
      desk.deps.clock.set(now);
    }
  });

  it('[decisions 2.26] takes a prefix of Latin letters and digits only, and writes it in capitals', () => {
    const { input } = settingsGroups.generalTicketSettings.number_prefix;
    expect(['hd', ' T2 ', ''].map((typed) => input.parse(typed))).toEqual(['HD', 'T2', '']);
    for (const typed of ['خ', '2T', 'H-D', 'H D', 'ABCDEFG', 'H%']) expect(input.safeParse(typed).success).toBe(false);
  });
});
