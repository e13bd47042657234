import type { Department } from '@hamyar/contracts';
import { FormGrid, MultiSelect, Select } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import { useColleagueOptions } from '../../shared/department-options.ts';
import type { DepartmentValues } from './department.conversions.ts';

const text = fa.form;

interface PeopleFieldsProps {
  form: ResourceForm<DepartmentValues>;
  stored: Department | undefined;
}

/** Who is in a department. Nobody is an admin and a member, and the default recipient is one of them. */
export function PeopleFields({ form, stored }: PeopleFieldsProps) {
  const { manager_ids: managers, member_ids: members } = form.values;
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
