/** A row in a tree. */
export interface TreeNode {
  id: number;
  parent_id: number | null;
}

/** The ids from a node up to the top, itself first; ends at a cycle. */
export function pathUp(nodes: readonly TreeNode[], id: number): number[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const path: number[] = [];
  for (let at: number | null | undefined = id; typeof at === 'number' && !path.includes(at); at = parents.get(at))
    path.push(at);
  return path;
}

/** The id of a node and of all below it. */
export function subtree(nodes: readonly TreeNode[], id: number): number[] {
  const found = new Set([id]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const node of nodes) if (node.parent_id !== null && found.has(node.parent_id)) found.add(node.id);
  }
  return [...found];
}

/** Each node with all below it, as pairs; for counts over a tree. */
export const closure = (nodes: readonly TreeNode[]): { above: number; below: number }[] =>
  nodes.flatMap(({ id }) => pathUp(nodes, id).map((above) => ({ above, below: id })));

/** Levels of a node and those below it. */
function height(nodes: readonly TreeNode[], id: number): number {
  const below = nodes.filter(({ parent_id }) => parent_id === id);
  return 1 + Math.max(0, ...below.map((child) => height(nodes, child.id)));
}

/**
 * Why a node cannot be below a parent in a tree of at most `levels` levels: it would be inside itself, or the tree would
 * be too deep; null when it can. `id` is null for a new one.
 */
export function refusedParent(
  nodes: readonly TreeNode[],
  { id, parentId, levels }: { id: number | null; parentId: number | null; levels: number },
): 'itself' | 'too_deep' | null {
  if (parentId === null) return null;
  if (id !== null && subtree(nodes, id).includes(parentId)) return 'itself';
  return pathUp(nodes, parentId).length + (id === null ? 1 : height(nodes, id)) > levels ? 'too_deep' : null;
}

/** Nodes in the order of their tree: each one before those below it, siblings by their order. */
export function inTreeOrder<Node extends TreeNode & { order: number }>(nodes: readonly Node[]): Node[] {
  const children = new Map<number | null, Node[]>();
  for (const node of [...nodes].sort((a, b) => a.order - b.order || a.id - b.id))
    children.set(node.parent_id, [...(children.get(node.parent_id) ?? []), node]);
  const listed: Node[] = [];
  const list = (parent: number | null): void => {
    for (const node of children.get(parent) ?? []) {
      listed.push(node);
      list(node.id);
    }
  };
  list(null);
  return listed;
}
