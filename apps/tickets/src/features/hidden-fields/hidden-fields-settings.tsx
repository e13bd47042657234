import { HIDEABLE_TICKET_FIELDS, NO_ROLE, type HiddenFieldsOfRole } from '@hamyar/contracts';
import { Checkbox, Name, Skeleton } from '@hamyar/design-system/basics';
import { SettingsGroup } from '@hamyar/design-system/fields';
import { EyeOffIcon } from '@hamyar/design-system/icons';
import { SettingsField, type SettingsForm } from '@hamyar/module-kit/settings';
import { useReferenceList } from '@hamyar/store';
import { faHiddenFields as text } from '../../messages/fa-ticket-settings.ts';
import { isShown, withShown } from './hidden-fields.conversions.ts';

/** Which fields of tickets the people of each role see (decisions 2.26). */
export function HiddenFieldsSettings({ form }: { form: SettingsForm<'generalTicketSettings'> }) {
  return (
    <SettingsGroup title={text.title} icon={<EyeOffIcon size={17} />}>
      <SettingsField form={form} name="hidden_fields">
        {({ value, onChange }, label) => <FieldsOfRoles label={label} value={value ?? []} onChange={onChange} />}
      </SettingsField>
    </SettingsGroup>
  );
}

interface FieldsOfRolesProps {
  label: string;
  value: readonly HiddenFieldsOfRole[];
  onChange(value: HiddenFieldsOfRole[]): void;
}

function FieldsOfRoles({ label, value, onChange }: FieldsOfRolesProps) {
  const roles = useReferenceList('roles');
  if (roles === undefined) return <Skeleton lines={4} />;
  const rows = [...roles, { id: NO_ROLE, name: text.noRole, status: true }];
  const roleIds = rows.map(({ id }) => id);
  return (
    <table className="tk-role-fields" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text.role}</th>
          {HIDEABLE_TICKET_FIELDS.map((field) => (
            <th key={field} scope="col">
              {text.fields[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, status }) => (
          <tr key={id}>
            <th scope="row">
              <Name>{name}</Name>
              {status ? null : <small> {text.off}</small>}
            </th>
            {HIDEABLE_TICKET_FIELDS.map((field) => (
              <td key={field}>
                <Checkbox
                  aria-label={`${name}: ${text.fields[field]}`}
                  checked={isShown(value, id, field)}
                  onChange={(shown) => onChange(withShown(value, { roleIds, roleId: id, field, shown }))}
                >
                  <span className="tk-role-field">{text.fields[field]}</span>
                </Checkbox>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
