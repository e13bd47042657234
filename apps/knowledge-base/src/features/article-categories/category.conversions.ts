import type { ArticleCategory, KnowledgebaseCategoryStoreBody, Visibility } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Whom the dialog lets see a category; `selected`: customers of some organisations or levels. */
export type CategoryAudience = Visibility | 'selected';

/** Values of the dialog. */
export interface CategoryValues {
  name: string;
  slug: string;
  description: string;
  parent_id: number | null;
  status: boolean;
  audience: CategoryAudience;
  organization_ids: number[];
  customer_level_ids: number[];
  /** undefined: unchanged; null: taken away; a token: uploaded. */
  icon_token: string | null | undefined;
}

export const emptyCategory = (parentId: number | null): CategoryValues => ({
  name: '',
  slug: '',
  description: '',
  parent_id: parentId,
  status: true,
  audience: 'public',
  organization_ids: [],
  customer_level_ids: [],
  icon_token: undefined,
});

const isSelected = ({ organizations, customer_levels: levels }: ArticleCategory): boolean =>
  organizations.length > 0 || levels.length > 0;

/** The form values of a stored category. */
export const categoryToForm = (category: ArticleCategory): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  parent_id: category.parent_id,
  status: category.status,
  audience: isSelected(category) ? 'selected' : category.visibility,
  organization_ids: category.organizations.map(({ id }) => id),
  customer_level_ids: category.customer_levels.map(({ id }) => id),
  icon_token: undefined,
});

/** The body of a category. Chosen organisations and levels count only where the audience is `selected`. */
export function categoryToBody(values: CategoryValues) {
  const selected = values.audience === 'selected';
  return wholeBody<KnowledgebaseCategoryStoreBody>({
    name: values.name.trim(),
    slug: values.slug.trim() || null,
    description: values.description.trim() || null,
    status: values.status,
    parent_id: values.parent_id,
    icon_token: values.icon_token,
    visibility: values.audience === 'selected' ? 'customers' : values.audience,
    organization_ids: selected ? values.organization_ids : [],
    customer_level_ids: selected ? values.customer_level_ids : [],
  });
}
