import { ASSIGN_MODES, DEPARTMENT_MAX, type Department } from '@hamyar/contracts';
import { FormGrid, MultiSelect, NumberField, Select } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import { useColleagueOptions } from '../../shared/department-options.ts';
import type { DepartmentValues } from './department.conversions.ts';

const text = fa.form;

interface PeopleFieldsProps {
  form: ResourceForm<DepartmentValues>;
  stored: Department | undefined;
  /** The license has working shifts. */
  shifts: boolean;
}

/** Who is in a department. Nobody is an admin and a member, and the default recipient is one of them. */
export function PeopleFields({ form, stored, shifts }: PeopleFieldsProps) {
  const { manager_ids: managers, member_ids: members, assign_mode: mode } = form.values;
  const modes = ASSIGN_MODES.filter((value) => shifts || value !== 'by_shift' || value === stored?.assign_mode);
  const people = useColleagueOptions([...(stored?.managers ?? []), ...(stored?.members ?? [])]);
  const change = (changed: Partial<DepartmentValues>) =>
    form.change((before) => {
      const after = { ...before, ...changed };
      const inside = [...after.manager_ids, ...after.member_ids];
      const recipient = after.default_recipient_id;
      return {
        ...changed,
        ...(recipient !== null && !inside.includes(recipient) && { default_recipient_id: null }),
      };
    });
  return (
    <>
      <FormGrid>
        <FormField form={form} name="manager_ids" label={text.managers} help={text.managersHelp}>
          {(control) => (
            <MultiSelect
              {...control}
              options={people}
              onChange={(ids) => change({ manager_ids: ids, member_ids: members.filter((id) => !ids.includes(id)) })}
            />
          )}
        </FormField>
        <FormField form={form} name="member_ids" label={text.members} help={text.membersHelp}>
          {(control) => (
            <MultiSelect
              {...control}
              options={people.filter(({ value }) => !managers.includes(value))}
              onChange={(ids) => change({ member_ids: ids })}
            />
          )}
        </FormField>
        <FormField form={form} name="assign_mode" label={text.assignMode} help={text.assignHelp[mode]}>
          {(control) => (
            <Select
              {...control}
              options={modes.map((value) => ({ value, label: text.assignModes[value] }))}
              onChange={(value) => change({ assign_mode: value ?? 'manual' })}
            />
          )}
        </FormField>
        {mode === 'manual' ? null : (
          <FormField form={form} name="max_open_per_agent" label={text.maxOpen} help={text.maxOpenHelp}>
            {(control) => <NumberField {...control} min={1} max={DEPARTMENT_MAX.open} placeholder={text.noLimit} />}
          </FormField>
        )}
        <FormField form={form} name="default_recipient_id" label={text.recipient} help={text.recipientHelp}>
          {(control) => (
            <Select
              {...control}
              clearable
              searchable
              placeholder={text.wholeDepartment}
              options={people.filter(({ value }) => managers.includes(value) || members.includes(value))}
            />
          )}
        </FormField>
      </FormGrid>
    </>
  );
}
