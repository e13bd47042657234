import { SLA_MAX, TICKET_KINDS } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import { ALL_BRANCHES } from '@hamyar/domain';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { faSlaPolicy as text } from '../../messages/fa-sla-policy.ts';
import { type SlaValues } from './sla.conversions.ts';

const KINDS = TICKET_KINDS.map((value) => ({ value, label: text.kind[value] }));

interface SlaPartProps {
  form: ResourceForm<SlaValues>;
  /** The person may read the policy and not change it. */
  disabled: boolean;
}

/** What a policy is called, and for which tickets it may be chosen. */
export function SlaGeneral({ form, disabled }: SlaPartProps) {
  const fullAdmin = useGate({ role: 'full_admin' });
  const branches = (useReferenceList('branches') ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const everywhere = { value: ALL_BRANCHES, label: text.allBranches };
  const options = fullAdmin || form.values.branch_id === ALL_BRANCHES ? [everywhere, ...branches] : branches;
  return (
    <>
      <FormGrid columns={3}>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} disabled={disabled} maxLength={SLA_MAX.name} />}
        </FormField>
        <FormField form={form} name="branch_id" label={text.branch}>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              disabled={disabled}
              options={options}
              onChange={(branch) => branch !== null && onChange(branch)}
            />
          )}
        </FormField>
        <FormField form={form} name="applies_to_kinds" label={text.kinds}>
          {(control) => <MultiSelect {...control} disabled={disabled} options={KINDS} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="description" label={text.description}>
        {(control) => <TextArea {...control} disabled={disabled} rows={2} maxLength={SLA_MAX.description} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="status" label={text.status}>
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange} label={text.status} showState disabled={disabled} />
          )}
        </FormField>
        <FormField form={form} name="is_default" label={text.default} help={text.defaultHint}>
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange} label={text.default} showState disabled={disabled} />
          )}
        </FormField>
      </FormGrid>
    </>
  );
}
