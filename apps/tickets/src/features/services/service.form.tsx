import type { ReactNode } from 'react';
import type { Service } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm, type FieldSpecs } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useCreateServiceMutation, useUpdateServiceMutation } from '../../api/service.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { AssignedFields } from './assigned-fields.tsx';
import { emptyService, serviceToBody, serviceToForm, type ServiceValues } from './service.conversions.ts';
import { ServiceFields } from './service-fields.tsx';

const text = faCatalog.service;

const FIELDS: FieldSpecs<ServiceValues> = { name: { required: true }, customers: { wire: 'customer_ids' } };

interface ServiceFormProps {
  label: string;
  stored?: Service;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a product or service (decisions 2.7). */
export function ServiceForm({ label, stored, onDone, actions }: ServiceFormProps) {
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();
  const form = useResourceForm<ServiceValues, unknown>({
    initial: stored ? serviceToForm(stored) : emptyService,
    fields: FIELDS,
    draft: { key: `service-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = serviceToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <ServiceFields form={form} stored={stored} />
      </Card>
      <Card title={text.who}>
        <p className="hd-muted">{text.whoHint}</p>
        <AssignedFields form={form} stored={stored} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}
