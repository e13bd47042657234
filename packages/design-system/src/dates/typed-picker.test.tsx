import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUSINESS_ZONE, formatJ, fromJalali, fromWall, jalaliMonthDays } from '@hamyar/dayjs-jalali';
import fc from 'fast-check';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FieldHostProvider } from '../basics/index.ts';
import { JalaliDate, JalaliDateTime, JalaliRange, JalaliTime } from './index.ts';

const toFa = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 1728));
const two = (part: number) => String(part).padStart(2, '0');

function Held<Value>({ start, draw }: { start: Value; draw(value: Value, change: (next: Value) => void): ReactNode }) {
  const [value, setValue] = useState(start);
  return (
    <>
      {draw(value, setValue)}
      <output>{JSON.stringify(value)}</output>
      <button>بعدی</button>
    </>
  );
}
const CONTROLS = {
  day: () => <Held<string | null> start={null} draw={(v, set) => <JalaliDate label="x" value={v} onChange={set} />} />,
  moment: () => (
    <Held<number | null> start={null} draw={(v, set) => <JalaliDateTime label="x" value={v} onChange={set} />} />
  ),
  clock: () => (
    <Held<string | null> start="08:00" draw={(v, set) => <JalaliTime label="x" value={v} onChange={set} />} />
  ),
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'x' });
const value = () => JSON.parse(document.querySelector('output')!.textContent) as unknown;

/** Types key by key into the field of a form; every key has to stay as it was typed. */
async function typeInto(kind: keyof typeof CONTROLS, text: string, report: () => void = () => {}) {
  const shown = render(<FieldHostProvider value={{ report, resets: 0 }}>{CONTROLS[kind]()}</FieldHostProvider>);
  const person = userEvent.setup();
  await person.clear(field());
  for (let n = 0; n < text.length; n += 1) {
    await person.keyboard(text.charAt(n));
    expect(field().value).toBe(text.slice(0, n + 1));
  }
  return { ...shown, person };
}

const DIGITS = fc.constantFrom((text: string) => text, toFa);
const CLOCK = fc
  .record({ hour: fc.nat(23), step: fc.nat(11), colon: fc.constantFrom(':', ''), short: fc.boolean() })
  .map(({ hour, step, colon, short }) => ({
    time: `${two(hour)}:${two(step * 5)}`,
    typed: `${short ? hour : two(hour)}${colon}${two(step * 5)}`,
  }));
const DAY = fc
  .record({ year: fc.integer({ min: 1380, max: 1450 }), month: fc.nat(11), day: fc.nat(30), short: fc.boolean() })
  .map(({ year, month, day, short }) => {
    const date = fromJalali(year, month, (day % jalaliMonthDays(year, month)) + 1);
    return { date, typed: formatJ(date, short ? 'YYYY/M/D' : 'YYYY/MM/DD', 'en') };
  });

