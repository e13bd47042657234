import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { changedKeys } from './draft-changes.ts';
import { fieldId, focusFirstField } from './field-focus.ts';

/** What others have stored while this form has unsaved changes. */
export interface Conflict {
  /** Names of the fields whose stored values have changed since. */
  overtaken: ReadonlySet<string>;
  /** The form has a change, or is being sent: from now on it is watched what others store. */
  watch(): void;
  /** The server has refused to save over it: the person is led to the first field that both have changed. */
  refuse(): void;
  /** Says it, where the form has no room for it. */
  notify(text: string): void;
  /** Nothing of this form is unsaved any more: the message goes with the conflict. */
  end(): void;
}

/**
 * Compares the stored values with those that the form had when it was first changed. It needs no refused save: values
 * that a refetch brings are noticed as well, and those that were stored while the draft of a form waited.
 *
 * @param id of the form
 * @param drafted what was stored in the changed fields when they were first changed, as the draft knows it
 * @param agreed called when a save was refused although everything that was typed is stored already: by the same person
 *   in another tab, by somebody else, or because nothing was changed. What is stored has to have come: a form that edits
 *   nothing stored, such as the dialog that closes a ticket, is never agreed with
 */
export function useConflict(
  id: string,
  initial: object,
  changed: ReadonlySet<string>,
  drafted: object,
  agreed: () => void,
): Conflict {
  const [base, setBase] = useState<object | null>(null);
  const [refused, setRefused] = useState(false);
  const overtaken = changed.size > 0 ? changedKeys(initial, { ...base, ...drafted }) : new Set<string>();
  const fieldsOfBoth = [...overtaken]
    .filter((name) => changed.has(name))
    .map((name) => fieldId(id, name))
    .join(' ');
  // what the others have stored comes after the refusal; it may be far above the button that was pressed
  useEffect(() => {
    if (!refused || fieldsOfBoth === '') return;
    setRefused(false);
    focusFirstField(fieldsOfBoth.split(' '));
  }, [refused, fieldsOfBoth]);
  const dismiss = useRef<() => void>(undefined);
  const hasCome = base !== null && changedKeys(initial, base).size > 0;
  const same = refused && changed.size === 0 && hasCome;
  const agree = useEffectEvent(agreed);
  useEffect(() => {
    if (!same) return;
    setRefused(false);
    dismiss.current?.();
    agree();
  }, [same]);
  useEffect(() => () => dismiss.current?.(), []);
  return {
    overtaken,
    refuse: () => setRefused(true),
    watch: () => {
      setBase((known) => known ?? initial);
      setRefused(false);
    },
    notify: (text) => {
      dismiss.current?.();
      dismiss.current = toast.warning(text);
    },
    end: () => {
      setBase(null);
      setRefused(false);
      dismiss.current?.();
    },
  };
}
