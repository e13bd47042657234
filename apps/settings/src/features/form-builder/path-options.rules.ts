interface TreeItem {
  id: number;
  name: string;
  parent_id: number | null;
}

/** Items of a tree as options of one list, each with the names of those above it: «نرم‌افزار › نصب». */
export function pathOptions(items: readonly TreeItem[]): { value: number; label: string }[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pathOf = ({ name, parent_id: above }: TreeItem): string => {
    const parent = above === null ? undefined : byId.get(above);
    return parent ? `${pathOf(parent)} › ${name}` : name;
  };
  return items.map((item) => ({ value: item.id, label: pathOf(item) }));
}
