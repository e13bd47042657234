import { useEffect, useRef, useState } from 'react';
import { checkField, type FieldErrors, type FieldSpecs, type RefusedField } from './field-check.ts';
import { fieldId, focusFirstField } from './field-focus.ts';

type Name<Values> = keyof Values & string;
/** The checks of a form's fields; a function when they depend on the values of other fields. */
export type FieldSpecsSource<Values extends object> =
  | FieldSpecs<Values>
  | ((values: Values) => FieldSpecs<Values>)
  | undefined;

/** The checks with these values. */
export const specsOf = <Values extends object>(fields: FieldSpecsSource<Values>, values: Values): FieldSpecs<Values> =>
  typeof fields === 'function' ? fields(values) : (fields ?? {});

/**
 * Messages by field, and those of fields that are not shown. `marked` replaces them and focuses the first field, `check`
 * adds the message of one field, `recheck` checks changed fields again.
 */
export function useErrors<Values extends object>(form: string, fields: FieldSpecsSource<Values>) {
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  const [holders, setHolders] = useState<readonly RefusedField[]>([]);
  const [toFocus, setToFocus] = useState<readonly string[]>([]);
  useEffect(() => {
    if (toFocus.length > 0) focusFirstField(toFocus);
  }, [toFocus]);
  const marked = (
    found: FieldErrors<Values>,
    rest: readonly RefusedField[] = [],
    held: readonly RefusedField[] = [],
  ) => {
    setErrors(found);
    setHolders(held);
    setRefused(rest);
    setToFocus(Object.keys(found).map((name) => fieldId(form, name)));
  };
  const holds = useRef<FieldErrors<Values>>({});
  const problemOf = (name: Name<Values>, values: Values, specs: FieldSpecs<Values>) =>
    holds.current[name] ?? checkField(name, values, specs[name]);
  const check = (name: Name<Values>, values: Values) => {
    // a field whose value is valid here keeps the server's message until it is changed
    const problem = problemOf(name, values, specsOf(fields, values));
    if (problem !== undefined) setErrors((before) => ({ ...before, [name]: problem }));
  };
  const recheck = (names: readonly Name<Values>[], values: Values) => {
    const specs = specsOf(fields, values);
    // what changes a field may come from an earlier render, such as the end of an upload
    setErrors((before) => {
      const isTouched = (name: string) => names.some((one) => name === one || name.startsWith(`${one}.`));
      const touched = (Object.keys(before) as Name<Values>[]).filter(
        (name) => before[name] !== undefined && isTouched(name),
      );
      if (touched.length === 0) return before;
      return { ...before, ...Object.fromEntries(touched.map((name) => [name, problemOf(name, values, specs)])) };
    });
  };
  const hold = (name: Name<Values>, message: string | null) => {
    const { [name]: ended, ...others } = holds.current;
    holds.current = (message === null ? others : { ...others, [name]: message }) as FieldErrors<Values>;
    if (message === null) setErrors((before) => (before[name] === ended ? { ...before, [name]: undefined } : before));
  };
  const clear = () => {
    setErrors({});
    setRefused([]);
  };
  const holderOf = (name: Name<Values>) =>
    holders.find(({ field, message }) => field === name && message === errors[name])?.id;
  return { errors, refused, holderOf, marked, check, recheck, clear, hold, held: () => holds.current };
}
