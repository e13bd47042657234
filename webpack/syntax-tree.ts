/** A node of swc's syntax tree. */
export type Node = { type: string } & Record<string, unknown>;

/** Visits a node and everything below it. */
export function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) visitNodes(child as Node, visit);
      // swc wraps arguments: { spread, expression }
      else if (child && typeof child === 'object' && 'expression' in child)
        visitNodes((child as { expression: Node }).expression, visit);
    }
  }
}
