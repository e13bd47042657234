import fc from 'fast-check';
import { closure, inTreeOrder, pathUp, refusedParent, subtree } from './tree.ts';

interface Node {
  id: number;
  parent_id: number | null;
  order: number;
}

/** Trees of up to twelve nodes: each stands below one that was made before it, or at the top. */
const trees = fc.array(fc.record({ above: fc.nat(), order: fc.nat(3) }), { maxLength: 12 }).map((made) =>
  made.map(
    ({ above, order }, index): Node => ({
      id: index + 1,
      parent_id: above % (index + 1) === 0 ? null : above % (index + 1),
      order,
    }),
  ),
);
const levelsOf = (nodes: readonly Node[]) => Math.max(0, ...nodes.map(({ id }) => pathUp(nodes, id).length));

describe('a tree of rows', () => {
  it('[5.41] never lets a row stand inside itself, nor deeper than it may, and nothing else is refused', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5 }), (nodes, one, other, levels) => {
        fc.pre(nodes.length > 0);
        const id = (one % nodes.length) + 1;
        const parentId = (other % nodes.length) + 1;
        const moved = nodes.map((node) => (node.id === id ? { ...node, parent_id: parentId } : node));
        const refused = refusedParent(nodes, { id, parentId, levels });
        const isCycle = subtree(nodes, id).includes(parentId);
        expect(refused === 'itself').toBe(isCycle);
        if (!isCycle) {
          const deepest = Math.max(...subtree(nodes, id).map((below) => pathUp(moved, below).length));
          expect(refused === 'too_deep').toBe(deepest > levels);
        }
      }),
    );
  });

  it('lets a new row stand where one more level is left', () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.integer({ min: 1, max: 5 }), (nodes, one, levels) => {
        fc.pre(nodes.length > 0);
        const parentId = (one % nodes.length) + 1;
        const deeper = pathUp(nodes, parentId).length + 1 > levels;
        expect(refusedParent(nodes, { id: null, parentId, levels })).toBe(deeper ? 'too_deep' : null);
        expect(refusedParent(nodes, { id: null, parentId: null, levels })).toBeNull();
      }),
    );
  });

  it('has each row once, after the one above it, and siblings by their order', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const listed = inTreeOrder(nodes);
        expect(new Set(listed)).toEqual(new Set(nodes));
        const at = new Map(listed.map(({ id }, index) => [id, index]));
        for (const node of nodes) {
          if (node.parent_id !== null) expect(at.get(node.parent_id)!).toBeLessThan(at.get(node.id)!);
          const later = nodes.filter(({ parent_id, order }) => parent_id === node.parent_id && order > node.order);
          for (const { id } of later) expect(at.get(node.id)!).toBeLessThan(at.get(id)!);
        }
        expect(closure(nodes)).toHaveLength(nodes.reduce((count, { id }) => count + subtree(nodes, id).length, 0));
        expect(levelsOf(nodes)).toBeLessThanOrEqual(nodes.length);
      }),
    );
  });
});
