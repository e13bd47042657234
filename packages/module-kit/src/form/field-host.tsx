import type { ReactNode } from 'react';
import { FieldHostProvider } from '@hamyar/design-system/basics';
import type { ResourceForm } from './use-resource-form.ts';

interface FieldHostProps<Values extends object> {
  form: Pick<ResourceForm<Values>, 'hold' | 'resets'>;
  name: keyof Values & string;
  children: ReactNode;
}

/** Lets the control of a field say that what stands in it is no value; every field of a form stands in one [8.17]. */
export function FieldHost<Values extends object>({ form, name, children }: FieldHostProps<Values>) {
  return (
    <FieldHostProvider value={{ report: (problem, show) => form.hold(name, problem, show), resets: form.resets }}>
      {children}
    </FieldHostProvider>
  );
}
