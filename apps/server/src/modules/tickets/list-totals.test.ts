import { createListTotals } from './list-totals.ts';

describe('cached counts', () => {
  it('[decisions 2.3] are valid for ten seconds, and after a write only large ones for one second', () => {
    let now = 0;
    const totals = createListTotals(() => now);
    totals.set('small', 3);
    totals.set('large', 9_000);
    now = 9_999;
    expect([totals.get('small'), totals.get('large')]).toEqual([3, 9_000]);
    now = 10_000;
    expect([totals.get('small'), totals.get('large')]).toEqual([undefined, undefined]);
    totals.set('small', 3);
    totals.set('large', 9_000);
    totals.clear();
    expect([totals.get('small'), totals.get('large')]).toEqual([undefined, 9_000]);
    now = 11_000;
    expect(totals.get('large')).toBeUndefined();
  });
});
