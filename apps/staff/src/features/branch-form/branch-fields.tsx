import { BRANCH_MAX, type Branch } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { AddressFields } from '@hamyar/module-kit/address';
import { PictureField } from '@hamyar/module-kit/files';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { skipToken } from '@hamyar/store';
import { useAddressLists, useBranchTimezonesQuery } from '../../api/branch.api.ts';
import { useDepartmentShiftsQuery } from '../../api/department.api.ts';
import { faBranches } from '../../messages/fa-branches.ts';
import { optionsOf, useColleagueOptions, withStored } from '../../shared/department-options.ts';
import type { BranchValues } from './branch.conversions.ts';

const text = faBranches.form;

interface BranchFieldsProps {
  form: ResourceForm<BranchValues>;
  stored: Branch | undefined;
}

/** What a branch is called, and how it looks. */
export function GeneralFields({ form, stored }: BranchFieldsProps) {
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={BRANCH_MAX.name} />}
        </FormField>
        <FormField form={form} name="code" label={text.code} help={text.codeHelp}>
          {(control) => <TextField {...control} ltr maxLength={BRANCH_MAX.code} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="logo_token" label={text.logo}>
        {(control) => (
          <PictureField
            id={control.id}
            aria-describedby={control['aria-describedby']}
            label={text.logo}
            kind="branch_logo"
            stored={stored?.logo_link ?? null}
            token={control.value}
            onChange={control.onChange}
            help={text.logoHelp}
            none={text.noLogo}
          />
        )}
      </FormField>
      <FormField form={form} name="status" label={text.status} help={text.statusHelp}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.status} showState />}
      </FormField>
    </>
  );
}

/** Where a branch is, and its number. */
export function ContactFields({ form }: Pick<BranchFieldsProps, 'form'>) {
  const lists = useAddressLists(form.values);
  return (
    <>
      <FormGrid>
        <FormField form={form} name="phone" label={text.phone}>
          {(control) => <TextField {...control} ltr inputMode="tel" maxLength={BRANCH_MAX.phone} />}
        </FormField>
        <AddressFields form={form} lists={lists} />
      </FormGrid>
      <FormField form={form} name="address" label={text.street}>
        {(control) => <TextArea {...control} rows={2} maxLength={BRANCH_MAX.address} />}
      </FormField>
    </>
  );
}

/** When a branch works. */
export function TimeFields({ form, stored, shifts }: BranchFieldsProps & { shifts: boolean }) {
  const hours = useDepartmentShiftsQuery(shifts ? undefined : skipToken).data?.data ?? [];
  const zones = useBranchTimezonesQuery().data ?? [];
  const inUse = hours.filter(({ status }) => status);
  return (
    <FormGrid>
      {shifts ? (
        <FormField form={form} name="working_shift_id" label={text.shift} help={text.shiftHelp}>
          {(control) => (
            <Select
              {...control}
              clearable
              placeholder={text.defaultShift}
              options={optionsOf(withStored(inUse, stored?.working_shift ? [stored.working_shift] : []))}
            />
          )}
        </FormField>
      ) : null}
      <FormField form={form} name="timezone" label={text.timezone} help={text.timezoneHelp}>
        {(control) => (
          <Select<string>
            {...control}
            clearable
            searchable
            placeholder={text.systemTimezone}
            options={zones.map((zone) => ({ value: zone, label: zone }))}
          />
        )}
      </FormField>
    </FormGrid>
  );
}

/** Who leads a branch. */
export function PeopleFields({ form, stored }: BranchFieldsProps) {
  const people = useColleagueOptions(stored?.managers ?? []);
  return (
    <FormField form={form} name="manager_ids" label={text.managers} help={text.managersHelp}>
      {(control) => <MultiSelect {...control} options={people} />}
    </FormField>
  );
}
