/** A row that has a position among those of the same parent. A list of them has each one before those below it. */
export interface SortableItem {
  id: number;
  name: string;
  parent_id: number | null;
}

const siblingsOf = <Item extends SortableItem>(items: readonly Item[], id: number): Item[] => {
  const parent = items.find((item) => item.id === id)?.parent_id;
  return items.filter((item) => item.parent_id === parent);
};

/** The position of a row among its siblings, from 0, and how many they are. */
export function positionOf(items: readonly SortableItem[], id: number): { index: number; count: number } {
  const siblings = siblingsOf(items, id);
  return { index: siblings.findIndex((item) => item.id === id), count: siblings.length };
}

/** The rows with one of them at another position among its siblings; those below it go with it. */
export function movedItem<Item extends SortableItem>(items: readonly Item[], id: number, index: number): Item[] {
  const siblings = siblingsOf(items, id);
  const others = siblings.filter((item) => item.id !== id);
  const own = siblings.find((item) => item.id === id);
  if (!own) return [...items];
  const at = Math.max(0, Math.min(others.length, index));
  const order = [...others.slice(0, at), own, ...others.slice(at)];
  const below = (parentId: number | null): Item[] =>
    (parentId === own.parent_id ? order : items.filter((item) => item.parent_id === parentId)).flatMap((item) => [
      item,
      ...below(item.id),
    ]);
  return below(null);
}

/** The levels above a row. */
export function depthOf(items: readonly SortableItem[], { parent_id }: SortableItem): number {
  const parent = items.find((item) => item.id === parent_id);
  return parent ? 1 + depthOf(items, parent) : 0;
}
