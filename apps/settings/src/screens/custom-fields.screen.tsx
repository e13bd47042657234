import { CUSTOM_FIELD_CONTEXTS, type CustomFieldContext } from '@hamyar/contracts/forms';
import { EmptyState, Tabs } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useSearchValue, useSetSearch } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { useCustomFieldsQuery, type FieldsOf } from '../api/custom-field.api.ts';
import '../css/forms.css';
import { FieldDesigner } from '../features/custom-fields/field-designer.tsx';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';

const text = faFields.designer;
const CONTEXTS = CUSTOM_FIELD_CONTEXTS.map((key) => ({ key, label: text.contexts[key] }));
const isContext = (value: string | null): value is CustomFieldContext =>
  (CUSTOM_FIELD_CONTEXTS as readonly (string | null)[]).includes(value);

/** Settings page with the custom fields of tickets, customers, organisations and departments [2.16, 2.58]. */
export function CustomFieldsScreen() {
  const asked = useSearchValue<'settings-customFields'>('context');
  const department = Number(useSearchValue<'settings-customFields'>('department_id')) || undefined;
  const setSearch = useSetSearch();
  const context = isContext(asked) ? asked : 'ticket';
  return (
    <>
      <PageHeader title={titles.customFields} subtitle={text.subtitle} />
      <Tabs
        label={text.context}
        items={CONTEXTS}
        value={context}
        onChange={(next) => setSearch({ context: next, department_id: undefined })}
      >
        {context === 'department' ? (
          <DepartmentFields department={department} onChoose={(id) => setSearch({ department_id: id ?? undefined })} />
        ) : (
          <FieldsOfContext key={context} of={{ context }} />
        )}
      </Tabs>
    </>
  );
}

interface DepartmentFieldsProps {
  department: number | undefined;
  onChoose(id: number | null): void;
}

function DepartmentFields({ department, onChoose }: DepartmentFieldsProps) {
  const departments = (useReferenceList('departments') ?? []).filter(({ kind }) => kind === 'normal');
  return (
    <>
      <div className="cf-department">
        <Select
          aria-label={text.department}
          placeholder={text.department}
          searchable
          options={departments.map(({ id, name }) => ({ value: id, label: name }))}
          value={department}
          onChange={onChoose}
        />
      </div>
      {department === undefined ? (
        <EmptyState title={text.chooseDepartment} />
      ) : (
        <FieldsOfContext key={department} of={{ context: 'department', department_id: department }} />
      )}
    </>
  );
}

function FieldsOfContext({ of }: { of: FieldsOf }) {
  const reading = useCustomFieldsQuery(of, { refetchOnMountOrArgChange: true });
  return <ResourceView reading={reading}>{({ data }) => <FieldDesigner of={of} fields={data} />}</ResourceView>;
}
