import { useState } from 'react';
import type { CustomField } from '@hamyar/contracts/forms';
import { Button, classNames, CountBadge, EmptyState } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import type { FieldsOf } from '../../api/custom-field.api.ts';
import { faFields } from '../../messages/fa-fields.ts';
import type { NewField } from '../../shared/custom-field.dialog.tsx';
import { useMayDesign } from '../../shared/use-may-design.ts';
import { typesOf } from '../../shared/field-type-choice.tsx';
import { FieldTypeIcon, fieldTypeName } from '../../shared/field-type.tsx';
import { FieldRows } from './field-rows.tsx';

const CustomFieldDialog = lazyPart(() => import('../../shared/custom-field.dialog.tsx'), 'CustomFieldDialog');
const text = faFields.designer;

interface FieldDesignerProps {
  of: FieldsOf;
  /** In their order, archived ones too. */
  fields: readonly CustomField[];
}

/** The fields of one context: a list of the types that can be added, and the fields that there are [2.58]. */
export function FieldDesigner({ of, fields }: FieldDesignerProps) {
  const [opened, setOpened] = useState<CustomField | NewField | null>(null);
  const [archived, setArchived] = useState(false);
  const close = () => setOpened(null);
  const mayAdd = useMayDesign()(of);
  const inUse = fields.filter((field) => !field.is_archived);
  const count = fields.length - inUse.length;
  return (
    <div className={classNames('cf', !mayAdd && 'cf-read')}>
      {mayAdd ? (
        <aside className="cf-types" aria-label={text.types}>
          <h2>{text.types}</h2>
          <ul>
            {typesOf(of.context).map((type) => (
              <li key={type}>
                <button type="button" onClick={() => setOpened({ type, department_id: null, ...of })}>
                  <FieldTypeIcon type={type} />
                  <span className="fb-name">
                    <b>{fieldTypeName(type)}</b>
                    <small>{faFields.typeHints[type]}</small>
                  </span>
                  <PlusIcon size={15} />
                </button>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
      <section className="cf-list" aria-label={text.list}>
        <header>
          <h2>{text.list}</h2>
          <CountBadge value={inUse.length} max={200} />
          {count > 0 ? (
            <Button size="sm" variant="text" aria-pressed={archived} onClick={() => setArchived(!archived)}>
              {archived ? text.hideArchived : text.showArchived}
            </Button>
          ) : null}
        </header>
        {inUse.length === 0 && !archived ? (
          <EmptyState compact title={text.empty} description={mayAdd ? text.emptyHint : undefined} />
        ) : (
          <FieldRows fields={fields} archived={archived} onEdit={setOpened} />
        )}
      </section>
      <OnDemand onClose={close}>{opened ? <CustomFieldDialog field={opened} onClose={close} /> : null}</OnDemand>
    </div>
  );
}
