import type { CSSProperties } from 'react';
import type { DepartmentRow } from '@hamyar/contracts';
import { Line, Tag } from '@hamyar/design-system/basics';
import { TextLink } from '@hamyar/design-system/theme';
import { fa } from '../messages/fa.ts';

/** The name of a department in a list, moved in by its level. */
export function DepartmentName({ row, href }: { row: DepartmentRow; href: string }) {
  return (
    <span className="st-tree-name" style={{ '--st-depth': row.depth - 1 } as CSSProperties}>
      <TextLink href={href}>
        <Line>{row.name}</Line>
      </TextLink>
      {row.kind === 'normal' ? null : <Tag>{fa.departments.builtIn}</Tag>}
    </span>
  );
}

/** Whether it is in use. */
export const StatusTag = ({ on }: { on: boolean }) => (
  <Tag tone={on ? 'success' : 'neutral'}>{on ? fa.active : fa.inactive}</Tag>
);
