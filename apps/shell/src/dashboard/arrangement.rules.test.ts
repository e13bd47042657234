import type { Contribution } from '@hamyar/module-sdk';
import { buildUser } from '@hamyar/testing';
import {
  defaultArrangement,
  heightOf,
  moved,
  positionAt,
  placed,
  resized,
  shownWidgets,
  sizeAt,
  stepped,
  widthsOf,
} from './arrangement.rules.ts';

const widget = (name: string, more: Partial<Contribution> = {}): Contribution => ({
  slot: 'dashboard.widget/v1',
  module: 'tickets',
  name,
  code: 'A',
  reserve: { height: 368, columns: 6 },
  order: 0,
  ...more,
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const list = ['a', 'b', 'c'].map((name) => placed(widget(name)));

describe('the arrangement of a dashboard', () => {
  it('[2.1] is by default that of the modules, without what is there only for who adds it', () => {
    const widgets = [widget('a'), widget('b', { optional: true }), widget('c')];
    expect(names(defaultArrangement(widgets, buildUser('employee')))).toEqual(['tickets.a', 'tickets.c']);
  });

  it.each([
    ['full_admin', ['tickets.counters', 'reports.backlog', 'reports.category', 'tickets.a']],
    ['branch_admin', ['tickets.counters', 'reports.satisfaction', 'reports.backlog', 'reports.load', 'tickets.a']],
    ['department_admin', ['tickets.counters', 'reports.satisfaction', 'reports.backlog', 'reports.load', 'tickets.a']],
    ['employee', ['tickets.counters', 'tickets.my-day', 'calendar.todos', 'tickets.a']],
  ] as const)('[2.1] begins for the role %s with what is nearest to its work', (role, first) => {
    const widgets = [
      ...['a', 'my-day', 'counters'].map((name) => widget(name)),
      widget('todos', { module: 'calendar' }),
      ...['load', 'service', 'backlog', 'category', 'satisfaction'].map((name) =>
        widget(name, { module: 'reports', optional: true }),
      ),
    ];
    const arranged = names(defaultArrangement(widgets, buildUser(role)));
    expect(arranged.slice(0, first.length)).toEqual(first);
    // the others follow, without what is there only for who adds it
    expect(arranged).not.toContain('reports.service');
    for (const own of ['tickets.a', 'tickets.my-day', 'calendar.todos']) expect(arranged).toContain(own);
  });

  it('[2.1] leaves no row half empty where the widths allow it, and puts nothing before what begins it', () => {
    const wide = (name: string, columns: number) => widget(name, { reserve: { height: 368, columns } });
    const widgets = [
      ...[wide('counters', 12), wide('my-day', 6), widget('todos', { module: 'calendar' })],
      ...[wide('a', 8), wide('b', 6), wide('c', 4), wide('d', 8), wide('e', 6), wide('f', 4), wide('g', 12)],
    ];
    const arranged = defaultArrangement(widgets, buildUser('employee'));
    expect(arranged.map(({ columns }) => columns)).toEqual([12, 6, 6, 8, 4, 6, 6, 8, 4, 12]);
    expect(names(arranged.slice(0, 3))).toEqual(['tickets.counters', 'tickets.my-day', 'calendar.todos']);
    expect(names(arranged).sort()).toEqual(names(widgets.map(placed)).sort());
    // what fits nowhere begins a row of its own
    expect(names(defaultArrangement([wide('x', 8), wide('y', 8)], buildUser('employee')))).toEqual([
      'tickets.x',
      'tickets.y',
    ]);
  });

  it('[2.1] keeps the place of a widget whose module is away, and does not show it', () => {
    expect(names(shownWidgets(list, [widget('c'), widget('a')]))).toEqual(['a', 'c']);
  });

  it('moves a widget within its ends', () => {
    expect(names(moved(list, 'tickets.a', 1))).toEqual(['tickets.b', 'tickets.a', 'tickets.c']);
    expect(names(moved(list, 'tickets.a', 9)).at(-1)).toBe('tickets.a');
    expect(names(moved(list, 'tickets.c', -4))[0]).toBe('tickets.c');
    expect(names(moved(list, 'tickets.x', 0))).toEqual(names(list));
  });

  it.each([
    ['tickets.a', { name: 'tickets.c', after: false }, ['tickets.b', 'tickets.a', 'tickets.c']],
    ['tickets.a', { name: 'tickets.c', after: true }, ['tickets.b', 'tickets.c', 'tickets.a']],
    ['tickets.c', { name: 'tickets.a', after: false }, ['tickets.c', 'tickets.a', 'tickets.b']],
  ])('drops %s beside another one', (name, target, order) => {
    expect(names(moved(list, name, positionAt(list, name, target)))).toEqual(order);
  });

  it('a widget is as high as the place that was reserved for it', () => {
    expect(heightOf(placed(widget('a')).rows)).toBe(370);
    expect(placed(widget('a', { reserve: { height: 86, columns: 12 } }))).toMatchObject({ columns: 12, rows: 2 });
  });

  it('a widget is never so small that its content does not fit', () => {
    const made = { columns: 8, rows: 8 };
    expect(widthsOf(made)).toEqual([4, 6, 8, 9, 12]);
    const one = { name: 'tickets.a', ...made };
    expect(resized(one, made, { columns: 1, rows: 1 })).toMatchObject({ columns: 4, rows: 8 });
    expect(resized(one, made, { columns: 40, rows: 40 })).toMatchObject({ columns: 12, rows: 12 });
    expect(stepped(one, made, { columns: 1 })).toMatchObject({ columns: 9 });
    expect(stepped({ ...one, columns: 4 }, made, { columns: -1 })).toMatchObject({ columns: 4 });
    expect(stepped(one, made, { rows: 1 })).toMatchObject({ rows: 9 });
  });

  it('the corner under the pointer is a size of the grid', () => {
    expect(sizeAt(500, 370, 1014)).toEqual({ columns: 6, rows: 8 });
  });
});
