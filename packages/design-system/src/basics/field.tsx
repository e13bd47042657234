import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** Id of the control that the label belongs to; help and message have the id `<controlId>-note`. */
  controlId: string;
  /** Id of the whole field, to scroll to it. */
  id?: string;
  /** Shows the mark for required fields; the control itself has `aria-required`. */
  required?: boolean;
  /** Message that says why the value is refused. */
  error?: string;
  /** A line under the control. */
  help?: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A control with its label, help and message. It contains no values and no checks: these belong to the form. */
export function Field({ label, controlId, id, required, error, help, hideLabel, className, children }: FieldProps) {
  const note = `${controlId}-note`;
  return (
    <div id={id} className={classNames('hd-field', error !== undefined && 'hd-field-bad', className)}>
      <label
        htmlFor={controlId}
        className={classNames(hideLabel ? 'hd-visually-hidden' : 'hd-field-label', required && 'hd-required')}
      >
        {label}
      </label>
      {children}
      {error !== undefined ? (
        <p id={note} className="hd-field-error" role="alert">
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={error === undefined ? note : undefined} className="hd-field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
