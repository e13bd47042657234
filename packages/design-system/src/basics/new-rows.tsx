import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/essential.tsx';
import { RefreshIcon } from '../icons/general.tsx';
import { IconButton } from './icon-button.tsx';
import { focusElement, focusTitleIfLost, isFocusLost } from './lost-focus.ts';

/**
 * «n تیکت جدید رسید»: shows the new rows on click, instead of moving rows while somebody reads (persian-ux A10). It
 * stands above the rows and has its own height, so that it never covers the first one.
 */
export function NewRowsButton({ count, onShow, label }: { count: number; onShow: () => void; label: string }) {
  return (
    <div className="hd-new-rows" aria-live="polite">
      {count > 0 ? (
        <button type="button" onClick={onShow}>
          <RefreshIcon size={14} />
          {label}
        </button>
      ) : null}
    </div>
  );
}

/** Props of {@link RowGroup}. */
export interface RowGroupProps {
  title: string;
  /** Name of the button that dismisses the group; without `onClose` there is none. */
  closeLabel?: string;
  onClose?: () => void;
  /** The rows, as a list. */
  children: ReactNode;
}

/** A group of rows with a title above the other rows of a list: those that have just arrived, or the selected one. */
export function RowGroup({ title, closeLabel = title, onClose, children }: RowGroupProps) {
  const id = useId();
  return (
    <section className="hd-row-group" aria-labelledby={id}>
      <RowGroupHead id={id} title={title} closeLabel={closeLabel} onClose={onClose} />
      {children}
    </section>
  );
}

/**
 * Title and button of a group of rows. Where the button that opened the group is gone, the title takes its focus; when
 * the group is dismissed, the title of the page does.
 */
export function RowGroupHead({
  id,
  title,
  closeLabel,
  onClose,
}: Pick<RowGroupProps, 'title' | 'onClose'> & { id?: string; closeLabel: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dismissible = onClose !== undefined;
  useEffect(() => {
    if (!dismissible) return undefined;
    if (heading.current && isFocusLost()) focusElement(heading.current);
    return focusTitleIfLost;
  }, [dismissible]);
  return (
    <div className="hd-row-group-head">
      <h2 id={id} ref={heading}>
        {title}
      </h2>
      {onClose ? <IconButton icon={<CloseIcon />} label={closeLabel} size="sm" onClick={onClose} /> : null}
    </div>
  );
}
