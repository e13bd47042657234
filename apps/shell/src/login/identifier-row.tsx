import { EditIcon, IdentityIcon, MailIcon, PhoneIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { displayIdentifier, identifierKind, type IdentifierKind } from './identifier.rules.ts';
import { fa } from './messages.ts';

export function IdentifierIcon({ kind }: { kind: IdentifierKind }) {
  if (kind === 'email') return <MailIcon />;
  return kind === 'mobile' ? <PhoneIcon /> : <IdentityIcon />;
}

interface EditProps {
  kind: IdentifierKind;
  onEdit(): void;
}

export function EditIdentifier({ kind, onEdit }: EditProps) {
  return (
    <button type="button" className="lg-link" onClick={onEdit}>
      <EditIcon /> {fill(fa.edit, { identifier: fa.identifier[kind] })}
    </button>
  );
}

interface RowProps {
  value: string;
  /** The kind that this system uses. */
  type: IdentifierKind;
  onEdit(): void;
}

/** The locked identifier of the second step, with a button to edit it (spec 4.8). */
export function IdentifierRow({ value, type, onEdit }: RowProps) {
  const kind = identifierKind(value, type);
  return (
    <div className="lg-identifier">
      <IdentifierIcon kind={kind} />
      <bdi dir="ltr">{displayIdentifier(value)}</bdi>
      <EditIdentifier kind={kind} onEdit={onEdit} />
    </div>
  );
}
