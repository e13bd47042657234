type Import = () => Promise<unknown>;

/** What the bootstrap of every edition needs first, from the largest. */
const SHARED: readonly Import[] = [
  () => import('react-dom/client'),
  () => import('@hamyar/store'),
  () => import('@hamyar/design-system/basics'),
  () => import('@hamyar/design-system/layout'),
];

/**
 * Evaluates what the bootstrap needs and then the bootstrap, each part in a task of its own, so that the browser can
 * handle keys and clicks and paint between them: in one task they block a slow device for a quarter of a second.
 */
export async function bootstrapInPieces(bootstrap: Import): Promise<void> {
  for (const piece of [...SHARED, bootstrap]) {
    await piece();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
