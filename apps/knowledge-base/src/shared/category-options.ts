import type { ArticleCategory } from '@hamyar/contracts';
import type { TreeOption } from '@hamyar/design-system/fields';

/** The categories as a tree of options. */
export function categoryOptions(
  categories: readonly ArticleCategory[],
  parentId: number | null = null,
): TreeOption<number>[] {
  return categories
    .filter((category) => category.parent_id === parentId)
    .map(({ id, name }) => ({ value: id, title: name, children: categoryOptions(categories, id) }));
}

/** The categories one below the other, each with the names of those above it, for a choice of several. */
export function flatCategoryOptions(categories: readonly ArticleCategory[]): { value: number; label: string }[] {
  const names = new Map<number, string>();
  return categories.map(({ id, name, parent_id: parent }) => {
    const label = parent === null ? name : `${names.get(parent) ?? '…'} › ${name}`;
    names.set(id, label);
    return { value: id, label };
  });
}
