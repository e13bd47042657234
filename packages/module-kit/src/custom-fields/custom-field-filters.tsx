import type { CustomField } from '@hamyar/contracts/forms';
import { Field } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { MultiSelect, NumberField, Select, TextField } from '@hamyar/design-system/fields';
import { shared } from '@hamyar/persian';
import { customFieldText } from '../messages/fa-custom-fields.ts';
import { CustomFieldLabel } from './custom-field-label.tsx';
import type { FieldValues } from './field-values.ts';

const text = customFieldText.filter;
type Wanted = FieldValues[string];

/** Props of {@link CustomFieldFilters}. */
export interface CustomFieldFiltersProps {
  fields: readonly CustomField[];
  value: FieldValues | undefined;
  /** The fields for which a control is open, a value of them may still be missing. */
  open: readonly number[];
  onOpen(ids: readonly number[]): void;
  onChange(value: FieldValues | undefined): void;
}

/** Filters by values of custom fields: a person chooses the fields, and each gets a control by its type [decisions 2.3]. */
export function CustomFieldFilters({ fields, value = {}, open, onOpen, onChange }: CustomFieldFiltersProps) {
  if (fields.length === 0) return null;
  const set = (id: number, wanted: Wanted | undefined) => {
    const { [id]: _before, ...others } = value;
    const next = wanted === undefined ? others : { ...others, [id]: wanted };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const choose = (ids: readonly number[]) => {
    const kept = Object.entries(value).filter(([id]) => ids.includes(Number(id)));
    onOpen(ids);
    onChange(kept.length > 0 ? Object.fromEntries(kept) : undefined);
  };
  return (
    <>
      <Field controlId="hd-filter-cf" label={shared.customFields}>
        <MultiSelect<number>
          id="hd-filter-cf"
          placeholder={text.chooseFields}
          value={[...open]}
          options={fields.map(({ id, label }) => ({ value: id, label }))}
          onChange={choose}
        />
      </Field>
      {fields
        .filter(({ id }) => open.includes(id))
        .map((field) => (
          <FieldFilter key={field.id} field={field} value={value[field.id]} onChange={(next) => set(field.id, next)} />
        ))}
    </>
  );
}

interface FieldFilterProps {
  field: CustomField;
  value: Wanted | undefined;
  onChange(value: Wanted | undefined): void;
}

const exact = (value: Wanted | undefined): string => (typeof value === 'string' ? value : '');
const rangeOf = (value: Wanted | undefined): { from?: string; to?: string } => (typeof value === 'object' ? value : {});

function FieldFilter({ field, value, onChange }: FieldFilterProps) {
  const id = `hd-filter-cf-${field.id}`;
  if (field.type === 'number' || field.type === 'date')
    return <RangeFilter id={id} field={field} value={value} onChange={onChange} />;
  return (
    <Field controlId={id} label={<CustomFieldLabel label={field.label} />}>
      {field.type === 'text' ? (
        <TextField id={id} maxLength={255} value={exact(value)} onChange={(next) => onChange(next || undefined)} />
      ) : (
        <Select<string>
          id={id}
          clearable
          placeholder={shared.all}
          options={
            field.type === 'checkbox'
              ? [
                  { value: '1', label: shared.yes },
                  { value: '0', label: shared.no },
                ]
              : field.items.map((item) => ({ value: String(item.id), label: item.name }))
          }
          value={exact(value) || null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      )}
    </Field>
  );
}

function RangeFilter({ id, field, value, onChange }: FieldFilterProps & { id: string }) {
  const range = rangeOf(value);
  const set = (side: 'from' | 'to', next: string | null) => {
    const { [side]: _before, ...other } = range;
    const changed = next ? { ...other, [side]: next } : other;
    onChange(Object.keys(changed).length > 0 ? changed : undefined);
  };
  return (
    <fieldset className="hd-filter-range">
      <legend>
        <CustomFieldLabel label={field.label} />
      </legend>
      {(['from', 'to'] as const).map((side) => (
        <Field key={side} controlId={`${id}-${side}`} label={text.sides[side]}>
          {field.type === 'number' ? (
            <NumberField
              id={`${id}-${side}`}
              precision={6}
              value={range[side] === undefined ? null : Number(range[side])}
              onChange={(next) => set(side, next === null ? null : String(next))}
            />
          ) : (
            <JalaliDate id={`${id}-${side}`} value={range[side] ?? null} onChange={(next) => set(side, next)} />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
