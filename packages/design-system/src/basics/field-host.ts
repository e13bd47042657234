import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** What a control says to the form around it. */
export interface FieldHost {
  /**
   * The control holds something that is no value of the field, or a value that is too long: the form is not sent, and
   * says this at the field; null ends it.
   *
   * @param show immediately, otherwise only when the form is sent: a text may be half typed
   */
  report(problem: string | null, show: boolean): void;
  /** Changes when all changes are discarded: a control then drops a text that never became a value. */
  resets: number;
}

const Host = createContext<FieldHost | null>(null);

/** Stands around the control of each field of a form; null around one that is only read. */
export const FieldHostProvider = Host.Provider;

/** The form around a control; null where it stands alone. */
export const useFieldHost = (): FieldHost | null => useContext(Host);

/** Keeps the form from being sent while there is a problem, and says it at the field. */
export function useFieldProblem(problem: string | null, show: boolean): void {
  const host = useFieldHost();
  const report = useEffectEvent((now: string | null) => host?.report(now, show));
  useEffect(() => {
    if (problem === null) return undefined;
    report(problem);
    return () => report(null);
  }, [problem, show]);
}
