import {
  foundNodes,
  mayStandBelow,
  movedTree,
  orderAfter,
  positionAfterStep,
  positionOfDrop,
  shownNodes,
  type TreeNode,
} from './category-tree.rules.ts';

const node = (id: number, parent_id: number | null, depth: number): TreeNode => ({
  id,
  name: `دستهٔ ${id}`,
  parent_id,
  depth,
});
// 1 (11 (111 (1111)), 12), 2, 3 (31)
const tree = [
  node(1, null, 1),
  node(11, 1, 2),
  node(111, 11, 3),
  node(1111, 111, 4),
  node(12, 1, 2),
  node(2, null, 1),
  node(3, null, 1),
  node(31, 3, 2),
];
const at = (id: number) => tree.find((one) => one.id === id)!;

describe('the tree of categories', () => {
  it('[5.41] never puts a category into itself or below itself', () => {
    expect(mayStandBelow(tree, 1, 1)).toBe(false);
    expect(mayStandBelow(tree, 1, 111)).toBe(false);
    expect(mayStandBelow(tree, 2, 1)).toBe(true);
  });

  it('[decisions 2.12] has at most four levels, also when a whole branch moves', () => {
    expect(mayStandBelow(tree, null, 1111)).toBe(false);
    expect(mayStandBelow(tree, 2, 111)).toBe(true);
    expect(mayStandBelow(tree, 3, 111)).toBe(false);
    expect(mayStandBelow(tree, 1, null)).toBe(true);
  });

  it('moves by steps among siblings, into the one above, and out of its parent', () => {
    expect(positionAfterStep(tree, 2, 'up')).toEqual({ parentId: null, index: 0 });
    expect(positionAfterStep(tree, 3, 'down')).toBeNull();
    expect(positionAfterStep(tree, 12, 'deeper')).toEqual({ parentId: 11, index: 1 });
    expect(positionAfterStep(tree, 1, 'deeper')).toBeNull();
    expect(positionAfterStep(tree, 31, 'higher')).toEqual({ parentId: null, index: 3 });
    expect(positionAfterStep(tree, 2, 'higher')).toBeNull();
  });

  it('sends all siblings of the new position in their order', () => {
    expect(orderAfter(tree, 3, { parentId: null, index: 0 })).toEqual([3, 1, 2]);
    expect(orderAfter(tree, 2, { parentId: 1, index: 1 })).toEqual([11, 2, 12]);
  });

  it.each([
    ['first of all', 2, null, 1, { parentId: null, index: 0 }],
    ['below the row above', 2, 12, 3, { parentId: 12, index: 0 }],
    ['beside the row above', 2, 12, 2, { parentId: 1, index: 2 }],
    ['beside the parent of the row above', 3, 12, 1, { parentId: null, index: 1 }],
    ['no deeper than one level below it', 31, 2, 4, { parentId: 2, index: 0 }],
    ['into itself: nowhere', 1, 11, 3, null],
    ['too deep: nowhere', 3, 1111, 5, null],
  ])('drops %s', (_what, id, above, wanted, position) => {
    expect(positionOfDrop(tree, id, above === null ? null : at(above), wanted)).toEqual(position);
  });

  it('shows the moved branch at its new position before the server has answered', () => {
    expect(movedTree(tree, 11, { parentId: null, index: 1 }).map(({ id, depth }) => [id, depth])).toEqual([
      ...[
        [1, 1],
        [12, 2],
        [11, 1],
        [111, 2],
        [1111, 3],
        [2, 1],
        [3, 1],
        [31, 2],
      ],
    ]);
  });

  it('hides what is below a folded one, and finds a name with those above it', () => {
    expect(shownNodes(tree, new Set([1])).map(({ id }) => id)).toEqual([1, 2, 3, 31]);
    expect(foundNodes(tree, (name) => name.includes('111')).map(({ id }) => id)).toEqual([1, 11, 111, 1111]);
  });
});
