import { useEffect, useId, useRef, useState } from 'react';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { useLeaveGuard } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { failureText } from '../failure/failure-text.ts';
import { kitText } from '../messages/fa.ts';
import { useAfterPress } from './after-press.ts';
import { refusalOf, showRefused, type SendResult } from './call-outcome.ts';
import { changedKeys, pick } from './draft-changes.ts';
import {
  checkFields,
  errorsByField,
  namesByPath,
  type FieldErrors,
  type FieldSpecs,
  type RefusedField,
} from './field-check.ts';
import { isFieldShown, shownLabel } from './field-focus.ts';
import { useKeptChanges, type DraftNotices, type FormDraft, type KeptChanges } from './form-draft.ts';
import { specsOf, useErrors } from './form-errors.ts';
import { useSaidOnLeaving, type LeftChanges } from './said-on-leaving.ts';
import { useConflict, type Conflict } from './use-conflict.ts';

type Name<Values> = keyof Values & string;

/** Options of {@link useResourceForm}. */
export interface ResourceFormOptions<Values extends object, Saved> {
  /** All fields with their values before any change: empty, or those of the stored object. */
  initial: Values;
  /** Checks of the fields; a function when they depend on the values of other fields. */
  fields?: FieldSpecs<Values> | ((values: Values) => FieldSpecs<Values>);
  /** Sends the values after all checks have passed; `changes` contains those that differ from `initial`. */
  send(values: Values, changes: Partial<Values>): Promise<SendResult<Saved>>;
  onSaved?(saved: Saved, values: Values): void;
  /** Stores changes as a draft. Without it the form asks for confirmation before the page is left. */
  draft?: FormDraft<Values>;
  /** Asks for confirmation before the page is left with changes. Default: true without a draft, false with one. */
  askOnLeave?: boolean;
  /** Message when somebody else has saved in between. Nothing is saved then, and the typed values stay. */
  conflictText?: string;
  /** Somebody else has saved in between: the stored object, when the answer contains it. `initial` then follows it. */
  onConflict?(stored: Saved): void;
}

/** State and actions of a form. */
export interface ResourceForm<Values extends object> extends DraftNotices {
  /** Id of the `<form>`, for a submit button outside of it. */
  id: string;
  values: Values;
  fields: FieldSpecs<Values>;
  errors: FieldErrors<Values>;
  /** The row that has a refused value already, while the field says so and where the person may see that row. */
  holderOf(name: Name<Values>): number | undefined;
  /** Refused fields that the form does not show; they are said above it until it is sent again or emptied. */
  refused: readonly RefusedField[];
  /** Names of the fields that differ from `initial`. */
  changed: ReadonlySet<string>;
  /** Fields that somebody else has stored since this form was changed; what was typed in them is kept. */
  overtaken: ReadonlySet<string>;
  /** The values as they are stored now: what somebody else has saved is among them. */
  stored: Values;
  sending: boolean;
  set<N extends Name<Values>>(name: N, value: Values[N]): void;
  /** Changes several fields together, e.g. a field whose change empties others. */
  change(change: (before: Values) => Partial<Values>): void;
  /** Checks one field, and shows what is wrong with it. */
  check(name: Name<Values>): void;
  /** The field has lost the focus: it is checked as soon as nothing is pressed, in a dialog only when it is sent. */
  left(name: Name<Values>): void;
  /**
   * Keeps the form from being sent, with the message that the field then shows, such as that a file is on its way;
   * null ends it. `show`: the field shows it now, as soon as nothing is pressed.
   */
  hold(name: Name<Values>, message: string | null, show?: boolean): void;
  /**
   * Checks all fields and sends them. Refused fields show their messages and the first of them gets the focus.
   * @param last changes that are made and sent in one step, such as the choice of the row that Enter was pressed on
   */
  submit(last?: Partial<Values>): Promise<void>;
  /** Deletes all changes and the draft. */
  discard(): void;
  /** How often they were deleted. */
  resets: number;
  /** Asks whether unsaved changes may be deleted, deletes them, and answers whether nothing is unsaved now. */
  cancel(): Promise<boolean>;
}

/**
 * State of one form: values, messages by field, a draft or a confirmation before leaving, and at most one sending at a
 * time [8.7, decisions 2.4]. Only what was sent counts as saved: what is typed during the sending stays unsaved.
 */
export const useResourceForm = <Values extends object, Saved = unknown>(
  options: ResourceFormOptions<Values, Saved>,
): ResourceForm<Values> => useFormState(options, null);

/** Shows why nothing was saved, where no field is to blame; null when it is sent again or changed. */
export type ShowProblem = (problem: string | null) => void;

