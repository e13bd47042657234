import type { CSSProperties, KeyboardEvent } from 'react';
import type { CustomField } from '@hamyar/contracts/forms';
import { classNames, IconButton, Line, Switch, Tag, Tooltip } from '@hamyar/design-system/basics';
import { CloseIcon, EditIcon, HandleIcon } from '@hamyar/design-system/icons';
import { canBeRequired } from '@hamyar/domain';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, formatNumber, isolate, shared, toFa } from '@hamyar/persian';
import { CustomFieldLabel } from '@hamyar/module-kit/custom-fields';
import { faFields } from '../../messages/fa-fields.ts';
import { FieldTypeIcon, fieldTypeName } from '../../shared/field-type.tsx';
import { dropLine, positionByKey, POSITION_KEYS } from '../../shared/use-entry-drag.ts';
import type { FormBuilder, PlacedEntry } from './use-form-builder.ts';

// with the controls of all types, which the builder shows only when a field is opened
const EntryDetails = lazyPart(() => import('./entry-details.tsx'), 'EntryDetails');
const text = faFields.builder;

interface EntryRowProps {
  builder: FormBuilder;
  placed: PlacedEntry;
  /** Its position, from 0. */
  index: number;
  /** Width and condition are shown below it. */
  open: boolean;
  onOpen(): void;
  onMove(index: number): void;
  onRemove(): void;
  onDefine(id: number): void;
}

/** One field of a form. */
export function EntryRow({ builder, placed, index, open, onOpen, onMove, onRemove, onDefine }: EntryRowProps) {
  const { entry, field } = placed;
  const { drag } = builder;
  const label = field?.label ?? shared.deletedChoice;
  const named = { name: isolate(label) };
  const lifted = drag?.source === 'form' && drag.id === entry.id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      return builder.cancel();
    }
    if (event.key === 'Delete') return onRemove();
    const to = positionByKey(event.key, index, builder.entries.length);
    if (POSITION_KEYS.has(event.key)) event.preventDefault();
    if (to !== undefined) onMove(to);
  };
  return (
    <li
      data-entry={entry.id}
      className={classNames(
        'fb-row',
        !entry.status && 'fb-off',
        open && 'fb-open',
        lifted && 'fb-lifted',
        dropLine(
          drag,
          builder.entries.map((one) => one.entry.id),
          entry.id,
        ),
      )}
      style={lifted ? ({ '--fb-dy': `${drag.dy}px` } as CSSProperties) : undefined}
    >
      <div className="fb-line">
        <button
          type="button"
          className="fb-handle"
          aria-label={fill(text.handle, { ...named, n: toFa(index + 1) })}
          onKeyDown={onKeyDown}
          {...builder.handle('form', entry.id)}
        >
          <HandleIcon size={16} />
        </button>
        <span className="fb-order" aria-hidden="true">
          {toFa(index + 1)}
        </span>
        {field ? <FieldTypeIcon type={field.type} /> : null}
        <span className="fb-name">
          <b>
            <Line>
              <CustomFieldLabel label={label} />
            </Line>
            {entry.required ? <i aria-hidden="true">*</i> : null}
          </b>
          <small>
            {/* below the name, which needs the width of the row */}
            {entry.condition ? <b className="fb-when">{text.conditional} · </b> : null}
            {field ? metaOf(field) : null}
          </small>
        </span>
        {field?.is_archived ? <Tag>{text.archived}</Tag> : null}
        <EntrySwitches builder={builder} placed={placed} named={named} />
        <span className="fb-actions">
          <IconButton
            size="sm"
            icon={<EditIcon />}
            label={fill(text.edit, named)}
            aria-expanded={open}
            disabled={!field}
            onClick={onOpen}
          />
          <IconButton size="sm" icon={<CloseIcon />} label={fill(text.remove, named)} onClick={onRemove} />
        </span>
      </div>
      <OnDemand onClose={onOpen}>
        {open && field ? <EntryDetails builder={builder} entry={entry} field={field} onDefine={onDefine} /> : null}
      </OnDemand>
    </li>
  );
}

/** «نمایش», «الزامی» and «عمومی» of a field in this form. */
function EntrySwitches({
  builder,
  placed,
  named,
}: {
  builder: FormBuilder;
  placed: PlacedEntry;
  named: { name: string };
}) {
  const { entry, field } = placed;
  const { id } = entry;
  const mayBeRequired = field !== null && canBeRequired(field.type);
  const required = (
    <Switch
      label={fill(text.required, named)}
      checked={entry.required}
      disabled={!mayBeRequired}
      onChange={(on) => builder.change(id, { required: on })}
    />
  );
  return (
    <>
      <span className="fb-switch" data-title={text.columns.status}>
        <Switch
          label={fill(text.status, named)}
          checked={entry.status}
          onChange={(status) => builder.change(id, { status })}
        />
      </span>
      <span className="fb-switch" data-title={text.columns.required}>
        {mayBeRequired || !field ? (
          required
        ) : (
          <Tooltip title={field.type === 'checkbox' ? text.checkboxOptional : text.uuidGiven}>{required}</Tooltip>
        )}
      </span>
      <span className="fb-switch" data-title={text.columns.public}>
        <Switch
          label={fill(text.public, named)}
          checked={entry.public}
          disabled={field?.sensitive}
          onChange={(on) => builder.change(id, { public: on })}
        />
      </span>
    </>
  );
}

/** The type of a field, and what is worth knowing of it. */
function metaOf({ type, items, max_length: most }: CustomField): string {
  const count = items.filter(({ is_archived: archived }) => !archived).length;
  const more =
    type === 'dropdown'
      ? fill(text.items, { n: formatNumber(count) })
      : most
        ? fill(text.upTo, { n: formatNumber(most) })
        : null;
  return [fieldTypeName(type), more].filter(Boolean).join(' · ');
}
