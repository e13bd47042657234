import type { ReactNode } from 'react';
import { CATALOG_MAX, type TicketCategory } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextArea, TextField, TreeSelect } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import {
  Form,
  FormActions,
  FormField,
  useResourceForm,
  type FieldSpecs,
  type ResourceForm,
} from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import {
  useAllTicketCategoriesQuery,
  useCreateTicketCategoryMutation,
  useUpdateTicketCategoryMutation,
} from '../../api/ticket-category.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { importanceOptions, useDepartmentOptions, useEmployeeOptions } from '../../shared/catalog-fields.tsx';
import { FormSelect } from '../../shared/form-select.tsx';
import { SlaSelect } from '../../shared/sla-select.tsx';
import { buildTree } from '../../shared/tree-options.ts';
import { categoryToBody, categoryToForm, emptyCategory, type CategoryValues } from './ticket-category.conversions.ts';

const text = faCatalog.category;

const FIELDS: FieldSpecs<CategoryValues> = { name: { required: true } };

interface CategoryFormProps {
  label: string;
  stored?: TicketCategory;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a category of tickets (decisions 2.7). */
export function TicketCategoryForm({ label, stored, onDone, actions }: CategoryFormProps) {
  const [create] = useCreateTicketCategoryMutation();
  const [update] = useUpdateTicketCategoryMutation();
  const form = useResourceForm<CategoryValues, unknown>({
    initial: stored ? categoryToForm(stored) : emptyCategory,
    fields: FIELDS,
    draft: { key: `ticket-category-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = categoryToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <CategoryFields form={form} stored={stored} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}

interface CategoryFieldsProps {
  form: ResourceForm<CategoryValues>;
  stored: TicketCategory | undefined;
}

function CategoryFields({ form, stored }: CategoryFieldsProps) {
  const categories = useAllTicketCategoriesQuery().data?.data ?? [];
  const departments = useDepartmentOptions();
  const employees = useEmployeeOptions(stored?.default_recipient ? [stored.default_recipient] : []);
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={CATALOG_MAX.name} />}
        </FormField>
        <FormField form={form} name="parent_id" label={text.parent}>
          {(control) => (
            <TreeSelect
              {...control}
              clearable
              placeholder={faCatalog.top}
              options={buildTree(categories, stored?.id)}
            />
          )}
        </FormField>
        <FormField form={form} name="department_ids" label={faCatalog.departments}>
          {(control) => <MultiSelect {...control} placeholder={faCatalog.allDepartments} options={departments} />}
        </FormField>
        <FormField form={form} name="default_importance" label={faCatalog.importance}>
          {(control) => (
            <Select {...control} clearable placeholder={faCatalog.byCustomerLevel} options={importanceOptions} />
          )}
        </FormField>
        <SlaSelect form={form} />
        <FormSelect form={form} stored={stored?.form_id} placeholder={faCatalog.byDepartmentForm} />
        <FormField form={form} name="default_recipient_id" label={text.recipient} help={text.recipientHelp}>
          {(control) => <Select {...control} clearable searchable options={employees} />}
        </FormField>
        <FormField form={form} name="keywords" label={text.keywords} help={text.keywordsHelp}>
          {(control) => <MultiSelect {...control} creatable options={[]} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="description" label={faCatalog.description}>
        {(control) => <TextArea {...control} rows={3} maxLength={CATALOG_MAX.description} />}
      </FormField>
      <FormField form={form} name="required_on_close" label={text.requiredOnClose} help={text.requiredOnCloseHelp}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.requiredOnClose} showState />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="is_public" label={faCatalog.isPublic}>
          {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={faCatalog.isPublic} showState />}
        </FormField>
        <FormField form={form} name="status" label={faCatalog.status}>
          {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={faCatalog.status} showState />}
        </FormField>
      </FormGrid>
    </>
  );
}
