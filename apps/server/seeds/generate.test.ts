import fc from 'fast-check';
import { isTicketNumber } from '@hamyar/domain';
import { hasHtmlTag } from '@hamyar/persian';
import { ALL_SCENARIOS, departmentId, DEPARTMENTS, serviceId } from './company.ts';
import { CATEGORIES } from './corpora/company.ts';
import { expandTemplate } from './text-template.ts';
import { firstDay, makeDemo, type NumberedTicket } from './generate.ts';
import { chooseScenarioTexts } from './scenario-texts.ts';
import { randomOf } from './random.ts';
import { toBody } from './rich-body.ts';

/** 29 Aban 1405, the anchor day that the decisions name. */
const ANCHOR = Date.UTC(2026, 10, 20) / 86_400_000;
const demo = makeDemo({ anchorDay: ANCHOR });
const tickets: NumberedTicket[] = [...demo.tickets()];
const words = (t: NumberedTicket): string => t.contents.map((c) => c.body.text).join('\n');

describe('the demo company', () => {
  it('[decisions 2.20] is the same for the same seed and anchor day, and different for another seed', () => {
    const again = makeDemo({ anchorDay: ANCHOR });
    expect(JSON.stringify(again.company.users)).toBe(JSON.stringify(demo.company.users));
    expect([...again.tickets()].slice(0, 800)).toEqual(tickets.slice(0, 800));
    const other = makeDemo({ anchorDay: ANCHOR, seed: 'other' }).tickets().next().value as NumberedTicket;
    expect(other.subject + words(other)).not.toBe(`${tickets[0]?.subject}${words(tickets[0] as NumberedTicket)}`);
  });

  it('[decisions 2.3] has tickets that came in shortly before the first start, the same for the same moment', () => {
    const now = demo.end + 10 * 3_600_000;
    const at = () => [...makeDemo({ anchorDay: ANCHOR, now }).tickets()];
    const started = at();
    expect(started).toHaveLength(5000);
    expect(at().slice(-60)).toEqual(started.slice(-60));
    const late = started.filter((t) => t.createdAt >= now - 3_600_000);
    expect(late.length).toBeGreaterThan(15);
    expect(late.every((t) => t.waitingSince === t.createdAt && t.firstStaffReplyAt === null)).toBe(true);
    const moments = started.flatMap((t) => [
      t.createdAt,
      ...t.contents.map((c) => c.at),
      ...t.history.map((h) => h.at),
    ]);
    expect(moments.reduce((last, moment) => Math.max(last, moment))).toBeLessThan(now);
  });

  it('[issue 2] has 8 departments with the two built-in ones, 30 staff of every role, 40 organisations, 400 customers, 5,000 tickets', () => {
    const { company } = demo;
    expect(
      DEPARTMENTS.map((d) => d.kind)
        .filter((k) => k !== 'normal')
        .sort(),
    ).toEqual(['customers', 'managers']);
    expect([
      DEPARTMENTS.length,
      company.staff.length,
      company.organizations.length,
      company.customers.length,
      tickets.length,
    ]).toEqual([8, 30, 40, 400, 5000]);
    expect(new Set(company.users.map((u) => u.role)).size).toBe(7);
    expect(new Set(company.users.map((u) => u.mobile)).size).toBe(company.users.length);
    for (const name of ['admin', 'branch.isfahan', 'lead.support', 'agent', 'supervisor', 'member', 'customer'])
      expect(company.users.filter((u) => u.username === name)).toHaveLength(1);
  });

  it('[decisions 2.3] numbers the tickets of each Jalali month from one, with a valid check digit', () => {
    expect(tickets.every((t) => isTicketNumber(t.number))).toBe(true);
    expect(new Set(tickets.map((t) => t.number)).size).toBe(5000);
    expect(new Set(tickets.map((t) => t.number.slice(0, 4))).size).toBe(14);
    expect(tickets.filter((t) => t.number.startsWith('0505-')).map((t) => Number(t.number.slice(5, 11)))).toEqual(
      tickets.filter((t) => t.number.startsWith('0505-')).map((_, i) => i + 1),
    );
  });

  it('[decisions 2.20] is completely between the first day and the anchor day, each conversation in order', () => {
    const from = demo.workDays.startOf(firstDay(ANCHOR));
    for (const t of tickets) {
      const moments = t.contents.map((c) => c.at);
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(t.createdAt).toBeGreaterThanOrEqual(from);
      expect(Math.max(...moments, t.closedAt ?? 0, t.satisfactionAt ?? 0)).toBeLessThan(demo.end);
      expect(t.contents.map((c) => c.seq)).toEqual(t.contents.map((_, i) => i + 1));
    }
  });

  it('[issue 2] follows working hours: almost nothing on Fridays, half a day on Thursdays', () => {
    const byDay = Array.from({ length: 7 }, () => 0);
    for (const t of tickets)
      byDay[(demo.workDays.dayOf(t.createdAt) + 5) % 7] = (byDay[(demo.workDays.dayOf(t.createdAt) + 5) % 7] ?? 0) + 1;
    expect(byDay[6]).toBeLessThan((byDay[0] ?? 0) / 8);
    expect(byDay[5]).toBeLessThan((byDay[0] ?? 0) / 2);
  });

  it('[issue 2] almost never repeats a conversation, and rarely an opening', () => {
    expect(new Set(tickets.map(words)).size).toBeGreaterThan(4900);
    expect(new Set(tickets.map((t) => t.contents[0]?.body.text)).size).toBeGreaterThan(4200);
  });

  it('[decisions 2.3] has tickets in every status, and closes most of them', () => {
    const counts = [0, 1, 2, 3, 4].map((status) => tickets.filter((t) => t.status === status).length);
    expect(Math.min(...counts)).toBeGreaterThan(15);
    expect(counts[4]).toBeGreaterThan(4500);
    expect(tickets.every((t) => (t.status === 4) === (t.closedAt !== null))).toBe(true);
    expect(tickets.every((t) => t.waitingSince === null || t.status !== 4)).toBe(true);
  });

  it('[decisions 2.1] lets only members of the department answer', () => {
    for (const t of tickets) {
      if (t.kind === 'internal' || t.assignee === null) continue;
      expect(demo.company.users[t.assignee - 1]?.departments).toContain(t.department);
    }
  });

  it('[5.1] writes no plain text that the product would refuse', () => {
    expect(tickets.filter((t) => t.subject.length < 1 || t.subject.length > 255 || hasHtmlTag(t.subject))).toEqual([]);
  });

  it('[issue 2] writes some in English and some mixed', () => {
    expect(tickets.filter((t) => t.contents[0]?.body.dir === 'ltr').length).toBeGreaterThan(60);
    expect(
      tickets.filter((t) => /[\u0600-\u06ff]/.test(t.subject) && /[A-Za-z]{3}/.test(t.subject)).length,
    ).toBeGreaterThan(60);
  });
});

