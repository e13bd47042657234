import { useState, type ComponentProps } from 'react';
import {
  CUSTOMER_FIELDS_ARE_LICENSED,
  ORGANIZATION_FIELDS_ARE_LICENSED,
  type FilledField,
  type OwnedFields,
} from '@hamyar/contracts/forms';
import { Button, Card } from '@hamyar/design-system/basics';
import { FormIcon } from '@hamyar/design-system/icons';
import { shownFields } from '@hamyar/domain';
import { CustomFieldLabel, CustomValueText } from '@hamyar/module-kit/custom-fields';
import { ResourceView } from '@hamyar/module-kit/detail';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { useCustomerFieldsQuery, useOrganizationFieldsQuery } from '../../api/custom-value.api.ts';
import { fa } from '../../messages/fa.ts';
import { DetailList } from '../../shared/detail-list.tsx';
import type { Owner } from './custom-values.dialog.tsx';

const CustomValuesDialog = lazyPart(() => import('./custom-values.dialog.tsx'), 'CustomValuesDialog');

/** The custom fields of a customer; nothing without their license feature [3.15, 6.32]. */
export function CustomerFields({ id }: { id: number }) {
  return useGate(CUSTOMER_FIELDS_ARE_LICENSED) ? <FieldsOfCustomer id={id} /> : null;
}

/** The custom fields of an organisation; nothing without their license feature [3.14, 6.32]. */
export function OrganizationFieldsCard({ id }: { id: number }) {
  return useGate(ORGANIZATION_FIELDS_ARE_LICENSED) ? <FieldsOfOrganization id={id} /> : null;
}

function FieldsOfCustomer({ id }: { id: number }) {
  const reading = useCustomerFieldsQuery(id, { refetchOnMountOrArgChange: true });
  return <FieldsCard reading={reading} owner={{ type: 'customer', id }} />;
}

function FieldsOfOrganization({ id }: { id: number }) {
  const reading = useOrganizationFieldsQuery(id, { refetchOnMountOrArgChange: true });
  return <FieldsCard reading={reading} owner={{ type: 'organization', id }} />;
}

interface FieldsCardProps {
  reading: ComponentProps<typeof ResourceView<OwnedFields>>['reading'];
  owner: Owner;
}

/** Nothing where the company has defined no field. */
function FieldsCard({ reading, owner }: FieldsCardProps) {
  const [editing, setEditing] = useState<readonly FilledField[] | null>(null);
  const mayWrite = useGate({ read_only: false });
  const { data } = reading;
  if (data?.fields.length === 0) return null;
  return (
    <Card
      title={fa.customFields.title}
      icon={<FormIcon size={17} />}
      extra={
        data?.editable && mayWrite ? (
          <Button size="sm" variant="text" onClick={() => setEditing(data.fields)}>
            {fa.customFields.edit}
          </Button>
        ) : undefined
      }
    >
      <ResourceView reading={reading} lines={3}>
        {({ fields }) => <Values fields={fields} />}
      </ResourceView>
      <OnDemand onClose={() => setEditing(null)}>
        {editing ? <CustomValuesDialog owner={owner} fields={editing} onClose={() => setEditing(null)} /> : null}
      </OnDemand>
    </Card>
  );
}

function Values({ fields }: { fields: readonly FilledField[] }) {
  const values = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
  return (
    <DetailList
      facts={shownFields(fields, values).map((field) => ({
        key: String(field.id),
        label: <CustomFieldLabel label={field.label} />,
        value: <CustomValueText field={field} />,
      }))}
    />
  );
}
