import { buildEntry, buildField, FIELDS } from '../../testing/form-doubles.ts';
import { conditionSources, firstValue, incompleteCondition } from './condition.rules.ts';
import { changedEntry, inOrder, movedEntry, withField, withoutField } from './form-entries.rules.ts';

const three = [buildEntry(1), buildEntry(2), buildEntry(3)];
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);
const ordersOf = (entries: readonly { order: number }[]) => entries.map(({ order }) => order);

describe('the fields of a form', () => {
  it('[2.59, 3.12] get a field of the pool at a position, once, with the defaults of a new one', () => {
    const next = withField(three, buildField({ id: 7, required: true }), 1);
    expect(idsOf(next)).toEqual([1, 7, 2, 3]);
    expect(next[1]).toEqual(buildEntry(7, { order: 2, required: true }));
    expect(withField(next, buildField({ id: 7 }))).toEqual(next);
    // a check box is never required, and what is for employees only is not public
    expect(withField([], buildField({ type: 'checkbox', required: true, sensitive: true }))[0]).toMatchObject({
      required: false,
      public: false,
    });
  });

  it('[2.59, 4.10] keep every field and number them anew wherever one is moved', () => {
    for (const id of [1, 2, 3])
      for (const index of [-1, 0, 1, 2, 9]) {
        const moved = movedEntry(three, id, index);
        expect(idsOf(moved).sort()).toEqual([1, 2, 3]);
        expect(ordersOf(moved)).toEqual([1, 2, 3]);
        expect(moved[Math.max(0, Math.min(2, index))]?.id).toBe(id);
        expect(idsOf(moved).filter((other) => other !== id)).toEqual([1, 2, 3].filter((other) => other !== id));
      }
    expect(movedEntry(three, 99, 0)).toEqual(three);
  });

  it('[2.59] lose a field together with the conditions about it', () => {
    const about = { field_id: 2, op: 'filled' as const, value: null };
    const next = withoutField([three[0]!, three[1]!, { ...three[2]!, condition: about }], 2);
    expect(idsOf(next)).toEqual([1, 3]);
    expect(ordersOf(next)).toEqual([1, 2]);
    expect(next[1]?.condition).toBeNull();
  });

  it('[3.12] are read in the order that is stored, and changed one by one', () => {
    expect(idsOf(inOrder([buildEntry(1, { order: 9 }), buildEntry(2, { order: 4 })]))).toEqual([2, 1]);
    expect(changedEntry(three, 2, { width: 'half' }).map(({ width }) => width)).toEqual(['full', 'half', 'full']);
  });
});

describe('the condition of a field', () => {
  const placed = (changes: Readonly<Record<number, object>> = {}) =>
    FIELDS.map((field) => ({ field, entry: buildEntry(field.id, changes[field.id]) }));
  const sources = (id: number, changes?: Readonly<Record<number, object>>) =>
    conditionSources(placed(changes), id).map((field) => field.id);

  it('[decisions 2.11] depends on any other field, but not in a circle', () => {
    expect(sources(1)).toEqual([2, 3, 4]);
    const onFirst = { condition: { field_id: 1, op: 'filled', value: null } };
    // 2 depends on 1, and 3 on 2: so 1 depends on neither
    expect(sources(1, { 2: onFirst, 3: { condition: { ...onFirst.condition, field_id: 2 } } })).toEqual([4]);
  });

  it('[decisions 2.11] depends on nothing that nobody sees or fills in', () => {
    const secret = { field: buildField({ id: 5, type: 'password' }), entry: buildEntry(5) };
    expect(conditionSources([...placed(), secret], 1).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('[decisions 2.11] begins with the first item or a ticked box, and is incomplete without a value', () => {
    expect(firstValue(FIELDS[1]!, 'eq')).toBe(1);
    expect(firstValue(FIELDS[2]!, 'eq')).toBe(1);
    expect(firstValue(FIELDS[3]!, 'gt')).toBeNull();
    expect(firstValue(FIELDS[1]!, 'filled')).toBeNull();
    const entry = buildEntry(1, { condition: { field_id: 4, op: 'gt', value: null } });
    expect(incompleteCondition([entry])).toBe(entry);
    expect(incompleteCondition([buildEntry(1, { condition: { field_id: 4, op: 'empty', value: null } })])).toBeNull();
  });
});
