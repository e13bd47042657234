import { EmptyState, Tabs } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PageHeader } from '@hamyar/design-system/layout';
import { useSearchValue, useSetSearch } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import '../css/forms.css';
import { FieldsOfContext } from '../features/custom-fields/fields-of-context.tsx';
import { faFields } from '../messages/fa-fields.ts';
import { titles } from '../messages/fa-manifest.ts';
import { useMayDesign } from '../shared/use-may-design.ts';

const text = faFields.designer;
/** Those of customers and organisations have pages of their own [2.41]. */
const CONTEXTS = (['ticket', 'department'] as const).map((key) => ({ key, label: text.contexts[key] }));

/** Settings page with the custom fields of tickets and departments [2.16, 2.58]. */
export function CustomFieldsScreen() {
  const asked = useSearchValue<'settings-customFields'>('context');
  const department = Number(useSearchValue<'settings-customFields'>('department_id')) || undefined;
  const setSearch = useSetSearch();
  const context = asked === 'department' ? asked : 'ticket';
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
  const mayDesign = useMayDesign();
  const departments = (useReferenceList('departments') ?? []).filter(
    ({ id, kind }) => kind === 'normal' && mayDesign({ context: 'department', department_id: id }),
  );
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
        <EmptyState kind="note" title={text.chooseDepartment} />
      ) : (
        <FieldsOfContext key={department} of={{ context: 'department', department_id: department }} />
      )}
    </>
  );
}
