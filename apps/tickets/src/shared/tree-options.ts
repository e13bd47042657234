import type { SelectOption, TreeOption } from '@hamyar/design-system/fields';

interface TreeItem {
  id: number;
  name: string;
  parent_id: number | null;
  order: number;
  /** Words that find it besides its name. */
  keywords?: readonly string[];
}

/**
 * Items as a tree of options, each level in its order; an item whose parent is not among them is at the top level. What is
 * `closed`, and what is below it, cannot be chosen.
 */
export function buildTree(items: readonly TreeItem[], closed?: number): TreeOption<number>[] {
  const ids = new Set(items.map(({ id }) => id));
  const below = (parent: number | null, off: boolean): TreeOption<number>[] =>
    items
      .filter((item) =>
        parent === null ? item.parent_id === null || !ids.has(item.parent_id) : item.parent_id === parent,
      )
      .sort((a, b) => a.order - b.order || a.id - b.id)
      .map(({ id, name, keywords = [] }) => {
        const disabled = off || id === closed;
        const children = below(id, disabled);
        return {
          value: id,
          title: name,
          ...(keywords.length > 0 && { searchText: keywords.join(' ') }),
          ...(disabled && { disabled }),
          ...(children.length > 0 && { children }),
        };
      });
  return below(null, false);
}

/** Items one below the other, each with the names of those above it, for a choice of several. */
export function flatOptions(items: readonly TreeItem[]): SelectOption<number>[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pathOf = (item: TreeItem): string => {
    const parent = item.parent_id === null ? undefined : byId.get(item.parent_id);
    return parent ? `${pathOf(parent)} › ${item.name}` : item.name;
  };
  return items.map((item) => ({ value: item.id, label: pathOf(item) }));
}
