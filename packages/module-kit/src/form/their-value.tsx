import type { ReactNode } from 'react';
import { Button, FieldHostProvider } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';
import { controlId } from './field-focus.ts';
import type { FieldControl } from './field-control.ts';
import type { ResourceForm } from './use-resource-form.ts';

interface TheirValueProps<Values extends object, N extends keyof Values & string> {
  form: Pick<ResourceForm<Values>, 'id' | 'stored' | 'overtaken' | 'changed' | 'set'>;
  name: N;
  /** Shows a value; without it the control does. */
  read?: (value: Values[N]) => ReactNode;
  /** Draws the control of the field: only it knows how a value of this kind is shown. */
  children: (control: FieldControl<Values[N]>) => ReactNode;
}

/**
 * What somebody else has stored in a field that this person has changed too [decisions 2.0]: the same control with the
 * stored value, to be read, and a button that takes it over.
 */
export function TheirValue<Values extends object, N extends keyof Values & string>({
  form,
  name,
  read,
  children,
}: TheirValueProps<Values, N>) {
  if (!form.overtaken.has(name) || !form.changed.has(name)) return null;
  const id = `${controlId(form.id, name)}-theirs`;
  const value = form.stored[name];
  return (
    <div className="hd-field-theirs">
      <label htmlFor={read ? undefined : id}>{kitText.draft.theirs}</label>
      {read ? (
        read(value)
      ) : (
        <fieldset disabled>
          <FieldHostProvider value={null}>
            {children({
              id,
              value,
              onChange: () => {},
              onBlur: () => {},
              required: false,
              invalid: false,
              'aria-describedby': undefined,
            })}
          </FieldHostProvider>
        </fieldset>
      )}
      <Button size="sm" variant="link" onClick={() => form.set(name, value)}>
        {kitText.draft.applyTheirs}
      </Button>
    </div>
  );
}
