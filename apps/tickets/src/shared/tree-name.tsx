import type { CSSProperties, ReactNode } from 'react';
import { Line, Tag } from '@hamyar/design-system/basics';
import { TextLink } from '@hamyar/design-system/theme';
import { faCatalog } from '../messages/fa-catalog.ts';

interface TreeNameProps {
  name: string;
  href: string;
  /** 1 at the top. */
  depth: number;
  icon?: ReactNode;
}

/** The name of a row of a tree in a list, moved in by its level. */
export function TreeName({ name, href, depth, icon }: TreeNameProps) {
  return (
    <span className="tk-tree-name" style={{ '--tk-depth': depth - 1 } as CSSProperties}>
      {icon}
      <TextLink href={href}>
        <Line>{name}</Line>
      </TextLink>
    </span>
  );
}

/** Whether a row of the settings is in use. */
export function StatusTag({ on }: { on: boolean }) {
  return <Tag tone={on ? 'success' : 'neutral'}>{on ? faCatalog.active : faCatalog.inactive}</Tag>;
}
