import { CATEGORY_DEPTH_MAX, CATEGORY_MAX, type ArticleCategory } from '@hamyar/contracts';
import { Alert, RadioGroup, Switch } from '@hamyar/design-system/basics';
import {
  FormGrid,
  MultiSelect,
  rules,
  TextArea,
  TextField,
  TreeSelect,
  type TreeOption,
} from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { PictureField } from '@hamyar/module-kit/files';
import { DeleteButton, FormField, useNewest, type FieldSpecs, type ResourceForm } from '@hamyar/module-kit/form';
import { fill, isolate, shared } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import {
  useCreateArticleCategoryMutation,
  useDeleteArticleCategoryMutation,
  useUpdateArticleCategoryMutation,
} from '../../api/article-category.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { mayStandBelow } from './category-tree.rules.ts';
import { categoryToBody, categoryToForm, emptyCategory, type CategoryValues } from './category.conversions.ts';

const text = staffText.category;
/** Characters of a name that readers see at the side (spec 2.55). */
const NAME_SHOWN = 23;
const AUDIENCES = (['public', 'customers', 'employees', 'both', 'selected'] as const).map((value) => ({
  value,
  ...staffText.audience[value],
}));

interface CategoryDialogProps {
  categories: readonly ArticleCategory[];
  /** The stored category to change; absent for a new one. */
  stored?: ArticleCategory;
  /** The parent of a new one. */
  parentId?: number | null;
  onClose(): void;
}

const fieldsOf = ({ audience, organization_ids: organizations, customer_level_ids: levels }: CategoryValues) =>
  ({
    name: { required: true, rules: [rules.letter()] },
    slug: { rules: [rules.letter()] },
    audience: { wire: 'visibility' },
    organization_ids: {
      required: audience === 'selected' && levels.length + organizations.length === 0 && text.selectedRequired,
    },
  }) satisfies FieldSpecs<CategoryValues>;

/** One dialog for a new category and for a change [2.84]. */
export function CategoryDialog({ categories, stored: given, parentId = null, onClose }: CategoryDialogProps) {
  const [stored, follow] = useNewest(given);
  const [create] = useCreateArticleCategoryMutation();
  const [update] = useUpdateArticleCategoryMutation();
  const form = useDialogForm<CategoryValues, object>({
    initial: stored ? categoryToForm(stored) : emptyCategory(parentId),
    fields: fieldsOf,
    askOnLeave: true,
    send: async (values) => {
      const body = categoryToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onConflict: follow,
    onSaved: () => {
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={stored ? text.edit : text.new}
      width="category"
      submitLabel={shared.save}
      footerEnd={stored ? <DeleteCategory category={stored} disabled={form.sending} onDeleted={onClose} /> : null}
      onClose={onClose}
    >
      <CategoryFields form={form} categories={categories} stored={stored} />
      {stored && stored.narrower_article_count > 0 ? (
        <Alert tone="warning">
          {fill(text.narrower, { n: stored.narrower_article_count, all: stored.article_count })}
        </Alert>
      ) : null}
    </FormDialog>
  );
}

interface DeleteCategoryProps {
  category: ArticleCategory;
  disabled: boolean;
  onDeleted(): void;
}

function DeleteCategory({ category, disabled, onDeleted }: DeleteCategoryProps) {
  const [remove] = useDeleteArticleCategoryMutation();
  return (
    <DeleteButton
      question={{ title: fill(text.removeTitle, { name: isolate(category.name) }) }}
      remove={() => remove(category.id).unwrap()}
      {...{ disabled, onDeleted }}
    >
      {text.remove}
    </DeleteButton>
  );
}

interface CategoryFieldsProps {
  form: ResourceForm<CategoryValues>;
  categories: readonly ArticleCategory[];
  stored: ArticleCategory | undefined;
}

function CategoryFields({ form, categories, stored }: CategoryFieldsProps) {
  // one that may have none below it is not in the list of article categories (`forCategories`): it is moved in the tree [5.41]
  const last = stored !== undefined && stored.depth >= CATEGORY_DEPTH_MAX;
  const shownName = Math.min([...form.values.name.trim()].length, NAME_SHOWN);
  return (
    <>
      <FormGrid>
        <FormField
          form={form}
          name="name"
          label={text.name}
          help={fill(text.nameCount, { n: shownName, max: NAME_SHOWN })}
        >
          {(control) => <TextField {...control} maxLength={CATEGORY_MAX.name} />}
        </FormField>
        <FormField form={form} name="parent_id" label={text.parent} help={last ? text.parentOfLast : undefined}>
          {(control) => (
            <TreeSelect
              {...control}
              clearable
              disabled={last}
              options={parentOptions(categories, stored?.id ?? null)}
            />
          )}
        </FormField>
        <FormField form={form} name="slug" label={text.slug} help={stored ? text.slugHelp : undefined}>
          {(control) => <TextField {...control} maxLength={CATEGORY_MAX.slug} />}
        </FormField>
        <FormField form={form} name="icon_token" label={text.icon} help={text.iconHint}>
          {(control) => (
            <PictureField
              id={control.id}
              aria-describedby={control['aria-describedby']}
              label={text.icon}
              kind="article_category"
              stored={stored?.icon_link ?? null}
              token={control.value}
              onChange={control.onChange}
            />
          )}
        </FormField>
      </FormGrid>
      <FormField form={form} name="description" label={text.description}>
        {(control) => <TextArea {...control} rows={2} maxLength={CATEGORY_MAX.description} />}
      </FormField>
      <FormField form={form} name="audience" label={text.visibility}>
        {(control) => (
          <RadioGroup
            cards
            label={text.visibility}
            options={AUDIENCES}
            value={control.value}
            onChange={control.onChange}
          />
        )}
      </FormField>
      {form.values.audience === 'selected' ? <SelectedCustomers form={form} /> : null}
      <FormField form={form} name="status" label={text.status} help={text.statusHelp}>
        {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.status} />}
      </FormField>
    </>
  );
}

function SelectedCustomers({ form }: { form: ResourceForm<CategoryValues> }) {
  const organizations = useReferenceList('organizations') ?? [];
  const levels = useReferenceList('customer_levels') ?? [];
  return (
    <FormGrid>
      <FormField form={form} name="organization_ids" label={text.organizations}>
        {(control) => <MultiSelect {...control} options={organizations.map(toOption)} />}
      </FormField>
      <FormField form={form} name="customer_level_ids" label={text.levels}>
        {(control) => <MultiSelect {...control} options={levels.map(toOption)} />}
      </FormField>
    </FormGrid>
  );
}

const toOption = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** The tree of possible parents: never itself or one below it, and no fifth level [5.41]. */
function parentOptions(categories: readonly ArticleCategory[], id: number | null): TreeOption<number>[] {
  const below = (parentId: number | null): TreeOption<number>[] =>
    categories
      .filter((category) => category.parent_id === parentId && category.id !== id)
      .map((category) => ({
        value: category.id,
        title: category.name,
        disabled: !mayStandBelow(categories, id, category.id),
        children: below(category.id),
      }));
  return below(null);
}
