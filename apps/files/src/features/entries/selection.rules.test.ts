import fc from 'fast-check';
import {
  afterKey,
  everything,
  NO_SELECTION,
  only,
  pruned,
  stretched,
  toggled,
  type Selection,
} from './selection.rules.ts';

const order = [10, 20, 30, 40, 50, 60, 70];
const grid = { shift: false, ctrl: false, columns: 3, lines: 2 };
const press = (selection: Selection, key: string, more: Partial<typeof grid> = {}) =>
  afterKey(selection, order, { ...grid, key, ...more });

describe('[2.72] the selection in a folder', () => {
  it('moves by arrows as the rows stand: to the left is the next one, down is the next line', () => {
    expect(press(only(20), 'ArrowLeft')).toEqual(only(30));
    expect(press(only(20), 'ArrowRight')).toEqual(only(10));
    expect(press(only(20), 'ArrowDown')).toEqual(only(50));
    expect(press(only(50), 'ArrowUp')).toEqual(only(20));
    expect(press(only(20), 'ArrowLeft', { columns: 1 })).toBeNull();
  });

  it('reaches the last row from the line above it, where the last line is shorter', () => {
    expect(press(only(60), 'ArrowDown')).toEqual(only(70));
    expect(press(only(20), 'ArrowUp')).toEqual(only(20));
  });

  it('stretches with Shift from where it began, and shrinks again', () => {
    const two = press(only(30), 'ArrowLeft', { shift: true })!;
    expect([...two.ids]).toEqual([30, 40]);
    expect([...press(two, 'ArrowRight', { shift: true })!.ids]).toEqual([30]);
  });

  it('moves with Ctrl without selecting, and Space selects there', () => {
    const moved = press(only(30), 'ArrowLeft', { ctrl: true })!;
    expect(moved).toEqual({ ...only(30), cursor: 40 });
    expect([...press(moved, ' ')!.ids]).toEqual([30, 40]);
  });

  it('gives Escape to others when nothing is selected', () => {
    expect(press(only(30), 'Escape')!.ids.size).toBe(0);
    expect(press(NO_SELECTION, 'Escape')).toBeNull();
  });

  it('continues at the row that took the place of a deleted one', () => {
    const left = pruned(only(30), order, [10, 20, 40, 50]);
    expect([left.cursor, left.ids.size]).toEqual([40, 0]);
    expect(pruned(only(70), order, [10, 20]).cursor).toBe(20);
  });

  it('never contains a row that is not there, and the keyboard is always at one that is', () => {
    const keys = [
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageDown',
      'PageUp',
      ' ',
      'Escape',
    ];
    const act = fc.oneof(
      fc.record({ key: fc.constantFrom(...keys), shift: fc.boolean(), ctrl: fc.boolean() }),
      fc.record({ how: fc.constantFrom('only', 'toggle', 'stretch', 'all', 'remove'), at: fc.nat(40) }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(act),
        (all, columns, acts) => {
          let rows = all;
          let selection = NO_SELECTION;
          for (const one of acts) {
            if ('key' in one) selection = afterKey(selection, rows, { ...one, columns, lines: 3 }) ?? selection;
            else if (rows.length > 0) {
              const id = rows[one.at % rows.length]!;
              if (one.how === 'remove') {
                const before = rows;
                rows = rows.filter((row) => row !== id);
                selection = pruned(selection, before, rows);
              } else
                selection =
                  one.how === 'only'
                    ? only(id)
                    : one.how === 'toggle'
                      ? toggled(selection, id)
                      : one.how === 'stretch'
                        ? stretched(selection, rows, id)
                        : everything(selection, rows);
            }
            expect([...selection.ids].every((id) => rows.includes(id))).toBe(true);
            expect(selection.cursor === null || rows.includes(selection.cursor)).toBe(true);
          }
        },
      ),
    );
  });
});
