import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames, IconButton, Ltr } from '@hamyar/design-system/basics';
import { CloseIcon, HandleIcon } from '@hamyar/design-system/icons';
import type { Contribution } from '@hamyar/module-sdk';
import { fill, formatNumber } from '@hamyar/persian';
import { heightOf, placed, resized, sizeAt, stepped, type PlacedWidget } from './arrangement.rules.ts';
import { arrangeText as text } from './messages.ts';
import type { useWidgetDrag, WidgetDrag } from './use-widget-drag.ts';

interface Props {
  widget: PlacedWidget;
  /** Undefined while its module is away. */
  contribution: Contribution | undefined;
  title: string;
  gridWidth(): number;
  drag: WidgetDrag | null;
  dragProps: ReturnType<ReturnType<typeof useWidgetDrag>['handle']>;
  onCancelDrag(): void;
  /** Moves it by so many places. */
  onMove(by: number): void;
  onResize(widget: PlacedWidget): void;
  onRemove(): void;
}

/** Arrow keys of the handle; the next place is on the left, as widgets run from right to left. */
const POSITIONS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };
const STEPS: Readonly<Record<string, { columns?: 1 | -1; rows?: 1 | -1 }>> = {
  ArrowLeft: { columns: 1 },
  ArrowRight: { columns: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
};

/** One widget while the dashboard is arranged: its name and its size, without its content. */
export function ArrangedWidget({
  widget,
  contribution,
  title,
  gridWidth,
  drag,
  dragProps,
  onCancelDrag,
  onMove,
  onResize,
  onRemove,
}: Props) {
  const { name, columns, rows } = widget;
  const made = contribution ? placed(contribution) : widget;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      return onCancelDrag();
    }
    if (!(event.key in POSITIONS)) return;
    event.preventDefault();
    if (event.shiftKey) onResize(stepped(widget, made, STEPS[event.key]!));
    else onMove(POSITIONS[event.key]!);
  };
  const corner = useCorner((width, height) => onResize(resized(widget, made, sizeAt(width, height, gridWidth()))));
  const dragged = drag?.name === name;
  const target = drag?.target?.name === name ? drag.target : null;
  return (
    <li
      data-widget={name}
      className={classNames(
        'sh-widget',
        `sh-widget-${columns}`,
        'sh-placed',
        'hd-card',
        dragged && 'sh-dragged',
        target && (target.after ? 'sh-drop-after' : 'sh-drop-before'),
      )}
      style={
        {
          '--sh-height': `${heightOf(rows)}px`,
          ...(dragged ? { translate: `${drag.dx}px ${drag.dy}px` } : {}),
        } as CSSProperties
      }
    >
      <header {...dragProps}>
        <IconButton
          className="sh-handle"
          icon={<HandleIcon />}
          label={fill(text.handle, { name: title })}
          onKeyDown={onKeyDown}
        />
        <h3>{title}</h3>
        <IconButton
          className="sh-remove"
          icon={<CloseIcon />}
          label={fill(text.remove, { name: title })}
          onClick={onRemove}
        />
      </header>
      {contribution ? <div className="sh-outline" aria-hidden="true" /> : <p>{text.away}</p>}
      <Ltr className="sh-size">{fill(text.size, { columns: formatNumber(columns), rows: formatNumber(rows) })}</Ltr>
      <span className="sh-corner" aria-hidden="true" {...corner} />
    </li>
  );
}

/** The corner by which a widget is resized: from its start and top to the pointer. */
function useCorner(onSize: (width: number, height: number) => void) {
  const active = useRef(false);
  const stop = () => {
    active.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      active.current = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const frame = event.currentTarget.parentElement?.getBoundingClientRect();
      if (active.current && frame) onSize(frame.right - event.clientX, event.clientY - frame.top);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