describe('what is typed key by key into a picker', () => {
  it('[5.45] is the time that is stored and shown after Tab', async () => {
    await fc.assert(
      fc.asyncProperty(CLOCK, DIGITS, async ({ time, typed }, digits) => {
        const { person, unmount } = await typeInto('clock', digits(typed));
        await person.tab();
        expect([value(), field().value]).toEqual([time, toFa(time)]);
        unmount();
      }),
      {
        numRuns: 12,
        examples: [
          [{ time: '14:15', typed: '14:15' }, toFa],
          [{ time: '11:30', typed: '1130' }, toFa],
          [{ time: '09:00', typed: '9' }, toFa],
        ],
      },
    );
  });

  it('[5.45] is the moment that is stored and shown after Tab', async () => {
    await fc.assert(
      fc.asyncProperty(DAY, CLOCK, DIGITS, async ({ date, typed: day }, { time, typed }, digits) => {
        const { person, unmount } = await typeInto('moment', digits(`${day} ${typed}`));
        await person.tab();
        const [hour, minute] = time.split(':').map(Number);
        expect([value(), field().value]).toEqual([
          fromWall(date.hour(hour!).minute(minute!), BUSINESS_ZONE),
          `${formatJ(date, 'YYYY/MM/DD')} ${toFa(time)}`,
        ]);
        unmount();
      }),
      { numRuns: 6 },
    );
  });

  it('[0.1] is the day that is stored and shown after Tab', async () => {
    await fc.assert(
      fc.asyncProperty(DAY, DIGITS, async ({ date, typed }, digits) => {
        const { person, unmount } = await typeInto('day', digits(typed));
        await person.tab();
        expect([value(), field().value]).toEqual([date.format('YYYY-MM-DD'), formatJ(date, 'YYYY/MM/DD')]);
        unmount();
      }),
      { numRuns: 8 },
    );
  });

  it.each(['24:00', '11:75', '1175', '۲۴۰۰', '95'])(
    '[8.17] is refused where it is no time, as %s is',
    async (typed) => {
      const report = jest.fn();
      const { person } = await typeInto('clock', typed, report);
      await person.tab();
      expect(report).toHaveBeenLastCalledWith('ساعت قابل خواندن نیست', true);
      expect([value(), field().value]).toEqual(['08:00', typed]);
    },
  );

  it('[8.17] is read where the field is left before the browser has had time to draw', async () => {
    render(<FieldHostProvider value={{ report: () => {}, resets: 0 }}>{CONTROLS.clock()}</FieldHostProvider>);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    // as in a browser on a busy machine: between two events only microtasks run, and no task of React
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      field().focus();
      await Promise.resolve();
      write.call(field(), '1645');
      field().dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      field().blur();
      await waitFor(() => expect([value(), field().value]).toEqual(['16:45', '۱۶:۴۵']));
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  });

  it('[5.35] enables the end that waits for this start before Tab moves on to it', async () => {
    render(
      <Held<string | null>
        start={null}
        draw={(start, change) => (
          <>
            <JalaliTime label="x" value={start} onChange={change} />
            <JalaliTime label="پایان" disabled={!start} />
          </>
        )}
      />,
    );
    const person = userEvent.setup();
    await person.click(field());
    await person.keyboard('1130{Tab}');
    expect(value()).toBe('11:30');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'پایان' }));
  });

  it('[5.45] is taken by Enter and by a press elsewhere', async () => {
    const { person } = await typeInto('clock', '1130');
    await person.keyboard('{Enter}');
    expect([value(), field().value]).toEqual(['11:30', '۱۱:۳۰']);
    await person.clear(field());
    await person.keyboard('9');
    await person.click(screen.getByRole('button', { name: 'بعدی' }));
    expect([value(), field().value]).toEqual(['09:00', '۰۹:۰۰']);
  });

  type Range = readonly [string | null, string | null];
  it.each([
    ['a day', '1405/09/25', CONTROLS.day],
    ['a moment', '1405/09/25 10:00', CONTROLS.moment],
    ['a time', '10:00', CONTROLS.clock],
    [
      'a range',
      '1405/09/25',
      () => (
        <Held<Range>
          start={[null, null]}
          draw={(v, set) => <JalaliRange id="x" label="x" value={v} onChange={set} />}
        />
      ),
    ],
  ])(
    'of %s is taken by Enter without sending the form, and a second Enter does not either',
    async (_of, typed, draw) => {
      const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
      render(
        <form onSubmit={onSubmit}>
          <FieldHostProvider value={{ report: () => {}, resets: 0 }}>{draw()}</FieldHostProvider>
          <input aria-label="متن" />
          <button type="submit">ذخیره</button>
        </form>,
      );
      const person = userEvent.setup();
      const input = screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
      await person.clear(input);
      const before = document.querySelector('output')!.textContent;
      await person.type(input, `${typed}{Enter}`);
      expect(document.querySelector('output')!.textContent).not.toBe(before);
      await person.keyboard('{Enter}{Enter}');
      expect(onSubmit).not.toHaveBeenCalled();
      await person.type(screen.getByRole('textbox', { name: 'متن' }), '{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it('[5.45] is what a pick changes a part of', async () => {
    const { person } = await typeInto('clock', '1415');
    await person.click(field());
    const minutes = document.querySelectorAll('.ant-picker-time-panel-column')[1]!;
    const half = minutes.querySelector('[data-value="30"] .ant-picker-time-panel-cell-inner')!;
    fireEvent.mouseDown(half);
    fireEvent.click(half);
    expect(field().value).toBe('۱۴:۳۰');
    await person.tab();
    expect([value(), field().value]).toEqual(['14:30', '۱۴:۳۰']);
  });

  it('[5.45] stays on its day where its minutes are rounded', async () => {
    const { person } = await typeInto('clock', '23:59');
    await person.tab();
    expect(value()).toBe('23:55');
  });

  it.each(['Enter', 'a press elsewhere'])('[8.17] is one end of a range, handed over by %s', async (how) => {
    type Range = readonly [string | null, string | null];
    render(<Held<Range> start={[null, null]} draw={(v, set) => <JalaliRange value={v} onChange={set} />} />);
    const person = userEvent.setup();
    const [from] = screen.getAllByRole<HTMLInputElement>('textbox');
    await person.click(from!);
    await person.keyboard('1405/10/15');
    // what a button reads that is pressed right behind the last key
    if (how === 'Enter') fireEvent.keyDown(from!, { key: 'Enter' });
    else act(() => from!.blur());
    expect(value()).toEqual([fromJalali(1405, 9, 15).format('YYYY-MM-DD'), null]);
  });

  it('[2.90] is the range of days that is stored and shown', async () => {
    type Range = readonly [string | null, string | null];
    render(<Held<Range> start={[null, null]} draw={(v, set) => <JalaliRange value={v} onChange={set} />} />);
    const person = userEvent.setup();
    const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox');
    await person.click(from!);
    await person.keyboard('1405/10/15');
    expect(from!.value).toBe('1405/10/15');
    await person.tab();
    await person.click(to!);
    await person.keyboard('۱۴۰۵/۱۱/۲۹');
    expect(to!.value).toBe('۱۴۰۵/۱۱/۲۹');
    await person.tab();
    await act(async () => {});
    expect([from!.value, to!.value]).toEqual(['۱۴۰۵/۱۰/۱۵', '۱۴۰۵/۱۱/۲۹']);
    expect(value()).toEqual([fromJalali(1405, 9, 15), fromJalali(1405, 10, 29)].map((day) => day.format('YYYY-MM-DD')));
  });
});
