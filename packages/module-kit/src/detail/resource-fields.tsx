import { Fragment, type ReactNode } from 'react';

/** How a page shows each field of an object, in this order; null for a field that it does not show here, on purpose. */
export type ShownFields<Item> = {
  readonly [Name in keyof Item]-?: ((item: Item) => ReactNode) | null;
};

/** Props of {@link ResourceFields}. */
export interface ResourceFieldsProps<Item> {
  item: Item;
  /** An entry for every field: the compiler asks for those of a field that is new in the contract. */
  fields: ShownFields<Item>;
}

/** The fields of one object, as the page shows them. */
export function ResourceFields<Item extends object>({ item, fields }: ResourceFieldsProps<Item>) {
  return Object.entries<ShownFields<Item>[keyof Item]>(fields).map(([name, show]) => (
    <Fragment key={name}>{show?.(item)}</Fragment>
  ));
}
