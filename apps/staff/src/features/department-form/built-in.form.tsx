import { DEPARTMENT_MAX, type Department } from '@hamyar/contracts';
import { Alert, Card } from '@hamyar/design-system/basics';
import { TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useUpdateDepartmentMutation } from '../../api/department.api.ts';
import { fa } from '../../messages/fa.ts';
import { builtInToBody, type BuiltInValues } from './department.conversions.ts';

interface BuiltInFormProps {
  label: string;
  stored: Department & { kind: 'customers' | 'managers' };
  onDone(): void;
}

/** Changes the texts of one of the two built-in departments, which represent all customers and all managers. */
export function BuiltInForm({ label, stored, onDone }: BuiltInFormProps) {
  const [update] = useUpdateDepartmentMutation();
  const form = useResourceForm<BuiltInValues, unknown>({
    initial: { name: stored.name, description: stored.description },
    fields: { name: { required: true } },
    draft: { key: `department-${stored.id}` },
    send: async (values) => update({ id: stored.id, version: stored.version, ...builtInToBody(values) }),
    onSaved: () => {
      toast.success(fa.departments.updated);
      onDone();
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <Alert tone="info" title={fa.departments.builtInHint[stored.kind]} />
        <FormField form={form} name="name" label={fa.form.name}>
          {(control) => <TextField {...control} maxLength={DEPARTMENT_MAX.name} />}
        </FormField>
        <FormField form={form} name="description" label={fa.form.description}>
          {(control) => <TextArea {...control} rows={3} maxLength={DEPARTMENT_MAX.description} />}
        </FormField>
      </Card>
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}
