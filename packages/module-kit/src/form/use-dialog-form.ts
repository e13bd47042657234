import { useState } from 'react';
import { useFormState, type ResourceForm, type ResourceFormOptions } from './use-resource-form.ts';

/** A form that stands in a `FormDialog`. */
export interface DialogForm<Values extends object> extends ResourceForm<Values> {
  /** Why nothing was saved, where no field is to blame, until it is sent again or changed; shown above the fields. */
  problem: string | null;
  /** What happens to the changes when the dialog is closed. */
  closing: 'forget' | 'ask' | 'keep';
}

/**
 * The form of a dialog: `useResourceForm`, except that it says in the dialog what a page says by toasts, so its calls
 * ask for `failures: 'caller'`. It checks its fields when it is sent and not when they lose the focus: that happens on the
 * way to a button, which a new message would move away from under the pointer. Nobody is asked before the page is left, as
 * Escape asks nobody either. Where more is typed than may be lost, a `draft` keeps it, or `askOnLeave` asks before the
 * page is left and before the dialog is closed.
 */
export function useDialogForm<Values extends object, Saved = unknown>(
  options: ResourceFormOptions<Values, Saved>,
): DialogForm<Values> {
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, askOnLeave = false } = options;
  const form = useFormState({ ...options, askOnLeave }, setProblem);
  return { ...form, problem, closing: draft ? 'keep' : askOnLeave ? 'ask' : 'forget' };
}
