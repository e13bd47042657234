import type { TicketSlaClocks } from '@hamyar/contracts';
import { buildTicket, buildUser, fakeApi, renderInTestShell, screen, within } from '@hamyar/testing';
import { SlaCard } from './sla-card.tsx';
import { SlaExplanationDrawer } from './sla-explanation.drawer.tsx';
import { SlaStrip } from './sla-strip.tsx';

const HOUR = 3_600;
/** Saturday 7 Azar 1405, 8:00 in Tehran. */
const SAT = Date.parse('2026-11-28T08:00:00+03:30') / 1000;
const SLA: TicketSlaClocks = {
  name: 'طلایی',
  chosen: null,
  clocks: [
    {
      ...{ name: 'first_response', state: 'met', target_minutes: 120, due_at: SAT + 2 * HOUR, done_at: SAT + HOUR },
      ...{ warn_at: null, shortened: false, unreachable: false },
      parts: [{ kind: 'worked', from: SAT, to: SAT + 2 * HOUR, minutes: 120, title: null }],
    },
    {
      ...{ name: 'resolution', state: 'running', target_minutes: 480, due_at: SAT + 34 * HOUR, done_at: null },
      ...{ warn_at: SAT + 32 * HOUR, shortened: false, unreachable: false },
      parts: [
        { kind: 'worked', from: SAT, to: SAT + 2 * HOUR, minutes: 120, title: null },
        { kind: 'paused', from: SAT + 2 * HOUR, to: SAT + 4 * HOUR, minutes: 0, title: null },
        { kind: 'worked', from: SAT + 4 * HOUR, to: SAT + 8 * HOUR, minutes: 240, title: null },
        { kind: 'outside', from: SAT + 8 * HOUR, to: SAT + 24 * HOUR, minutes: 0, title: null },
        { kind: 'off', from: SAT + 24 * HOUR, to: SAT + 32 * HOUR, minutes: 0, title: 'جشن شرکت' },
        { kind: 'worked', from: SAT + 32 * HOUR, to: SAT + 34 * HOUR, minutes: 120, title: null },
      ],
    },
  ],
};
/** As an open ticket has them: of what was counted only the working time. */
const CLOCKS = SLA.clocks.map(({ shortened: _, parts, ...clock }) => ({
  ...clock,
  parts: parts.flatMap(({ kind, from, to, minutes }) => (kind === 'worked' ? [{ from, to, minutes }] : [])),
}));
const ticket = buildTicket({
  ...{ sla_name: 'طلایی', sla: { state: 'ok', due_at: SAT + 34 * HOUR }, sla_clocks: CLOCKS },
});
const draw = (shown: typeof ticket = ticket) => {
  const explain = jest.fn();
  const both = (
    <>
      <SlaStrip ticket={shown} onExplain={explain} />
      <SlaCard ticket={shown} onExplain={explain} />
    </>
  );
  return { explain, ...renderInTestShell(both, { user: buildUser('employee') }) };
};
const drawExplanation = (answer: TicketSlaClocks | null) => {
  fakeApi({ ticketSla: answer });
  return renderInTestShell(<SlaExplanationDrawer ticket={ticket} onClose={() => undefined} />, {
    user: buildUser('employee'),
  });
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue((SAT + 5 * HOUR) * 1000);
});
afterEach(() => jest.restoreAllMocks());

describe('the due times of an open ticket', () => {
  it('[decisions 2.6] are shown with what is left from what the ticket brings, without a call', async () => {
    fakeApi({});
    const { person, explain } = draw();
    expect(screen.getByText(/^مهلت: .* \(۵ ساعت کاری\)$/)).toBeTruthy();
    expect(screen.getByText('در ۱ ساعت')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /بستن تیکت/ }).getAttribute('aria-valuenow')).toBe('38');
    const [strip] = screen.getAllByRole('button', { name: 'چگونه محاسبه شد؟' });
    await person.click(strip!);
    expect(explain).toHaveBeenCalledTimes(1);
  });

  it('[decisions 2.6] stand under the head in one line: the clock that matters now, and none where nothing runs', () => {
    fakeApi({});
    const { unmount } = draw();
    const strip = within(screen.getByRole('region', { name: 'مهلت‌های این تیکت' }));
    expect(strip.getByText('بستن تیکت')).toBeTruthy();
    expect(strip.getByText('۱ روز و ۵ ساعت مانده')).toBeTruthy();
    expect(strip.queryByText('پاسخ اول')).toBeNull();
    unmount();
    draw({ ...ticket, sla_clocks: CLOCKS.slice(0, 1) });
    expect(screen.queryByRole('region', { name: 'مهلت‌های این تیکت' })).toBeNull();
  });

  it('[decisions 2.6] each explain themselves line by line', async () => {
    drawExplanation(SLA);
    const answered = within(await screen.findByRole('region', { name: 'پاسخ اول' }));
    expect(answered.getByText('تا پاسخ')).toBeTruthy();
    const explained = within(await screen.findByRole('region', { name: 'بستن تیکت' }));
    const rows = explained
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain('حساب نشد');
    expect(rows[2]).toContain('تا این لحظه');
    expect(rows[3]).toContain('باقی‌مانده');
    expect(explained.getByText('مصرف‌شده ۳:۰۰ از ۸:۰۰')).toBeTruthy();
    expect(explained.getByText('جشن شرکت')).toBeTruthy();
  });

  const reason = async (chosen: TicketSlaClocks['chosen']) => {
    const { unmount } = drawExplanation({ ...SLA, chosen });
    await screen.findByRole('region', { name: 'بستن تیکت' });
    const text = document.querySelector('.tk-sla-reason')?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
    unmount();
    return text;
  };
  const held = { op: 'in' as const, label: null, values: [] as string[], none_of: 0 };

  it('[decisions 2.6] say why the ticket has this SLA: the conditions that it fulfilled, or what names it', async () => {
    const conditions = await reason({
      ...{ by: 'conditions', name: null },
      held: [
        { ...held, field: 'importance', values: [3] },
        { ...held, field: 'category', values: ['نرم‌افزار', 'شبکه'] },
        { ...held, field: 'organization', op: 'not_in', none_of: 2 },
        { ...held, field: 'custom_number', op: 'gt', label: 'تعداد کاربر', values: [1200] },
        { ...held, field: 'custom_checkbox', op: 'is', values: [true] },
      ],
    });
    for (const part of [
      'چون با شرط‌های آن جور است',
      'اهمیت: بحرانی',
      'دسته‌بندی: نرم‌افزار، شبکه',
      'سازمان: هیچ‌یک از ۲ مورد شرط',
      'فیلد «تعداد کاربر»: بیشتر از ۱٬۲۰۰',
      'فیلدی که دیگر نیست: بله',
    ])
      expect(conditions).toContain(part);
    expect(await reason({ by: 'service', name: 'میزبانی', held: [] })).toBe('چون SLA محصول یا خدمت است: میزبانی');
    expect(await reason({ by: 'hand', name: null, held: [] })).toBe('دستی برای این تیکت انتخاب شده است');
    expect(await reason(null)).toBe('دلیل انتخاب آن ثبت نشده است');
  });

  it('[decisions 2.6] are not there for a ticket whose SLA has ended meanwhile', async () => {
    drawExplanation(null);
    expect(await screen.findByText('این تیکت دیگر مهلت ندارد')).toBeTruthy();
  });
});
