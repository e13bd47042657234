import { useState, type ReactNode } from 'react';
import type { CustomField } from '@hamyar/contracts/forms';
import { lazyPart } from '@hamyar/module-sdk';
import { OnDemand } from '@hamyar/module-kit/keys';
import type { FieldsOf } from '../../api/custom-field.api.ts';
import { FieldPool } from './field-pool.tsx';
import type { FormBuilder } from './use-form-builder.ts';

const CustomFieldDialog = lazyPart(() => import('../../shared/custom-field.dialog.tsx'), 'CustomFieldDialog');

interface BuilderLayoutProps {
  builder: FormBuilder;
  /** Whose fields the form has. */
  of: FieldsOf;
  /** Name and description of the form. */
  head: ReactNode;
  /** Its fields, with what defines one of them. */
  children: (onDefine: (id: number) => void) => ReactNode;
}

/** The pool of fields beside the form that is built; a field can be defined and changed here too. */
export function BuilderLayout({ builder, of, head, children }: BuilderLayoutProps) {
  const [defining, setDefining] = useState<CustomField | 'new' | null>(null);
  const close = () => setDefining(null);
  return (
    <>
      <div className="fb">
        <FieldPool builder={builder} onNew={() => setDefining('new')} />
        <section className="fb-canvas">
          <div className="fb-canvas-head">{head}</div>
          {children((id) => setDefining(builder.fields.find((field) => field.id === id) ?? null))}
        </section>
      </div>
      <OnDemand onClose={close}>
        {defining ? (
          <CustomFieldDialog
            field={defining === 'new' ? { type: 'text', department_id: null, ...of } : defining}
            onClose={close}
          />
        ) : null}
      </OnDemand>
    </>
  );
}
