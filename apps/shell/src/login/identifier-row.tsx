import { EditIcon, IdentityIcon, MailIcon, PhoneIcon } from '@hamyar/design-system/icons';
import type { SystemSettings } from '@hamyar/contracts';
import { fill } from '@hamyar/persian';
import { displayIdentifier } from './identifier.rules.ts';
import { fa } from './messages.ts';

/** Icon of the kind of identifier that this system uses. */
export function IdentifierIcon({ type }: { type: SystemSettings['username_type'] }) {
  if (type === 'email') return <MailIcon />;
  return type === 'mobile' ? <PhoneIcon /> : <IdentityIcon />;
}

interface EditProps {
  type: SystemSettings['username_type'];
  onEdit(): void;
}

export function EditIdentifier({ type, onEdit }: EditProps) {
  return (
    <button type="button" className="lg-link" onClick={onEdit}>
      <EditIcon /> {fill(fa.edit, { identifier: fa.identifier[type] })}
    </button>
  );
}

/** The locked identifier of the second step, with a button to edit it (spec 4.8). */
export function IdentifierRow({ value, type, onEdit }: EditProps & { value: string }) {
  return (
    <div className="lg-identifier">
      <IdentifierIcon type={type} />
      <bdi dir="ltr">{displayIdentifier(value)}</bdi>
      <EditIdentifier type={type} onEdit={onEdit} />
    </div>
  );
}
