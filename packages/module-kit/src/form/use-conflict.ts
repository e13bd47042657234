import { useEffect, useRef, useState } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { changedKeys } from './draft-changes.ts';

/** What others have stored while this form has unsaved changes. */
export interface Conflict {
  /** Names of the fields whose stored values have changed since. */
  overtaken: ReadonlySet<string>;
  /** The form has a change, or is being sent: from now on it is watched what others store. */
  watch(): void;
  /** The server has refused to save over it. */
  notify(text: string): void;
  /** Nothing of this form is unsaved any more: the message goes with the conflict. */
  end(): void;
}

/**
 * Compares the stored values with those that the form had when it was first changed. It needs no refused save: values
 * that a refetch brings are noticed as well, and those that were stored while the draft of a form waited.
 *
 * @param drafted what was stored in the changed fields when they were first changed, as the draft knows it
 */
export function useConflict(initial: object, dirty: boolean, drafted: object): Conflict {
  const [base, setBase] = useState<object | null>(null);
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return {
    overtaken: dirty ? changedKeys(initial, { ...base, ...drafted }) : new Set(),
    watch: () => setBase((known) => known ?? initial),
    notify: (text) => {
      dismiss.current?.();
      dismiss.current = toast.warning(text);
    },
    end: () => {
      setBase(null);
      dismiss.current?.();
    },
  };
}
