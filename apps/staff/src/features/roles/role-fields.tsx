import { PERMISSION_TITLES, ROLE_MAX, type Permission, type RoleDetails } from '@hamyar/contracts';
import { Button, Switch } from '@hamyar/design-system/basics';
import { FormGrid, TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fill, joinFa, toFa } from '@hamyar/persian';
import { faRoles as text } from '../../messages/fa-roles.ts';
import { PERMISSION_GROUPS } from './permission-groups.rules.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import type { RoleValues } from './role.conversions.ts';

interface RoleFieldsProps {
  form: ResourceForm<RoleValues>;
  /** Undefined for a new one. */
  stored: RoleDetails | undefined;
  /** Shows the people of the role in the list of employees. */
  onShowPeople(): void;
}

/** The fields of one role. */
export function RoleFields({ form, stored, onShowPeople }: RoleFieldsProps) {
  return (
    <div className="st-role-fields">
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={ROLE_MAX.name} />}
        </FormField>
        <FormField form={form} name="status" label={text.status} help={text.statusHelp}>
          {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={text.status} showState />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="description" label={text.description} help={text.descriptionHelp}>
        {(control) => <TextField {...control} maxLength={ROLE_MAX.description} />}
      </FormField>
      {stored ? <People role={stored} onShowPeople={onShowPeople} /> : null}
      <FormField
        form={form}
        name="permissions"
        label={text.permissions}
        help={stored ? text.permissionsHelp : undefined}
        read={(permissions) => <p>{titlesOf(permissions)}</p>}
      >
        {(control) => <PermissionMatrix control={control} />}
      </FormField>
    </div>
  );
}

/** Their titles in the order of the groups. */
const titlesOf = (given: readonly Permission[]): string =>
  joinFa(
    PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
      .filter((permission) => given.includes(permission))
      .map((permission) => PERMISSION_TITLES[permission]),
  );

/** How many people have the role, and the way to them; whether it can be deleted. */
function People({ role, onShowPeople }: { role: RoleDetails; onShowPeople(): void }) {
  const n = role.user_count ?? 0;
  return (
    <p className="st-role-people">
      {n > 0 ? (
        <Button variant="link" onClick={onShowPeople}>
          {fill(text.showPeople, { n: toFa(n) })}
        </Button>
      ) : (
        <span className="st-quiet">{text.noPeople}</span>
      )}
      {role.is_system ? <span className="st-quiet">{text.systemStays}</span> : null}
    </p>
  );
}
