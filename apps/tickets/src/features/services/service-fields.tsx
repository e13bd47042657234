import { CATALOG_MAX, SERVICE_ICONS, type Service } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextArea, TextField, TreeSelect } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { useAllServicesQuery } from '../../api/service.api.ts';
import { useAllTicketCategoriesQuery } from '../../api/ticket-category.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { importanceOptions, useDepartmentOptions } from '../../shared/catalog-fields.tsx';
import { ServiceIconShown } from '../../shared/service-icon.tsx';
import { FormSelect } from '../../shared/form-select.tsx';
import { SlaSelect } from '../../shared/sla-select.tsx';
import { buildTree, flatOptions } from '../../shared/tree-options.ts';
import type { ServiceValues } from './service.conversions.ts';

const text = faCatalog.service;

const ICONS = SERVICE_ICONS.map((value) => ({
  value,
  searchText: text.icons[value],
  label: (
    <span className="tk-icon-option">
      <ServiceIconShown name={value} /> {text.icons[value]}
    </span>
  ),
}));

interface ServiceFieldsProps {
  form: ResourceForm<ServiceValues>;
  stored: Service | undefined;
}

/** What a product or service is, and which tickets may have it. */
export function ServiceFields({ form, stored }: ServiceFieldsProps) {
  const services = useAllServicesQuery().data?.data ?? [];
  const categories = useAllTicketCategoriesQuery().data?.data ?? [];
  const branches = useReferenceList('branches') ?? [];
  const departments = useDepartmentOptions();
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={CATALOG_MAX.name} />}
        </FormField>
        <FormField form={form} name="code" label={text.code}>
          {(control) => <TextField {...control} ltr maxLength={CATALOG_MAX.code} />}
        </FormField>
        <FormField form={form} name="parent_id" label={text.parent}>
          {(control) => (
            <TreeSelect {...control} clearable placeholder={faCatalog.top} options={buildTree(services, stored?.id)} />
          )}
        </FormField>
        <FormField form={form} name="icon" label={text.icon}>
          {(control) => <Select {...control} clearable options={ICONS} />}
        </FormField>
        <FormField form={form} name="branch_ids" label={text.branches}>
          {(control) => (
            <MultiSelect
              {...control}
              placeholder={text.allBranches}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
        <FormField form={form} name="department_ids" label={faCatalog.departments}>
          {(control) => <MultiSelect {...control} placeholder={faCatalog.allDepartments} options={departments} />}
        </FormField>
        <FormField form={form} name="category_ids" label={text.categories}>
          {(control) => <MultiSelect {...control} placeholder={text.allCategories} options={flatOptions(categories)} />}
        </FormField>
        <FormField form={form} name="default_importance" label={faCatalog.importance}>
          {(control) => (
            <Select {...control} clearable placeholder={faCatalog.byCustomerLevel} options={importanceOptions} />
          )}
        </FormField>
        <SlaSelect form={form} />
        <FormSelect
          form={form}
          stored={stored?.form_id}
          placeholder={text.byCategoryForm}
          branches={form.values.branch_ids}
        />
      </FormGrid>
      <FormField form={form} name="description" label={faCatalog.description}>
        {(control) => <TextArea {...control} rows={3} maxLength={CATALOG_MAX.description} />}
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
