import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { CustomField } from '@hamyar/contracts/forms';
import { classNames, Line, Tag, VisuallyHidden } from '@hamyar/design-system/basics';
import { HandleIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { fill, formatNumber, isolate, toFa } from '@hamyar/persian';
import { CustomFieldLabel } from '@hamyar/module-kit/custom-fields';
import { useSortCustomFieldsMutation } from '../../api/custom-field.api.ts';
import { faFields } from '../../messages/fa-fields.ts';
import { dropLine, positionByKey, POSITION_KEYS, useEntryDrag } from '../../shared/use-entry-drag.ts';
import { FieldTypeIcon, fieldTypeName } from '../../shared/field-type.tsx';
import { FieldActions } from './field-actions.tsx';

const text = faFields.designer;

interface FieldRowsProps {
  /** All fields of the context, in their order. */
  fields: readonly CustomField[];
  /** Shows those that are archived too. */
  archived: boolean;
  onEdit(field: CustomField): void;
}

/** The fields with the position that somebody has just given one of them, until the list is read again. */
function useOrder(fields: readonly CustomField[]) {
  const [sort] = useSortCustomFieldsMutation();
  const [moved, setMoved] = useState<{ of: readonly CustomField[]; ids: readonly number[] } | null>(null);
  // what is stored now has the last word
  const ids = moved?.of === fields ? moved.ids : fields.map(({ id }) => id);
  const move = (id: number, beforeId: number | undefined) => {
    const others = ids.filter((other) => other !== id);
    const at = beforeId === undefined ? others.length : others.indexOf(beforeId);
    const next = [...others.slice(0, at), id, ...others.slice(at)];
    setMoved({ of: fields, ids: next });
    void sort(next).then(({ data: message, error }) => {
      if (error) setMoved(null);
      else if (message) toast.success(message);
    });
  };
  return { ordered: ids.flatMap((id) => fields.find((field) => field.id === id) ?? []), move };
}

/** The fields in their order: dragged by their handles, or moved by the arrow keys [2.58, 4.10]. */
export function FieldRows({ fields, archived, onEdit }: FieldRowsProps) {
  const { ordered, move } = useOrder(fields);
  const [said, setSaid] = useState('');
  const toFocus = useRef<number | null>(null);
  const rows = ordered.filter((field) => archived || !field.is_archived);
  const ids = rows.map(({ id }) => id);
  const moveTo = (id: number, index: number) => {
    const name = rows.find((row) => row.id === id)?.label ?? '';
    setSaid(fill(faFields.builder.moved, { name: isolate(name), n: toFa(index + 1) }));
    toFocus.current = id;
    move(id, ids.filter((other) => other !== id)[index]);
  };
  const { list, drag, handle, cancel } = useEntryDrag({ ids, onMove: moveTo });
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-entry="${toFocus.current}"] .fb-handle`)?.focus();
    toFocus.current = null;
  });
  const onKeyDown = (id: number, index: number) => (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) return cancel();
    if (POSITION_KEYS.has(event.key)) event.preventDefault();
    const to = positionByKey(event.key, index, rows.length);
    if (to !== undefined) moveTo(id, to);
  };
  return (
    <>
      <ol
        className="cf-rows"
        ref={(element) => {
          list.current = element;
        }}
      >
        {rows.map((field, index) => (
          <li
            key={field.id}
            data-entry={field.id}
            className={classNames(
              'fb-row',
              (!field.status || field.is_archived) && 'fb-off',
              drag?.id === field.id && 'fb-lifted',
              dropLine(drag, ids, field.id),
            )}
            style={drag?.id === field.id ? ({ '--fb-dy': `${drag.dy}px` } as CSSProperties) : undefined}
          >
            <div className="fb-line">
              {field.editable ? (
                <button
                  type="button"
                  className="fb-handle"
                  aria-label={fill(faFields.builder.handle, { name: isolate(field.label), n: toFa(index + 1) })}
                  onKeyDown={onKeyDown(field.id, index)}
                  {...handle('form', field.id)}
                >
                  <HandleIcon size={16} />
                </button>
              ) : null}
              <FieldTypeIcon type={field.type} />
              <FieldName field={field} onEdit={() => onEdit(field)} />
              <FieldTags field={field} />
              {field.editable ? <FieldActions field={field} onEdit={() => onEdit(field)} /> : null}
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

function FieldName({ field, onEdit }: { field: CustomField; onEdit(): void }) {
  const { label, type, context, form_count: count } = field;
  const uses = count > 0 ? fill(text.inForms, { n: formatNumber(count) }) : context === 'ticket' ? text.inNoForm : null;
  return (
    <span className="fb-name">
      {field.editable ? (
        <button type="button" className="cf-open" onClick={onEdit}>
          <Line>
            <CustomFieldLabel label={label} />
          </Line>
        </button>
      ) : (
        <b>
          <Line>
            <CustomFieldLabel label={label} />
          </Line>
        </b>
      )}
      <small>{[fieldTypeName(type), uses].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

function FieldTags({ field }: { field: CustomField }) {
  return (
    <span className="cf-tags">
      {field.required ? <Tag tone="warning">{text.required}</Tag> : null}
      {field.sensitive ? <Tag tone="violet">{text.sensitive}</Tag> : null}
      {field.unique ? <Tag tone="info">{text.unique}</Tag> : null}
      <SearchTag field={field} />
      {field.is_archived ? <Tag>{text.archived}</Tag> : field.status ? null : <Tag>{text.inactive}</Tag>}
    </span>
  );
}

/** Tickets are found by its values, or how far the values that there are have been prepared for it. */
function SearchTag({ field: { searchable, search_progress: progress } }: { field: CustomField }) {
  if (progress !== null) return <Tag tone="info">{fill(text.searchProgress, { n: formatNumber(progress) })}</Tag>;
  return searchable ? <Tag tone="info">{text.searchable}</Tag> : null;
}
