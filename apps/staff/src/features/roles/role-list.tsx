import type { EmployeeRole } from '@hamyar/contracts';
import { Button, classNames, Line, Tag } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { SortButton } from '@hamyar/module-kit/order';
import { fill, toFa } from '@hamyar/persian';
import { faRoles as text } from '../../messages/fa-roles.ts';
import type { SelectedRole } from './role-selection.ts';

interface RoleListProps {
  roles: readonly EmployeeRole[];
  selected: SelectedRole | undefined;
  onSelect(selected: SelectedRole): void;
  onSorted(): void;
}

/** All roles in their order, to choose the one that is changed. */
export function RoleList({ roles, selected, onSelect, onSorted }: RoleListProps) {
  return (
    <nav className="st-role-list" aria-label={text.list}>
      <ul>
        {roles.map((role) => (
          <li key={role.id}>
            <button
              type="button"
              className={classNames('st-role', role.id === selected && 'st-role-selected')}
              aria-current={role.id === selected || undefined}
              onClick={() => onSelect(role.id)}
            >
              <Line>{role.name}</Line>
              <small>{fill(text.people, { n: toFa(role.user_count ?? 0) })}</small>
              {role.status ? null : <Tag tone="neutral">{text.inactive}</Tag>}
              {role.is_system ? <Tag tone="info">{text.system}</Tag> : null}
            </button>
          </li>
        ))}
      </ul>
      <div className="st-role-tools">
        <Button icon={<PlusIcon />} disabled={selected === 'new'} onClick={() => onSelect('new')}>
          {text.new}
        </Button>
        {roles.length > 1 ? <SortButton type="role" onSaved={onSorted} /> : null}
      </div>
    </nav>
  );
}
