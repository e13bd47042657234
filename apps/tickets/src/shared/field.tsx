import { useId, type ReactNode } from 'react';
import { classNames, VisuallyHidden } from '@hamyar/design-system/basics';
import { fa } from '../messages/fa.ts';

interface FieldProps {
  label: string;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** Draws the control with the id that the label names. */
  children(id: string): ReactNode;
}

/** A control with its label and its message; for forms whose values live in a draft instead of a form object. */
export function Field({ label, required, error, hint, className, children }: FieldProps) {
  const id = useId().replace(/[^\w-]/g, '');
  return (
    <div className={classNames('tk-field', error !== undefined && 'tk-field-bad', className)}>
      <label className="tk-field-label" htmlFor={id}>
        {label}
        {required ? (
          <>
            <em aria-hidden="true"> *</em>
            <VisuallyHidden> {fa.requiredField}</VisuallyHidden>
          </>
        ) : null}
      </label>
      {children(id)}
      {error === undefined ? (
        hint ? (
          <p className="tk-field-hint">{hint}</p>
        ) : null
      ) : (
        <p className="tk-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
