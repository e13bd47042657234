import { TICKET_IMPORTANCES, type Person } from '@hamyar/contracts';
import { FORM_AUDIENCES, FORM_MAX } from '@hamyar/contracts/forms';
import { Segmented } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { FormGrid, MultiSelect, Select, TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { faFields } from '../../messages/fa-fields.ts';
import type { TicketFormValues } from './form.conversions.ts';
import { pathOptions } from './path-options.rules.ts';

const text = faFields.ticketForm;
const AUDIENCES = FORM_AUDIENCES.map((value) => ({ value, label: text.audiences[value] }));
const IMPORTANCES = TICKET_IMPORTANCES.map((value) => ({ value, label: text.importances[value] }));

interface PartProps {
  form: ResourceForm<TicketFormValues>;
}

/** Which new tickets get the form. */
export function UsesPart({ form }: PartProps) {
  const departments = (useReferenceList('departments') ?? []).filter(({ kind }) => kind === 'normal');
  const categories = useReferenceList('ticket_categories') ?? [];
  const services = useReferenceList('services') ?? [];
  const branches = useReferenceList('branches') ?? [];
  return (
    <>
      <FormField form={form} name="audience" label={text.audience}>
        {({ id, value, onChange }) => (
          <div id={id}>
            <Segmented label={text.audience} options={AUDIENCES} value={value} onChange={onChange} />
          </div>
        )}
      </FormField>
      <FormGrid>
        <FormField form={form} name="department_ids" label={text.departments}>
          {(control) => <MultiSelect {...control} placeholder={text.noUses} options={namesOf(departments)} />}
        </FormField>
        <FormField form={form} name="category_ids" label={text.categories}>
          {(control) => <MultiSelect {...control} placeholder={text.noUses} options={pathOptions(categories)} />}
        </FormField>
        <FormField form={form} name="service_ids" label={text.services}>
          {(control) => <MultiSelect {...control} placeholder={text.noUses} options={pathOptions(services)} />}
        </FormField>
        <FormField form={form} name="branch_ids" label={text.branches}>
          {(control) => <MultiSelect {...control} placeholder={text.allBranches} options={namesOf(branches)} />}
        </FormField>
      </FormGrid>
    </>
  );
}

const namesOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** What a new ticket with this form begins with. */
export function BeginsPart({ form, recipient }: PartProps & { recipient: Person | null }) {
  const departments = useReferenceList('departments') ?? [];
  const people = new Map(
    [...(recipient ? [recipient] : []), ...departments.flatMap(({ users = [] }) => users)].map(({ id, name }) => [
      id,
      name,
    ]),
  );
  return (
    <>
      <FormField form={form} name="intro" label={text.intro}>
        {({ required: _required, ...control }) => (
          <RichTextEditor {...control} label={text.intro} tools="top" minHeight={120} maxHeight={320} />
        )}
      </FormField>
      <FormField form={form} name="subject_template" label={text.subject}>
        {(control) => <TextField {...control} maxLength={FORM_MAX.subject} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="default_importance" label={text.importance}>
          {(control) => <Select {...control} clearable placeholder={text.byCustomerLevel} options={IMPORTANCES} />}
        </FormField>
        <FormField form={form} name="default_recipient_id" label={text.recipient}>
          {(control) => (
            <Select
              {...control}
              clearable
              searchable
              placeholder={text.byDepartment}
              options={[...people].map(([value, label]) => ({ value, label }))}
            />
          )}
        </FormField>
      </FormGrid>
    </>
  );
}
