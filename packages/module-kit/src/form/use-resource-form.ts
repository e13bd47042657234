import { useEffect, useId, useState } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { useLeaveGuard } from '@hamyar/module-sdk';
import { kitText } from '../messages/fa.ts';
import { refusalOf, type Refusal, type SendResult } from './call-outcome.ts';
import { changedKeys } from './draft-changes.ts';
import { checkField, checkFields, errorsByField, type FieldErrors, type FieldSpecs } from './field-check.ts';
import { fieldId, focusFirstField } from './field-focus.ts';
import { useKeptChanges, type FormDraft } from './form-draft.ts';

type Name<Values> = keyof Values & string;
type FieldSpecsSource<Values extends object> = ResourceFormOptions<Values, unknown>['fields'];

/** What a form is made of. */
export interface ResourceFormOptions<Values extends object, Saved> {
  /** Every field with its value before the person changes anything: empty, or of the stored resource. */
  initial: Values;
  /** What is asked of the fields; a function where it depends on what other fields hold. */
  fields?: FieldSpecs<Values> | ((values: Values) => FieldSpecs<Values>);
  /** Sends good values; `changes` are those that differ from `initial`. */
  send(values: Values, changes: Partial<Values>): Promise<SendResult<Saved>>;
  onSaved?(saved: Saved, values: Values): void;
  /** Keeps what is typed; without it leaving the page asks first. */
  draft?: FormDraft<Values>;
  /** Asks before the page is left while something is changed; by default only when no draft keeps it. */
  askOnLeave?: boolean;
  /** Said when somebody else has saved in between; nothing was saved then, and what was typed stays. */
  conflictText?: string;
}

/** A form while it is filled in. */
export interface ResourceForm<Values extends object> {
  /** Id of the `<form>`, for a submit button outside of it. */
  id: string;
  values: Values;
  fields: FieldSpecs<Values>;
  errors: FieldErrors<Values>;
  /** Fields that differ from `initial`. */
  changed: ReadonlySet<string>;
  sending: boolean;
  /** What is shown was found in the draft vault when the form opened. */
  restored: boolean;
  /** When a change was last kept, unix seconds; null before one was made here. */
  keptAt: number | null;
  set<N extends Name<Values>>(name: N, value: Values[N]): void;
  /** Several fields at once: a parent that clears its children. */
  change(change: (before: Values) => Partial<Values>): void;
  /** Checks one field, when it is left. */
  check(name: Name<Values>): void;
  /** Checks everything and sends it; refused fields are marked, and the first one gets the focus. */
  submit(): Promise<void>;
  /** Forgets what was typed, and its draft. */
  discard(): void;
}

/**
 * The state of one form: values typed by `initial`, one mapping of errors to fields, an autosaved draft or a question
 * before leaving, and one sending at a time [8.7, decisions 2.4].
 */
export function useResourceForm<Values extends object, Saved = unknown>(
  options: ResourceFormOptions<Values, Saved>,
): ResourceForm<Values> {
  const { initial } = options;
  const id = `f${useId().replace(/[^\w-]/g, '')}`;
  const kept = useKeptChanges(options.draft, initial);
  const values: Values = { ...initial, ...kept.changes };
  const fields = specsOf(options.fields, values);
  const changed = changedKeys(initial, kept.changes);
  const { errors, marked, check, recheck, clear } = useErrors(id, options.fields);
  const [sending, setSending] = useState(false);
  useLeaveGuard(changed.size > 0 && (options.askOnLeave ?? options.draft === undefined));

  const change = (make: (before: Values) => Partial<Values>) => {
    let part: Partial<Values> = {};
    kept.update((before) => {
      part = make({ ...initial, ...before });
      return { ...before, ...part };
    });
    recheck(Object.keys(part) as Name<Values>[], { ...values, ...part });
  };
  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'fields')
      marked(errorsByField(refusal.fields, Object.keys(values) as Name<Values>[], fields).errors);
    else reportRefusal(refusal, options.conflictText);
  };
  const submit = async () => {
    if (sending) return;
    const found = checkFields(values, fields);
    marked(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const result = await options.send(values, pick(values, changed));
      if (result.error !== undefined) return refuse(result.error);
      kept.clear();
      options.onSaved?.(result.data as Saved, values);
    } finally {
      setSending(false);
    }
  };
  return {
    id,
    values,
    fields,
    errors,
    changed,
    sending,
    restored: kept.restored,
    keptAt: kept.keptAt,
    change,
    submit,
    set: (name, value) => change(() => ({ [name]: value }) as unknown as Partial<Values>),
    check: (name) => check(name, values),
    discard: () => {
      kept.clear();
      clear();
    },
  };
}

/** Says why nothing was saved where no field is to blame. */
function reportRefusal(refusal: Refusal, conflictText: string = kitText.conflict): void {
  if (refusal.kind === 'conflict') toast.warning(conflictText);
  if (refusal.kind === 'not_done') toast.error(refusal.message || kitText.failure.failed);
}

const specsOf = <Values extends object>(fields: FieldSpecsSource<Values>, values: Values): FieldSpecs<Values> =>
  typeof fields === 'function' ? fields(values) : (fields ?? {});

/**
 * Errors at the fields: `marked` shows new ones and puts the focus in the first of them, `check` adds that of a field
 * that is left, and `recheck` renews those of fields that have changed.
 */
function useErrors<Values extends object>(form: string, fields: FieldSpecsSource<Values>) {
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [toFocus, setToFocus] = useState<readonly string[]>([]);
  useEffect(() => {
    if (toFocus.length > 0) focusFirstField(toFocus);
  }, [toFocus]);
  const marked = (found: FieldErrors<Values>) => {
    setErrors(found);
    setToFocus(Object.keys(found).map((name) => fieldId(form, name)));
  };
  const check = (name: Name<Values>, values: Values) => {
    // a field that is good to us keeps what the server has said of it until it is changed
    const problem = checkField(name, values, specsOf(fields, values)[name]);
    if (problem !== undefined) setErrors({ ...errors, [name]: problem });
  };
  const recheck = (names: readonly Name<Values>[], values: Values) => {
    const specs = specsOf(fields, values);
    const touched = names.filter((name) => errors[name] !== undefined);
    if (touched.length > 0)
      setErrors({
        ...errors,
        ...Object.fromEntries(touched.map((name) => [name, checkField(name, values, specs[name])])),
      });
  };
  return { errors, marked, check, recheck, clear: () => setErrors({}) };
}

const pick = <Values extends object>(values: Values, names: ReadonlySet<string>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) as Partial<Values>;
