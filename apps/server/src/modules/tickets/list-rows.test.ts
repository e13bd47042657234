import type { TicketRow } from '@hamyar/contracts';
import { createListRows, type KeptRow } from './list-rows.ts';

const rowOf = (id: number): KeptRow => ({
  rowVersion: '1',
  namesVersion: '1',
  row: { id, excerpt: 'س'.repeat(100) } as TicketRow,
  lastSeq: 1,
  customerId: null,
  closerId: null,
});

describe('the rows of lists that a node keeps', () => {
  it('[decisions 2.3] take no more memory than their budget, in however many forms they are sent', () => {
    const rows = createListRows(100_000);
    for (let id = 0; id < 2_000; id += 1) {
      const row = rowOf(id % 700);
      rows.keep(`s${id % 700}`, row);
      for (let form = 0; form < 1 + (id % 20); form += 1)
        rows.sent(`s${id % 700}`, row, `${form}`, () => 'x'.repeat(1_000));
      expect(rows.bytes()).toBeLessThanOrEqual(100_000);
    }
    expect(rows.all().size).toBeGreaterThan(5);
  });

  it('[decisions 2.3] count what they take: nothing is left of the count when other rows come instead', () => {
    const rows = createListRows(100_000);
    const first = rowOf(1);
    rows.keep('s1', first);
    const one = rows.bytes();
    for (let form = 0; form < 30; form += 1) rows.sent('s1', first, `${form}`, () => 'x');
    expect(rows.bytes()).toBeGreaterThan(one);
    expect(rows.bytes()).toBeLessThan(one + 10 * 600);
    rows.keep('s1', rowOf(1));
    expect(rows.bytes()).toBe(one);
    // a reader who still has the older row is answered, and changes nothing
    expect(rows.sent('s1', first, '1', () => 'y').toString()).toBe('y');
    expect(rows.bytes()).toBe(one);
  });

  it('[decisions 2.3] are forgotten in the order in which nobody looked at them any more', () => {
    const rows = createListRows(5_000);
    let id = 0;
    for (; rows.all().size === id; id += 1) {
      rows.keep(`s${id}`, rowOf(id));
      rows.get('s0');
    }
    expect(rows.get('s0')).toBeDefined();
    expect(rows.get('s1')).toBeUndefined();
    expect(rows.get(`s${id - 1}`)).toBeDefined();
  });

  it('[decisions 2.3] are written once for all readers to whom they look the same', () => {
    const rows = createListRows();
    const row = rowOf(1);
    rows.keep('s1', row);
    const made = rows.sent('s1', row, '0 false', () => 'a');
    expect(rows.sent('s1', row, '0 false', () => 'b')).toBe(made);
    expect(rows.sent('s1', row, '1 false', () => 'c').toString()).toBe('c');
  });
});
