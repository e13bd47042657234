import type { CustomValue, FilledField, OwnedFields } from '@hamyar/contracts/forms';
import { Button, Card } from '@hamyar/design-system/basics';
import { FormIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { shownFields } from '@hamyar/domain';
import {
  changedValues,
  CustomFieldLabel,
  customFieldSpecs,
  CustomFormFields,
  CustomValueText,
  fieldsToChange,
  type WithCustomValues,
} from '@hamyar/module-kit/custom-fields';
import { Form, useResourceForm, type SendResult } from '@hamyar/module-kit/form';
import { useGate, useSession } from '@hamyar/module-sdk';
import { text } from './messages.ts';
import { useFillInOwnFieldsMutation, useFillInOwnOrganizationMutation } from './custom-value.api.ts';

/** Whose fields they are. */
export interface FieldsOwner {
  type: 'customer' | 'organization';
  id: number;
  /** Of an organisation. */
  name?: string;
}

interface OwnFieldsCardProps {
  owner: FieldsOwner;
  owned: OwnedFields;
}

/** The public custom fields of a customer, or of the organisation of a supervisor, on the profile page (decisions 2.8, 2.11). */
export function OwnFieldsCard({ owner, owned }: OwnFieldsCardProps) {
  const { expired } = useSession();
  const mayWrite = useGate({ read_only: false }) && owned.editable && !expired;
  const title = owner.type === 'customer' ? text.ownFields : text.organizationFields;
  // a condition may ask about any field, so those that are only read are chosen among all that are shown
  const values = Object.fromEntries(owned.fields.map(({ id, value }) => [id, value]));
  const given = shownFields(owned.fields, values).filter(
    ({ type, filled }) => !mayWrite || (type === 'uuid' && filled),
  );
  return (
    <Card
      title={title}
      extra={owner.name ? <bdi className="hd-muted">{owner.name}</bdi> : undefined}
      icon={<FormIcon />}
    >
      <GivenValues fields={given} />
      {mayWrite ? <OwnFieldsForm owner={owner} stored={owned.fields} label={title} /> : null}
    </Card>
  );
}

/** Values that are read: identifiers, which the system gives, and all of an account that only reads. */
function GivenValues({ fields }: { fields: readonly FilledField[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="sh-given">
      {fields.map((field) => (
        <div key={field.id}>
          <dt>
            <CustomFieldLabel label={field.label} />
          </dt>
          <dd>
            <CustomValueText field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OwnFieldsFormProps {
  owner: FieldsOwner;
  stored: readonly FilledField[];
  label: string;
}

function OwnFieldsForm({ owner, stored, label }: OwnFieldsFormProps) {
  const [fillIn] = useFillInOwnFieldsMutation();
  const [fillInOrganization] = useFillInOwnOrganizationMutation();
  const fields = fieldsToChange(stored);
  // what is secret is never kept on the device, and all values are one draft
  const secret = fields.some(({ type }) => type === 'password');
  const send = async (custom_values: Record<string, CustomValue>): Promise<SendResult<unknown>> => {
    const body = { id: owner.id, custom_values };
    return owner.type === 'customer' ? fillIn(body) : fillInOrganization(body);
  };
  const form = useResourceForm<WithCustomValues, unknown>({
    initial: { custom_values: {} },
    fields: ({ custom_values }) => customFieldSpecs(fields, custom_values),
    draft: { key: `profile-fields-${owner.type}`, secret: secret ? ['custom_values'] : undefined },
    askOnLeave: secret,
    send: ({ custom_values }) => send(changedValues(fields, custom_values)),
    onSaved: () => toast.success(text.ownFieldsSaved),
  });
  return (
    <Form form={form} label={label}>
      <CustomFormFields form={form} fields={fields} />
      <Button variant="primary" type="submit" loading={form.sending}>
        {text.save}
      </Button>
    </Form>
  );
}
