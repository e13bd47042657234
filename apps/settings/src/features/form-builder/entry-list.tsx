import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames, CountBadge, VisuallyHidden } from '@hamyar/design-system/basics';
import { GlobeIcon, InfoIcon, PlusIcon } from '@hamyar/design-system/icons';
import { CustomFieldLabel } from '@hamyar/module-kit/custom-fields';
import { faFields } from '../../messages/fa-fields.ts';
import { FieldTypeIcon } from '../../shared/field-type.tsx';
import { EntryRow } from './entry-row.tsx';
import type { FormBuilder } from './use-form-builder.ts';

const text = faFields.builder;

interface EntryListProps {
  builder: FormBuilder;
  /** Of the form's field. */
  id: string;
  invalid: boolean;
  /** Changes the definition of a field. */
  onDefine(id: number): void;
  'aria-describedby'?: string;
}

/** The fields of a form in their order: moved by dragging or by the arrow keys, switched on and off, and removed. */
export function EntryList({ builder, id, invalid, onDefine, ...aria }: EntryListProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const toFocus = useRef<number | null>(null);
  const { entries, drag, list } = builder;
  // a row that is moved in the page loses the focus
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-entry="${toFocus.current}"] .fb-handle`)?.focus();
    toFocus.current = null;
  });
  const remove = (index: number) => {
    const next = entries[index + 1] ?? entries[index - 1];
    toFocus.current = next?.entry.id ?? null;
    builder.remove(entries[index]!.entry.id);
  };
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={text.fields} className="fb-fields" {...aria}>
      <div className="fb-head" aria-hidden="true">
        <span>
          {text.fields} <CountBadge value={entries.length} />
        </span>
        <b>{text.columns.status}</b>
        <b>{text.columns.required}</b>
        <b>{text.columns.public}</b>
      </div>
      <ol
        className={classNames('fb-rows', invalid && 'fb-rows-bad')}
        ref={(element) => {
          list.current = element;
        }}
      >
        {entries.map((placed, index) => (
          <EntryRow
            key={placed.entry.id}
            builder={builder}
            placed={placed}
            index={index}
            open={opened === placed.entry.id}
            onOpen={() => setOpened(opened === placed.entry.id ? null : placed.entry.id)}
            onMove={(to) => {
              toFocus.current = placed.entry.id;
              builder.move(placed.entry.id, to);
            }}
            onRemove={() => remove(index)}
            onDefine={onDefine}
          />
        ))}
        <li className={classNames('fb-drop', drag?.source === 'pool' && drag.index === entries.length && 'fb-drop-on')}>
          <PlusIcon size={15} /> {text.drop}
        </li>
      </ol>
      <p className="fb-foot">
        <span>
          <InfoIcon size={14} /> {text.keyboardHint}
        </span>
        <span>
          <GlobeIcon size={14} /> {text.publicHint}
        </span>
      </p>
      <DraggedField builder={builder} />
      <VisuallyHidden>
        <span role="status">{builder.said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The field of the pool that is on its way, under the pointer. */
function DraggedField({ builder: { drag, fields } }: { builder: FormBuilder }) {
  const field = drag?.source === 'pool' ? fields.find(({ id }) => id === drag.id) : undefined;
  if (!drag || !field) return null;
  return (
    <div
      className="fb-dragged"
      aria-hidden="true"
      style={{ '--fb-x': `${drag.x}px`, '--fb-y': `${drag.y}px` } as CSSProperties}
    >
      <FieldTypeIcon type={field.type} />
      <CustomFieldLabel label={field.label} />
    </div>
  );
}
