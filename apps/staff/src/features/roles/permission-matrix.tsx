import { PERMISSION_TITLES, type Permission } from '@hamyar/contracts';
import { Checkbox } from '@hamyar/design-system/basics';
import type { FieldControl } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { fill, toFa } from '@hamyar/persian';
import { faRoles as text } from '../../messages/fa-roles.ts';
import { isLicensed, PERMISSION_GROUPS, withPermissions, type PermissionGroup } from './permission-groups.rules.ts';

type Control = FieldControl<readonly Permission[]>;

/** All permissions in their groups; those without their license feature say so, and can be given beforehand. */
export function PermissionMatrix({ control }: { control: Control }) {
  return (
    <div
      id={control.id}
      role="group"
      aria-label={text.permissions}
      aria-describedby={control['aria-describedby']}
      tabIndex={-1}
      className="st-permissions"
    >
      {PERMISSION_GROUPS.map((group) => (
        <Group key={group.name} group={group} value={control.value} onChange={control.onChange} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<Control, 'value' | 'onChange'> {
  group: PermissionGroup;
}

function Group({ group: { name, permissions }, value, onChange }: GroupProps) {
  const { features } = useSession();
  const given = permissions.filter((permission) => value.includes(permission));
  const change = (changed: readonly Permission[], on: boolean) => onChange(withPermissions(value, changed, on));
  const counted = fill(text.counted, { n: toFa(given.length), all: toFa(permissions.length) });
  return (
    <section className="st-permission-group" aria-label={text.groups[name]}>
      <header>
        <Checkbox
          checked={given.length === permissions.length}
          indeterminate={given.length > 0 && given.length < permissions.length}
          onChange={(on) => change(permissions, on)}
        >
          <b>{text.groups[name]}</b>
        </Checkbox>
        <small>{counted}</small>
      </header>
      <ul>
        {permissions.map((permission) => (
          <li key={permission}>
            <Checkbox checked={value.includes(permission)} onChange={(on) => change([permission], on)}>
              {PERMISSION_TITLES[permission]}
              {isLicensed(permission, features) ? null : <small>{text.notLicensed}</small>}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
