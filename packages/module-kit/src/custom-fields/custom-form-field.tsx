import type { CustomField, CustomValue, FormField as FormEntry } from '@hamyar/contracts/forms';
import { Field } from '@hamyar/design-system/basics';
import type { CustomValues } from '@hamyar/domain';
import { FieldHost } from '../form/field-host.tsx';
import { controlId, fieldId } from '../form/field-focus.ts';
import type { ResourceForm } from '../form/use-resource-form.ts';
import { customFieldName } from './custom-field-specs.ts';
import { CustomValueField, type ValueField } from './custom-value-field.tsx';

/** The values of custom fields in a form: one value of it, `custom_values`. */
export interface WithCustomValues {
  /** By the id of the field. */
  custom_values: CustomValues;
}

interface CustomFormFieldProps<Values extends WithCustomValues> {
  form: ResourceForm<Values>;
  field: ValueField & Pick<CustomField, 'id' | 'help'> & Pick<FormEntry, 'required' | 'width'>;
  /** What is filled in, or the default value of the field. */
  value: CustomValue;
}

/** A custom field in a form, with its label, help line and message. */
export function CustomFormField<Values extends WithCustomValues>({ form, field, value }: CustomFormFieldProps<Values>) {
  // the name of a part of a value, which the type of the form does not know
  const name = customFieldName(field.id) as keyof Values & string;
  const id = controlId(form.id, name);
  const error = form.errors[name];
  const change = (next: CustomValue) =>
    form.change(
      (before) => ({ custom_values: { ...before.custom_values, [field.id]: next } }) as unknown as Partial<Values>,
    );
  return (
    <Field
      id={fieldId(form.id, name)}
      controlId={id}
      label={field.label}
      required={field.required}
      error={error}
      help={field.help || undefined}
      // a checkbox says its label itself
      hideLabel={field.type === 'checkbox'}
      className={field.width === 'full' ? 'hd-span-2' : undefined}
    >
      <FieldHost form={form} name={name}>
        <CustomValueField
          id={id}
          field={field}
          required={field.required}
          invalid={error !== undefined}
          aria-describedby={error || field.help ? `${id}-note` : undefined}
          value={value}
          onChange={change}
          onBlur={() => form.left(name)}
        />
      </FieldHost>
    </Field>
  );
}
