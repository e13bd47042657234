import {
  CUSTOM_DATE_TYPES,
  CUSTOM_FIELD_MAX as MAX,
  CUSTOM_VALUE_MAX,
  type CustomFieldContext,
  type CustomFieldItem,
} from '@hamyar/contracts/forms';
import { Segmented, Switch } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, NumberField, TextField } from '@hamyar/design-system/fields';
import { hasOption, itemsFromLines, type CustomFieldOption } from '@hamyar/domain';
import { CustomValueField } from '@hamyar/module-kit/custom-fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { faFields } from '../messages/fa-fields.ts';
import { ITEMS_MAX, type CustomFieldValues } from './custom-field.conversions.ts';
import { LockedChoice } from './field-type-choice.tsx';
import { ItemLines } from './item-lines.tsx';

const text = faFields.field;
const DATE_TYPES = CUSTOM_DATE_TYPES.map((value) => ({ value, label: faFields.dateTypes[value] }));

interface FieldOptionsProps {
  form: ResourceForm<CustomFieldValues>;
  /** Of the stored field, archived ones too. */
  items: readonly CustomFieldItem[];
  /** Values have been stored: what decides how they are kept stays. */
  locked: boolean;
}

/** The options of the chosen type (spec 3.10, 3.11). */
export function FieldOptions({ form, items, locked }: FieldOptionsProps) {
  const { values } = form;
  const has = (option: CustomFieldOption) => hasOption(option, values);
  return (
    <>
      {has('items') ? (
        <FormField form={form} name="items" label={text.items} help={text.itemsHint}>
          {(control) => <ItemLines {...control} items={items} maxLength={ITEMS_MAX} />}
        </FormField>
      ) : null}
      {has('date_type') ? <DateType form={form} locked={locked} /> : null}
      <Limits form={form} />
      {has('regex') ? (
        <FormField form={form} name="regex" label={text.regex} help={text.regexHint}>
          {(control) => <TextField {...control} ltr maxLength={MAX.regex} />}
        </FormField>
      ) : null}
      <FormGrid>
        {has('placeholder') ? (
          <FormField form={form} name="placeholder" label={text.placeholder}>
            {(control) => <TextField {...control} maxLength={MAX.placeholder} />}
          </FormField>
        ) : null}
        {has('default') ? <Default form={form} items={items} /> : null}
      </FormGrid>
    </>
  );
}

/** What a date asks for; said where it cannot be changed any more. */
function DateType({ form, locked }: Pick<FieldOptionsProps, 'form' | 'locked'>) {
  return (
    <FormField form={form} name="date_type" label={text.dateType}>
      {({ id, value, onChange }) =>
        locked ? (
          <LockedChoice id={id} type="date" name={faFields.dateTypes[value]} reason={text.dateTypeLocked} />
        ) : (
          <div id={id}>
            <Segmented
              block
              label={text.dateType}
              options={DATE_TYPES}
              value={value}
              onChange={(date_type) => {
                form.change(() => ({ default: null }));
                onChange(date_type);
              }}
            />
          </div>
        )
      }
    </FormField>
  );
}

/** Lengths of a text, ends of a number, first and last day of a date. */
function Limits({ form }: { form: ResourceForm<CustomFieldValues> }) {
  const { values } = form;
  const longest = values.type === 'text' ? CUSTOM_VALUE_MAX.text : CUSTOM_VALUE_MAX.textArea;
  if (hasOption('min_length', values))
    return (
      <FormGrid>
        <FormField form={form} name="min_length" label={text.minLength}>
          {(control) => <NumberField {...control} min={0} max={longest} />}
        </FormField>
        <FormField form={form} name="max_length" label={text.maxLength}>
          {(control) => <NumberField {...control} min={0} max={longest} />}
        </FormField>
      </FormGrid>
    );
  if (hasOption('min', values))
    return (
      <FormGrid>
        <FormField form={form} name="min" label={text.min}>
          {(control) => <NumberField {...control} precision={6} />}
        </FormField>
        <FormField form={form} name="max" label={text.max}>
          {(control) => <NumberField {...control} precision={6} />}
        </FormField>
      </FormGrid>
    );
  if (hasOption('min_date', values))
    return (
      <FormGrid>
        <FormField form={form} name="min_date" label={text.minDate}>
          {(control) => <JalaliDate {...control} max={values.max_date ?? undefined} />}
        </FormField>
        <FormField form={form} name="max_date" label={text.maxDate}>
          {(control) => <JalaliDate {...control} min={values.min_date ?? undefined} />}
        </FormField>
      </FormGrid>
    );
  return null;
}

/** What a form begins with, by the control of the field that is being defined. */
function Default({ form, items }: Omit<FieldOptionsProps, 'locked'>) {
  const { values } = form;
  const parsed = itemsFromLines(values.items, items);
  return (
    <FormField
      form={form}
      name="default"
      label={text.default}
      className={values.type === 'textArea' ? 'hd-span-2' : undefined}
    >
      {(control) => (
        <CustomValueField
          {...control}
          field={{
            ...values,
            label: values.label || text.default,
            // the default may be longer than what is typed as the limit at this moment; the form says so
            max_length: null,
            items: 'items' in parsed ? parsed.items : [],
          }}
        />
      )}
    </FormField>
  );
}

/** Tickets have the fields of these contexts, and are searched by them. */
const isOfTickets = (context: CustomFieldContext): boolean => context === 'ticket' || context === 'department';
/** Their rows are in a list with columns of custom fields. */
const isListed = (context: CustomFieldContext): boolean => isOfTickets(context) || context === 'customer';

interface FieldSwitchesProps {
  form: ResourceForm<CustomFieldValues>;
  context: CustomFieldContext;
}

/** The switches of a field: required, unique, for employees only, listed, searched, in use. */
export function FieldSwitches({ form, context }: FieldSwitchesProps) {
  const { values } = form;
  return (
    <div className="cf-switches">
      {hasOption('required', values) ? <SwitchRow form={form} name="required" hint={text.requiredHint} /> : null}
      {hasOption('unique', values) ? <SwitchRow form={form} name="unique" hint={text.uniqueHint} /> : null}
      <SwitchRow form={form} name="sensitive" hint={text.sensitiveHint} />
      {hasOption('show_in_list', values) && isListed(context) ? (
        <SwitchRow form={form} name="show_in_list" hint={text.show_in_listHint} />
      ) : null}
      {hasOption('searchable', values) && isOfTickets(context) && !values.sensitive ? (
        <SwitchRow form={form} name="searchable" hint={text.searchableHint} />
      ) : null}
      <SwitchRow form={form} name="status" hint={text.statusHint} />
    </div>
  );
}

interface SwitchRowProps {
  form: ResourceForm<CustomFieldValues>;
  name: 'required' | 'unique' | 'sensitive' | 'show_in_list' | 'searchable' | 'status';
  hint: string;
}

function SwitchRow({ form, name, hint }: SwitchRowProps) {
  return (
    <FormField form={form} name={name} label={text[name]} className="cf-switch" help={hint}>
      {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text[name]} />}
    </FormField>
  );
}
