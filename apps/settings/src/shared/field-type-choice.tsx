import {
  CUSTOM_FIELD_TYPES,
  DEPARTMENT_FIELD_TYPES,
  type CustomFieldContext,
  type CustomFieldType,
} from '@hamyar/contracts/forms';
import { Select } from '@hamyar/design-system/fields';
import { LockIcon } from '@hamyar/design-system/icons';
import { faFields } from '../messages/fa-fields.ts';
import { FieldTypeIcon, fieldTypeName } from './field-type.tsx';

const text = faFields.field;

/** The types that fields of this context may have: six of a department, nine of the others (spec 2.58, decisions 2.11). */
export const typesOf = (context: CustomFieldContext): readonly CustomFieldType[] =>
  context === 'department' ? DEPARTMENT_FIELD_TYPES : CUSTOM_FIELD_TYPES;

interface FieldTypeChoiceProps {
  id: string;
  context: CustomFieldContext;
  /** Values have been stored: the type stays. */
  locked: boolean;
  value: CustomFieldType;
  onChange(type: CustomFieldType): void;
}

interface LockedChoiceProps {
  id: string;
  type: CustomFieldType;
  /** What is chosen. */
  name: string;
  reason: string;
}

/** A choice about a custom field that stays as it is, and why. */
export function LockedChoice({ id, type, name, reason }: LockedChoiceProps) {
  return (
    <div id={id} className="cf-locked">
      <FieldTypeIcon type={type} />
      <span>
        <b>{name}</b>
        <small>{reason}</small>
      </span>
      <LockIcon size={16} />
    </div>
  );
}

/** The type of a custom field; said where it cannot be changed any more. */
export function FieldTypeChoice({ id, context, locked, value, onChange }: FieldTypeChoiceProps) {
  if (locked) return <LockedChoice id={id} type={value} name={fieldTypeName(value)} reason={text.typeLocked} />;
  return (
    <div className="cf-locked">
      <FieldTypeIcon type={value} />
      <Select
        id={id}
        aria-label={text.type}
        options={typesOf(context).map((type) => ({ value: type, label: fieldTypeName(type) }))}
        value={value}
        onChange={(type) => type && onChange(type)}
      />
      <small>{faFields.typeHints[value]}</small>
    </div>
  );
}