describe('the corpora', () => {
  it('name departments, services and categories that exist', () => {
    const names = new Set(CATEGORIES.flatMap((c) => c.children));
    for (const s of ALL_SCENARIOS)
      expect([s.key, names.has(s.category), departmentId(s.department) > 0, serviceId(s.service) > 0]).toEqual([
        s.key,
        true,
        true,
        true,
      ]);
  });
  it('leave no bracket, brace or double space behind, whatever is chosen', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_SCENARIOS), fc.string(), (scenario, seed) => {
        const random = randomOf(seed);
        const text = Object.values(chooseScenarioTexts(scenario, random))
          .filter((t) => t !== undefined)
          .map((t) => expandTemplate(t, () => 'x', random))
          .join('\n');
        return !/[[\]{}|]|undefined| {2}| [.،؛]/.test(text);
      }),
      { numRuns: 3000 },
    );
  });
  it('use no Arabic ي or ك', () => {
    expect(/[يك]/.test(JSON.stringify(ALL_SCENARIOS))).toBe(false);
  });
  it('become the same blocks that the rich-text pipeline stores', () => {
    expect(toBody('سلام <b>\n- یک `x`\n- two\n> نقل')).toEqual({
      html: '<p dir="rtl">سلام &lt;b&gt;</p><ul><li dir="rtl">یک <code>x</code></li><li dir="ltr">two</li></ul><blockquote dir="rtl">نقل</blockquote>',
      text: 'سلام <b>\nیک x\ntwo\nنقل',
      dir: 'rtl',
    });
  });
});
