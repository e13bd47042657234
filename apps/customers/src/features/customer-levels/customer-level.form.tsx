import type { ReactNode } from 'react';
import { CUSTOMER_LEVEL_NAME_MAX, SLA_IS_LICENSED, TICKET_IMPORTANCES, type CustomerLevelRow } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { ColorField, FormGrid, Select, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, FormField, useResourceForm, type FieldSpecs } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useGate } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useCreateCustomerLevelMutation, useUpdateCustomerLevelMutation } from '../../api/customer-level.api.ts';
import { faLevels as text } from '../../messages/fa-levels.ts';
import { LevelBadge } from '../../shared/badges.tsx';
import {
  customerLevelToBody,
  customerLevelToForm,
  emptyCustomerLevel,
  type CustomerLevelValues,
} from './customer-level.conversions.ts';
import { IconSelect } from './icon-select.tsx';
import { LimitFields } from './limit-fields.tsx';

const FIELDS: FieldSpecs<CustomerLevelValues> = { name: { required: true } };
const IMPORTANCES = TICKET_IMPORTANCES.map((value) => ({ value, label: text.importances[value] }));

interface CustomerLevelFormProps {
  label: string;
  stored?: CustomerLevelRow;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a customer level (decisions 2.8). */
export function CustomerLevelForm({ label, stored, onDone, actions }: CustomerLevelFormProps) {
  const [create] = useCreateCustomerLevelMutation();
  const [update] = useUpdateCustomerLevelMutation();
  const licensed = useGate(SLA_IS_LICENSED);
  const form = useResourceForm<CustomerLevelValues, unknown>({
    initial: stored ? customerLevelToForm(stored) : emptyCustomerLevel,
    fields: FIELDS,
    draft: { key: `customer-level-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = customerLevelToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  // another level becomes the default one by its own form
  const isFixed = stored?.is_default ?? false;
  return (
    <Form form={form} label={label}>
      <Card>
        <FormGrid>
          <FormField form={form} name="name" label={text.name}>
            {(control) => <TextField {...control} maxLength={CUSTOMER_LEVEL_NAME_MAX} />}
          </FormField>
          <FormField form={form} name="color" label={text.color}>
            {({ id, value, onChange }) => (
              <span className="customers-level-color">
                <ColorField id={id} value={value} onChange={onChange} aria-label={text.color} />
                <span role="img" aria-label={text.preview}>
                  <LevelBadge
                    level={{
                      ...{ id: 0, name: form.values.name.trim() || shared.customerLevel },
                      ...{ color: value, icon: form.values.icon },
                    }}
                  />
                </span>
              </span>
            )}
          </FormField>
          <FormField form={form} name="icon" label={text.icon}>
            {(control) => <IconSelect control={control} />}
          </FormField>
          <FormField form={form} name="default_importance" label={text.importance} help={text.importanceHelp}>
            {(control) => <Select {...control} clearable placeholder={shared.notDetermined} options={IMPORTANCES} />}
          </FormField>
          {licensed ? <SlaField form={form} stored={stored} /> : null}
        </FormGrid>
        <FormGrid>
          <FormField
            form={form}
            name="is_default"
            label={text.isDefault}
            help={isFixed ? text.defaultStays : text.isDefaultHelp}
          >
            {({ value, onChange }) => (
              <Switch checked={value} onChange={onChange} disabled={isFixed} label={text.isDefault} />
            )}
          </FormField>
          <FormField form={form} name="status" label={text.status} help={isFixed ? undefined : text.statusHelp}>
            {({ value, onChange }) => (
              <Switch checked={value} onChange={onChange} disabled={isFixed} label={text.status} showState />
            )}
          </FormField>
        </FormGrid>
      </Card>
      <LimitFields form={form} />
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}

/** The policy of service levels of their tickets; one that is stored stays a choice when it is out of use. */
function SlaField({
  form,
  stored,
}: {
  form: ReturnType<typeof useResourceForm<CustomerLevelValues, unknown>>;
  stored: CustomerLevelRow | undefined;
}) {
  const policies = useReferenceList('sla_policies') ?? [];
  const known = policies.some(({ id }) => id === stored?.sla?.id);
  const options = known || !stored?.sla ? policies : [...policies, stored.sla];
  return (
    <FormField form={form} name="sla_id" label={text.sla}>
      {(control) => (
        <Select
          {...control}
          clearable
          placeholder={shared.notDetermined}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormField>
  );
}
