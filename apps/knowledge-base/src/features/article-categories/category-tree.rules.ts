import { CATEGORY_DEPTH_MAX, type ArticleCategory } from '@hamyar/contracts';

/** What the tree needs of a category. The list has each one before those below it. */
export type TreeNode = Pick<ArticleCategory, 'id' | 'name' | 'parent_id' | 'depth'>;

/** A position in the tree: the parent, and the number of siblings before it. */
export interface Position {
  parentId: number | null;
  index: number;
}

const childrenOf = <Node extends TreeNode>(nodes: readonly Node[], parentId: number | null): Node[] =>
  nodes.filter((node) => node.parent_id === parentId);

/** The ids of a category and of all below it. */
export function branchOf(nodes: readonly TreeNode[], id: number): Set<number> {
  const branch = new Set([id]);
  for (const node of nodes) if (node.parent_id !== null && branch.has(node.parent_id)) branch.add(node.id);
  return branch;
}

/** Levels of a category with those below it: 1 when there are none. */
function heightOf(nodes: readonly TreeNode[], id: number): number {
  const own = nodes.find((node) => node.id === id)?.depth ?? 1;
  const branch = branchOf(nodes, id);
  return Math.max(...nodes.filter((node) => branch.has(node.id)).map((node) => node.depth)) - own + 1;
}

/** Whether a category may stand below a parent: not inside itself, and at most four levels deep (decisions 2.12). */
export function mayStandBelow(nodes: readonly TreeNode[], id: number | null, parentId: number | null): boolean {
  const depth = parentId === null ? 0 : (nodes.find((node) => node.id === parentId)?.depth ?? CATEGORY_DEPTH_MAX);
  if (id === null) return depth + 1 <= CATEGORY_DEPTH_MAX;
  if (parentId !== null && branchOf(nodes, id).has(parentId)) return false;
  return depth + heightOf(nodes, id) <= CATEGORY_DEPTH_MAX;
}

/** Where a category stands now. */
export function positionOf(nodes: readonly TreeNode[], id: number): Position {
  const parentId = nodes.find((node) => node.id === id)?.parent_id ?? null;
  return { parentId, index: childrenOf(nodes, parentId).findIndex((node) => node.id === id) };
}

/** A step by the keyboard; to the left is deeper, as the tree grows to the left. */
export type Step = 'up' | 'down' | 'deeper' | 'higher';

/** The position one step away; null when there is none. */
export function positionAfterStep(nodes: readonly TreeNode[], id: number, step: Step): Position | null {
  const { parentId, index } = positionOf(nodes, id);
  const siblings = childrenOf(nodes, parentId);
  if (step === 'up') return index > 0 ? { parentId, index: index - 1 } : null;
  if (step === 'down') return index < siblings.length - 1 ? { parentId, index: index + 1 } : null;
  if (step === 'deeper') {
    const above = siblings[index - 1];
    if (!above || !mayStandBelow(nodes, id, above.id)) return null;
    return { parentId: above.id, index: childrenOf(nodes, above.id).length };
  }
  if (parentId === null) return null;
  const upper = positionOf(nodes, parentId);
  return { parentId: upper.parentId, index: upper.index + 1 };
}

/**
 * The position of a drop between two shown rows: the row above it, and how deep the pointer wants it. Null where the
 * category cannot stand.
 */
export function positionOfDrop(
  nodes: readonly TreeNode[],
  id: number,
  above: TreeNode | null,
  wanted: number,
): Position | null {
  const branch = branchOf(nodes, id);
  if (above !== null && above.id !== id && branch.has(above.id)) return null;
  // the row above itself stands for its own position: what is above it there
  const shown = nodes.filter((node) => !branch.has(node.id));
  const before = above !== null && above.id === id ? rowBefore(nodes, id) : above;
  if (before === null) return { parentId: null, index: 0 };
  const depth = Math.max(1, Math.min(wanted, before.depth + 1));
  if (depth === before.depth + 1) return mayStandBelow(nodes, id, before.id) ? { parentId: before.id, index: 0 } : null;
  let sibling: TreeNode = before;
  while (sibling.depth > depth) sibling = nodes.find((node) => node.id === sibling.parent_id)!;
  const { parent_id: parentId } = sibling;
  if (!mayStandBelow(nodes, id, parentId)) return null;
  return { parentId, index: childrenOf(shown, parentId).findIndex((node) => node.id === sibling.id) + 1 };
}

function rowBefore(nodes: readonly TreeNode[], id: number): TreeNode | null {
  const at = nodes.findIndex((node) => node.id === id);
  return nodes[at - 1] ?? null;
}

/** The ids of all children of the new parent in their new order, with the moved one at its position. */
export function orderAfter(nodes: readonly TreeNode[], id: number, { parentId, index }: Position): number[] {
  const others = childrenOf(nodes, parentId)
    .map((node) => node.id)
    .filter((other) => other !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** The categories with the moved one at its new position, to be shown until the server has answered. */
export function movedTree<Node extends TreeNode>(nodes: readonly Node[], id: number, position: Position): Node[] {
  const order = orderAfter(nodes, id, position);
  const moved = nodes.map((node) => (node.id === id ? { ...node, parent_id: position.parentId } : node));
  const rowsBelow = (parentId: number | null, depth: number): Node[] => {
    const children = childrenOf(moved, parentId);
    const sorted =
      parentId === position.parentId
        ? order.flatMap((one) => children.find((node) => node.id === one) ?? [])
        : children;
    return sorted.flatMap((node) => [{ ...node, depth }, ...rowsBelow(node.id, depth + 1)]);
  };
  return rowsBelow(null, 1);
}

/** Those below none of the folded ones. */
export function shownNodes<Node extends TreeNode>(nodes: readonly Node[], folded: ReadonlySet<number>): Node[] {
  const hidden = new Set<number>();
  return nodes.filter((node) => {
    const inside = node.parent_id !== null && (folded.has(node.parent_id) || hidden.has(node.parent_id));
    if (inside) hidden.add(node.id);
    return !inside;
  });
}

/** Those whose name contains the words, with those above them. */
export function foundNodes<Node extends TreeNode>(nodes: readonly Node[], fits: (name: string) => boolean): Node[] {
  const kept = new Set<number>();
  for (const node of nodes) {
    if (!fits(node.name)) continue;
    for (let at: TreeNode | undefined = node; at; at = nodes.find((one) => one.id === at!.parent_id)) kept.add(at.id);
  }
  return nodes.filter((node) => kept.has(node.id));
}
