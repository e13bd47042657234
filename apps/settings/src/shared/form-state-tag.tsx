import type { FormBase } from '@hamyar/contracts/forms';
import { Tag } from '@hamyar/design-system/basics';
import { faFields } from '../messages/fa-fields.ts';

const text = faFields.form;

/** Whether a form is in use, and the one where no other is chosen. */
export function FormStateTag({ form }: { form: Pick<FormBase, 'status' | 'is_default'> }) {
  if (!form.status) return <Tag>{text.inactive}</Tag>;
  return form.is_default ? <Tag tone="primary">{text.isDefault}</Tag> : <Tag tone="success">{text.active}</Tag>;
}
