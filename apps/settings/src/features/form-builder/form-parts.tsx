import { useState, type ReactNode } from 'react';
import { FORM_MAX, type CustomField } from '@hamyar/contracts/forms';
import { Button, Switch } from '@hamyar/design-system/basics';
import { FormGrid, TextField } from '@hamyar/design-system/fields';
import { EyeIcon } from '@hamyar/design-system/icons';
import { FormActions, FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import type { FieldsOf } from '../../api/custom-field.api.ts';
import { faFields } from '../../messages/fa-fields.ts';
import { BuilderLayout } from './builder-layout.tsx';
import { EntryList } from './entry-list.tsx';
import type { PreviewedForm } from './form-preview.tsx';
import type { BuilderValues } from './form.conversions.ts';
import { useFormBuilder } from './use-form-builder.ts';

const FormPreview = lazyPart(() => import('./form-preview.tsx'), 'FormPreview');
const text = faFields.form;

/** A form of forms whose further values the parts below do not read. */
type BuilderForm = ResourceForm<BuilderValues>;

interface BuilderPartProps {
  form: BuilderForm;
  /** All fields that the form may have. */
  fields: readonly CustomField[];
  /** Whose fields they are. */
  of: FieldsOf;
}

/** Name, description and fields of a form, beside the pool. */
export function BuilderPart({ form, fields, of }: BuilderPartProps) {
  const builder = useFormBuilder(form.values.fields, fields, (entries) => form.set('fields', entries));
  const head = (
    <FormGrid>
      <FormField form={form} name="name" label={text.name}>
        {(control) => <TextField {...control} maxLength={FORM_MAX.name} />}
      </FormField>
      <FormField form={form} name="description" label={text.description}>
        {(control) => <TextField {...control} maxLength={FORM_MAX.description} />}
      </FormField>
    </FormGrid>
  );
  return (
    <BuilderLayout builder={builder} of={of} head={head}>
      {(onDefine) => (
        <FormField form={form} name="fields" label={faFields.builder.fields} hideLabel read={builder.labelsOf}>
          {({ id, invalid, 'aria-describedby': note }) => (
            <EntryList id={id} invalid={invalid} builder={builder} onDefine={onDefine} aria-describedby={note} />
          )}
        </FormField>
      )}
    </BuilderLayout>
  );
}

/** Whether a form is in use, and whether it is the one where no other is chosen. */
export function StatePart({ form }: { form: BuilderForm }) {
  return (
    <FormGrid>
      <FormField form={form} name="status" label={text.status}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.status} showState />}
      </FormField>
      <FormField form={form} name="is_default" label={text.default} help={text.defaultHint}>
        {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.default} showState />}
      </FormField>
    </FormGrid>
  );
}

interface BuilderActionsProps {
  form: Pick<BuilderForm, 'id' | 'sending' | 'cancel' | 'discard'>;
  previewed: PreviewedForm;
  onCancel(): void;
  /** More buttons, such as «حذف». */
  children?: ReactNode;
}

/** The buttons of a form of forms: it can be tried out before it is saved. */
export function BuilderActions({ form, previewed, onCancel, children }: BuilderActionsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <FormActions form={form} onCancel={onCancel}>
        <Button icon={<EyeIcon />} className="fb-preview-button" onClick={() => setOpen(true)}>
          <span>{text.preview}</span>
        </Button>
        {children}
      </FormActions>
      <OnDemand onClose={close}>{open ? <FormPreview form={previewed} onClose={close} /> : null}</OnDemand>
    </>
  );
}
