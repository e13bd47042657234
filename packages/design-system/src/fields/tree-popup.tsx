import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * The open list of a tree select. antd names it in the field (`aria-controls`) and gives it no such id; what scrolls is
 * inside the element with the role of the tree. Here the part that scrolls is the tree which the field controls, so that
 * screen readers find it, and know that its keys are those of the field.
 */
export function TreePopup({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // after each drawing: another search draws another list
  useLayoutEffect(() => {
    const scrolled = box.current?.querySelector('.ant-select-tree-list-holder');
    const list = scrolled ?? box.current?.querySelector('[role=listbox]');
    list?.setAttribute('id', id);
    scrolled?.setAttribute('role', 'tree');
    scrolled?.parentElement?.setAttribute('role', 'group');
  });
  return <div ref={box}>{children}</div>;
}
