import type { ReactNode } from 'react';
import type { Department } from '@hamyar/contracts';
import { Alert, Card, Name } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { joinFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { StatusTag } from '../../shared/department-parts.tsx';
import { useBranchNames } from '../../shared/department-options.ts';

const text = fa.form;

/** A department that the person reads and does not change. */
export function DepartmentFacts({ department }: { department: Department }) {
  const branchNames = useBranchNames();
  const names = (people: readonly { name: string }[]) =>
    joinFa(people.map(({ name }) => name)) || fa.departments.noManagers;
  const rows: [string, ReactNode][] = [
    [text.description, department.description || fa.departments.noManagers],
    [fa.departments.branches, branchNames(department.branch_ids)],
    [text.managers, names(department.managers)],
    [text.members, names(department.members)],
    [
      text.recipient,
      department.default_recipient ? <Name>{department.default_recipient.name}</Name> : text.wholeDepartment,
    ],
    [fa.departments.public, department.is_public ? fa.departments.publicShort : fa.departments.staffOnly],
    ...(department.signature === ''
      ? []
      : [[text.signature, <RichText key="signature" html={department.signature} />] satisfies [string, ReactNode]]),
    [text.status, <StatusTag key="status" on={department.status} />],
  ];
  return (
    <Card>
      <Alert tone="info" title={fa.departments.readOnly} />
      <dl className="st-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