/** {@link useResourceForm}. @param show what shows the problems of a form in a dialog; null: a page, which has toasts */
export function useFormState<Values extends object, Saved>(
  options: ResourceFormOptions<Values, Saved>,
  show: ShowProblem | null,
): ResourceForm<Values> {
  const { initial } = options;
  const id = `f${useId().replace(/[^\w-]/g, '')}`;
  const kept = useKeptChanges(options.draft, initial);
  const values: Values = { ...initial, ...kept.changes };
  const fields = specsOf(options.fields, values);
  const changed = changedKeys(initial, kept.changes);
  const { errors, refused, holderOf, marked, check, recheck, clear, hold, held } = useErrors(id, options.fields);
  const [resets, setResets] = useState(0);
  const leaving = useLeaving(values, check, hold, show === null);
  const overtakenBy = useRef<Saved>(undefined);
  const agree = () => {
    if (overtakenBy.current === undefined) return;
    discard();
    options.onSaved?.(overtakenBy.current, values);
  };
  const conflict = useConflict(id, initial, changed, kept.base, agree);
  const leaves = useSaidOnLeaving(options, changed);
  useLeaveGuard(changed.size > 0 && (options.askOnLeave ?? options.draft === undefined));

  const change = (make: (before: Values) => Partial<Values>) => {
    conflict.watch();
    show?.(null);
    const part = kept.update((before) => make({ ...initial, ...before }));
    recheck(Object.keys(part) as Name<Values>[], { ...values, ...part });
  };
  const discard = () => {
    leaves.nothing();
    kept.clear();
    clear();
    conflict.end();
    show?.(null);
    setResets((before) => before + 1);
  };
  const sendable = { id, values, changed, kept, conflict, marked, held, change, show, overtakenBy, leaves };
  const { sending, submit } = useSending(options, sendable);
  return {
    id,
    values,
    stored: initial,
    fields,
    ...{ errors, refused, holderOf },
    changed,
    sending,
    overtaken: conflict.overtaken,
    ...kept.notices,
    ...{ change, submit, discard, resets },
    set: (name, value) => change(() => ({ [name]: value }) as unknown as Partial<Values>),
    check: (name) => check(name, values),
    ...leaving,
    cancel: async () => {
      const agreed = changed.size === 0 || (await confirmDiscard());
      if (agreed) discard();
      return agreed;
    },
  };
}

/** What happens when a field is left, and what a control says of itself: shown as soon as nothing is pressed. */
function useLeaving<Values extends object>(
  values: Values,
  check: (name: Name<Values>, values: Values) => void,
  hold: (name: Name<Values>, message: string | null) => void,
  onPage: boolean,
): Pick<ResourceForm<Values>, 'left' | 'hold'> {
  const afterPress = useAfterPress();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const show = (name: Name<Values>) => afterPress(() => check(name, latest.current));
  return {
    left: (name) => {
      if (onPage) show(name);
    },
    hold: (name, message, now = false) => {
      hold(name, message);
      if (now && message !== null) show(name);
    },
  };
}

interface Sendable<Values extends object, Saved> {
  id: string;
  values: Values;
  changed: ReadonlySet<string>;
  /** What was stored when a save was refused because of it. */
  overtakenBy: { current: Saved | undefined };
  leaves: LeftChanges;
  kept: KeptChanges<Values>;
  conflict: Conflict;
  marked(errors: FieldErrors<Values>, rest?: readonly RefusedField[], holders?: readonly RefusedField[]): void;
  held(): FieldErrors<Values>;
  change(change: () => Partial<Values>): void;
  show: ShowProblem | null;
}

/** Checks and sends the values, at most once at a time; what was refused is shown and stays. */
function useSending<Values extends object, Saved>(
  options: ResourceFormOptions<Values, Saved>,
  { id, values: shown, changed, kept, conflict, marked, held, change, show, ...rest }: Sendable<Values, Saved>,
) {
  const [sending, setSending] = useState(false);
  const refuse = (error: unknown, fields: FieldSpecs<Values>) => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'fields') {
      // a field of which only the checks know is a part of a value, such as `custom_values.7`
      const known = new Set([...Object.keys(shown), ...Object.keys(fields)]) as Set<Name<Values>>;
      const names = [...known].filter((name) => isFieldShown(id, name));
      const { errors, rest } = errorsByField(refusal.fields, names, fields);
      const nameOf = namesByPath(names, fields);
      showRefused(refusal.fields, (field) => {
        const name = nameOf(field);
        return name && shownLabel(id, name);
      });
      const holders = refusal.fields.flatMap((one) => {
        const field = nameOf(one.field);
        return field && one.id !== undefined ? { ...one, field } : [];
      });
      return marked(errors, rest, holders);
    }
    if (refusal.kind === 'conflict') {
      const failure = failureOf<Saved>({ error });
      rest.overtakenBy.current = failure?.data;
      if (failure?.data !== undefined) options.onConflict?.(failure.data);
      conflict.refuse();
      if (!show) return conflict.notify(options.conflictText ?? kitText.conflict);
      return show(options.conflictText ?? (failure?.message || kitText.conflict));
    }
    if (show) return show(failureText(error));
    if (refusal.kind === 'not_done') toast.error(refusal.message || kitText.failure.failed);
  };
  const submit = async (last: Partial<Values> = {}) => {
    if (sending) return;
    if (Object.keys(last).length > 0) change(() => last);
    const values = { ...shown, ...last };
    const fields = specsOf(options.fields, values);
    const found = { ...checkFields(values, fields), ...held() };
    marked(found);
    show?.(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    conflict.watch();
    try {
      const answer = options.send(values, pick(values, changedKeys(options.initial, { ...kept.changes, ...last })));
      // only now: what `send` itself has changed, such as the keys of the requests, belongs to what is sent
      kept.sent();
      const result = await answer;
      if (result.error !== undefined) return refuse(result.error, fields);
      kept.settle(values);
      rest.leaves.nothing();
      conflict.end();
      options.onSaved?.(result.data as Saved, values);
    } finally {
      setSending(false);
    }
  };
  return { sending, submit };
}

const confirmDiscard = () =>
  confirm({
    title: kitText.draft.discardTitle,
    message: kitText.draft.discardText,
    yes: kitText.draft.discard,
    no: kitText.draft.keep,
    danger: true,
  });
