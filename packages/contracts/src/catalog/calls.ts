// Printed from the schemas of this folder by `npm run gen`; do not edit.

export interface ServiceItem {
  id: number;
  name: string;
  parent_id: number | null;
  department_ids: number[];
  category_ids: number[];
  order: number;
}

export interface TicketCategoryItem {
  id: number;
  name: string;
  parent_id: number | null;
  department_ids: number[];
  default_importance: number | null;
  order: number;
}
