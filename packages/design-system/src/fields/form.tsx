import { Form as AntForm } from 'antd';
import { isValidElement, useId, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { AntdProvider } from '../antd/antd-provider.tsx';
import { classNames } from '../basics/class-names.ts';
import { rules as ruleSet } from './rules.ts';
import type { FieldRule } from './rules.ts';

/** Path of a value in a form: `'name'` or `['organization', 'phone']`. */
export type FieldPath = string | number | (string | number)[];

/** Handle of a form: read, set, check and reset its values. */
export interface FormHandle<Values = Record<string, unknown>> {
  getValues: () => Values;
  setValues: (values: Partial<Values>) => void;
  setValue: (name: FieldPath, value: unknown) => void;
  reset: () => void;
  submit: () => void;
  /** True when the person has changed anything since the last reset. */
  isTouched: () => boolean;
  /** Id of the control of a field, for labels and links to it. */
  fieldId: (name: FieldPath) => string;
  /** Id of the form and antd's own instance; for this package only. */
  readonly id: string;
  readonly inner: unknown;
}

/** Any form, whatever its values. */
export type AnyForm = Pick<FormHandle, 'id' | 'inner' | 'fieldId'>;

type Inner = ReturnType<typeof AntForm.useForm>[0];
const innerOf = (handle: AnyForm): Inner => handle.inner as Inner;

/** Creates the handle of a form; give it to `<Form form={…}>`. The same object for the lifetime of the component. */
export function useForm<Values extends object = Record<string, unknown>>(): FormHandle<Values> {
  const [inner] = AntForm.useForm();
  const id = useId().replace(/[^\w-]/g, '');
  return useMemo(
    () => ({
      id,
      inner,
      fieldId: (name: FieldPath) => `${id}_${[name].flat().join('_')}`,
      getValues: () => inner.getFieldsValue(true) as Values,
      setValues: (values: Partial<Values>) => inner.setFieldsValue(values),
      setValue: (name: FieldPath, value: unknown) => inner.setFieldValue(name as never, value as never),
      reset: () => inner.resetFields(),
      submit: () => inner.submit(),
      isTouched: () => inner.isFieldsTouched(),
    }),
    [id, inner],
  );
}

/** Scrolls to a field and puts the focus in its control. */
function focusField(form: AnyForm, name: FieldPath): void {
  const control = document.getElementById(form.fieldId(name));
  const target = control?.matches('input, textarea, button, [tabindex], [contenteditable="true"]')
    ? control
    : (control?.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]') ?? control);
  target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  target?.focus({ preventScroll: true });
}

/** The current value of a field; renders again when it changes. */
export function useFormValue<Value = unknown>(form: AnyForm, name: FieldPath): Value | undefined {
  return AntForm.useWatch(name as never, innerOf(form)) as Value | undefined;
}

/** One refused field of the API: the body path joined by dots, and the text to show. */
export interface ApiFieldError {
  field: string;
  message: string;
}

const pathOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows the errors of an API answer at their fields, scrolls to the first and puts the focus there. Returns the errors
 * that belong to no field of the form, for a toast (spec 8.7). `rename` maps wire names to form names.
 */
export function showFieldErrors(
  form: AnyForm,
  errors: readonly ApiFieldError[],
  rename: Record<string, FieldPath> = {},
): ApiFieldError[] {
  const inner = innerOf(form);
  const here = new Set(inner.getFieldsError().map(({ name }) => name.join('.')));
  const known = errors
    .map((error) => ({ error, name: [rename[error.field] ?? pathOf(error.field)].flat() }))
    .filter(({ name }) => here.has(name.join('.')));
  inner.setFields(known.map(({ error, name }) => ({ name, errors: [error.message] })));
  if (known[0]) focusField(form, known[0].name);
  const shown = new Set(known.map(({ error }) => error));
  return errors.filter((error) => !shown.has(error));
}

/** Props of {@link Form}. */
export interface FormProps<Values extends object> {
  form: FormHandle<Values>;
  initialValues?: Partial<Values>;
  /** Called with valid values only; errors are shown at their fields and the first one gets the focus. */
  onSubmit: (values: Values) => void;
  onChange?: (changed: Partial<Values>, all: Values) => void;
  disabled?: boolean;
  id?: string;
  /** Name of the form for screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Puts the star after the label's text, by CSS: screen readers get «required» from the control itself. */
function RequiredLabel(label: ReactNode, { required }: { required: boolean }) {
  return required ? <span className="hd-required">{label}</span> : label;
}

/** Names of the changed values, one level deep, as antd returns them. */
function changedNames(changed: object): string[] {
  return Object.keys(changed);
}

/** A form. Fields are checked on blur, and on every change while an error is shown. */
export function Form<Values extends object>({
  form,
  initialValues,
  onSubmit,
  onChange,
  disabled,
  id,
  label,
  className,
  children,
}: FormProps<Values>) {
  const inner = innerOf(form);
  return (
    <AntdProvider>
      <AntForm
        form={inner}
        id={id}
        name={form.id}
        aria-label={label}
        layout="vertical"
        requiredMark={RequiredLabel}
        validateTrigger="onBlur"
        initialValues={initialValues}
        disabled={disabled}
        className={classNames('hd-form', className)}
        onFinishFailed={({ errorFields }) => {
          if (errorFields[0]) focusField(form, errorFields[0].name);
        }}
        onFinish={(values) => onSubmit(values as Values)}
        onValuesChange={(changed: object, all) => {
          const wrong = changedNames(changed).filter((name) => inner.getFieldError(name).length > 0);
          if (wrong.length > 0) void inner.validateFields(wrong).catch(() => undefined);
          onChange?.(changed as Partial<Values>, all as Values);
        }}
        noValidate
      >
        {children}
      </AntForm>
    </AntdProvider>
  );
}

/** Props of {@link FormField}. */
export interface FormFieldProps {
  name: FieldPath;
  label?: ReactNode;
  required?: boolean;
  /** More checks; {@link rules} contains those of the spec. */
  rules?: readonly FieldRule[];
  /** A line under the field. */
  help?: ReactNode;
  /** Content at the end of the label's line. */
  extra?: ReactNode;
  /** Fields whose change checks this field again. */
  dependencies?: readonly string[];
  /** Accepts HTML-like text: rich text, code. All other plain text fields refuse it (spec 5.1). */
  allowHtml?: boolean;
  /** Name of the value prop of the control: `checked` for switches and boxes. */
  valueProp?: string;
  className?: string;
  children: ReactElement;
}

/** A field with its label, required star, help and error, bound to one value of the form. */
export function FormField({
  name,
  label,
  required,
  rules = [],
  help,
  extra,
  dependencies,
  allowHtml,
  valueProp,
  className,
  children,
}: FormFieldProps) {
  const checks: FieldRule[] = [
    ...(required ? [ruleSet.required()] : []),
    ...(allowHtml ? [] : [ruleSet.noHtml()]),
    ...rules,
  ];
  return (
    <AntForm.Item
      name={name as never}
      label={
        label === undefined ? undefined : extra ? (
          <span className="hd-label-row">
            {label}
            <span>{extra}</span>
          </span>
        ) : (
          label
        )
      }
      required={required}
      extra={help}
      dependencies={dependencies as never}
      valuePropName={valueProp}
      validateFirst
      className={className}
      rules={
        checks.map((check) => ({ getFieldsValue }: { getFieldsValue: (all: true) => Record<string, unknown> }) => ({
          validator: (_: unknown, value: unknown) => {
            const problem = check(value, getFieldsValue(true));
            return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
          },
        })) as never
      }
    >
      {isValidElement(children) ? children : null}
    </AntForm.Item>
  );
}

/**
 * Fields next to each other: `columns` of equal width, in one column on phones. A child with `hd-span-2` … `hd-span-6`
 * is wider.
 */
export function FormGrid({ columns = 2, children }: { columns?: 2 | 3 | 4 | 6; children: ReactNode }) {
  return <div className={`hd-form-grid hd-form-grid-${columns}`}>{children}</div>;
}
