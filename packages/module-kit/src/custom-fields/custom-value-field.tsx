import { CUSTOM_VALUE_MAX, type CustomField, type CustomValue } from '@hamyar/contracts/forms';
import { Checkbox, Ltr } from '@hamyar/design-system/basics';
import { JalaliDate, JalaliDateTime, JalaliTime } from '@hamyar/design-system/dates';
import { NumberField, PasswordField, Select, TextArea, TextField } from '@hamyar/design-system/fields';
import type { FieldControl } from '../form/field-control.ts';
import { customFieldText } from '../messages/fa-custom-fields.ts';
import { CustomFieldLabel } from './custom-field-label.tsx';

/** What of a custom field its control needs. */
export type ValueField = Pick<
  CustomField,
  'type' | 'label' | 'placeholder' | 'items' | 'date_type' | 'min_date' | 'max_date' | 'max_length'
>;

/** Props of {@link CustomValueField}. */
export interface CustomValueFieldProps extends FieldControl<CustomValue> {
  field: ValueField;
  disabled?: boolean;
}

const asText = (value: CustomValue): string => (value === null ? '' : String(value));
const asNumber = (value: CustomValue): number | null => (typeof value === 'number' ? value : null);
const asItem = (value: CustomValue): number | null => (value === null || value === '' ? null : Number(value));
/** Decimal places of a number. */
const PRECISION = 6;

/** The control of a value of a custom field, by the type of the field (spec 3.9). */
export function CustomValueField({ field, value, onChange, ...control }: CustomValueFieldProps) {
  const { type, placeholder } = field;
  const text = { ...control, placeholder: placeholder || undefined, value: asText(value), onChange };
  switch (type) {
    case 'textArea':
      return <TextArea {...text} rows={4} maxLength={field.max_length ?? CUSTOM_VALUE_MAX.textArea} />;
    case 'text':
      return <TextField {...text} maxLength={field.max_length ?? CUSTOM_VALUE_MAX.text} />;
    case 'url':
      return <TextField {...text} ltr inputMode="url" maxLength={CUSTOM_VALUE_MAX.url} />;
    case 'password':
      return <PasswordField {...text} autoComplete="off" />;
    case 'number':
      return (
        <NumberField
          {...control}
          placeholder={placeholder || undefined}
          precision={PRECISION}
          value={asNumber(value)}
          onChange={onChange}
        />
      );
    case 'checkbox':
      return <YesOrNo {...control} label={field.label} value={value} onChange={onChange} />;
    case 'dropdown':
      return (
        <Select
          {...control}
          clearable={!control.required}
          placeholder={placeholder || undefined}
          options={itemsFor(field, asItem(value))}
          value={asItem(value)}
          onChange={onChange}
        />
      );
    case 'date':
      return <DateValue {...control} field={field} value={value} onChange={onChange} />;
    case 'uuid':
      return value ? (
        <Ltr latin>{asText(value)}</Ltr>
      ) : (
        <span className="hd-muted">{customFieldText.givenBySystem}</span>
      );
  }
}

/** The items that may be chosen, and the one that is, even where it has been archived since. */
const itemsFor = ({ items }: ValueField, chosen: number | null) =>
  items
    .filter(({ id, is_archived: archived }) => !archived || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));

interface YesOrNoProps extends Omit<FieldControl<CustomValue>, 'required' | 'invalid'> {
  label: string;
  disabled?: boolean;
}

function YesOrNo({ label, value, onChange, id, onBlur, disabled, ...aria }: YesOrNoProps) {
  return (
    <Checkbox
      id={id}
      // the field around it may have this label too
      aria-label={label}
      disabled={disabled}
      checked={value === 1}
      onBlur={onBlur}
      onChange={(on) => onChange(on ? 1 : 0)}
      aria-describedby={aria['aria-describedby']}
    >
      <CustomFieldLabel label={label} />
    </Checkbox>
  );
}

function DateValue({ field, value, onChange, ...control }: CustomValueFieldProps) {
  if (field.date_type === 'time') return <JalaliTime {...control} value={asText(value)} onChange={onChange} />;
  if (field.date_type === 'datetime')
    return <JalaliDateTime {...control} value={asNumber(value)} onChange={onChange} />;
  return (
    <JalaliDate
      {...control}
      min={field.min_date ?? undefined}
      max={field.max_date ?? undefined}
      value={asText(value)}
      onChange={onChange}
    />
  );
}
