import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** Id of the control the label belongs to; its help and its message are `<controlId>-note`. */
  controlId: string;
  /** Id of the whole field, to scroll to it. */
  id?: string;
  /** Shows the star; the control itself says «required» to screen readers. */
  required?: boolean;
  /** Why the value is refused. */
  error?: string;
  /** A line under the control. */
  help?: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A control with its label, its help and its message. Only the look: values and checks belong to the form around it. */
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
