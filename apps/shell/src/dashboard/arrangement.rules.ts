import { DASHBOARD_COLUMNS, DASHBOARD_WIDGET_ROWS_MAX } from '@hamyar/contracts/reports';
import type { SessionUser } from '@hamyar/contracts';
import type { Contribution } from '@hamyar/module-sdk';

/** A widget on a dashboard; `name` is that of its module and its own: `tickets.counters`. */
export interface PlacedWidget {
  name: string;
  columns: number;
  rows: number;
}

/** Pixels of a row of the grid, and between two widgets. */
const ROW = 48;
const GAP = 14;
/** Widths that a widget can have, in columns of twelve. */
const WIDTHS = [3, 4, 6, 8, 9, DASHBOARD_COLUMNS] as const;
/** Lowest widget. */
const ROWS_MIN = 2;
const DEFAULT_COLUMNS = 6;
const DEFAULT_HEIGHT = 368;

export const widgetName = ({ module, name }: Pick<Contribution, 'module' | 'name'>): string => `${module}.${name}`;

/** Pixels of a widget of so many rows. */
export const heightOf = (rows: number): number => rows * ROW - GAP;

const rowsOf = (height: number): number => clampRows(Math.round((height + GAP) / ROW));
const clampRows = (rows: number): number => Math.min(DASHBOARD_WIDGET_ROWS_MAX, Math.max(ROWS_MIN, rows));

/** A widget in the size for which it was made. */
export const placed = (widget: Pick<Contribution, 'module' | 'name' | 'reserve'>): PlacedWidget => ({
  name: widgetName(widget),
  columns: widget.reserve?.columns ?? DEFAULT_COLUMNS,
  rows: rowsOf(widget.reserve?.height ?? DEFAULT_HEIGHT),
});

/** What decides with which widgets the dashboard of a person begins. */
export type DashboardReader = Pick<SessionUser, 'full_admin' | 'branch_admin' | 'department_admin'>;

/** The numbers of the day, a strip over the whole width, begin every dashboard. */
const DAY = 'tickets.counters';
/** The widgets behind them by role, each row filled; also those that others have to add. */
const FIRST = {
  /** What waits in the whole company, and about what. */
  full_admin: ['reports.backlog', 'reports.category'],
  /** How the team does. */
  lead: ['reports.satisfaction', 'reports.backlog', 'reports.load'],
  /** The own work. */
  employee: ['tickets.my-day', 'calendar.todos'],
} as const;

function firstOf({ full_admin, branch_admin, department_admin }: DashboardReader): readonly string[] {
  if (full_admin) return [DAY, ...FIRST.full_admin];
  return [DAY, ...(branch_admin || department_admin ? FIRST.lead : FIRST.employee)];
}

/**
 * The widgets in an order in which rows are filled: the next of a row is the first one that fits in what is left of it.
 */
function inFullRows(widgets: readonly PlacedWidget[]): PlacedWidget[] {
  const left = [...widgets];
  const filled: PlacedWidget[] = [];
  for (let room: number = DASHBOARD_COLUMNS; left.length > 0; ) {
    const fitting = left.findIndex(({ columns }) => columns <= room);
    const [next] = left.splice(Math.max(0, fitting), 1);
    filled.push(next!);
    room = (fitting === -1 ? DASHBOARD_COLUMNS : room) - next!.columns;
  }
  return filled;
}

/**
 * The dashboard of who has arranged none: what is nearest to the work of the role, then the other widgets of the own
 * rights in the order of the modules, so that no row is half empty.
 */
export function defaultArrangement(widgets: readonly Contribution[], reader: DashboardReader): PlacedWidget[] {
  const first = firstOf(reader);
  const rank = (widget: Contribution): number => {
    const at = first.indexOf(widgetName(widget));
    return at === -1 ? first.length : at;
  };
  return inFullRows(
    widgets
      .filter((widget) => !widget.optional || rank(widget) < first.length)
      .sort((a, b) => rank(a) - rank(b))
      .map(placed),
  );
}

/**
 * The widgets that a dashboard shows, in its order. One whose module is away, or whose right is gone, is left out here
 * and keeps its place in what is stored.
 */
export const shownWidgets = (
  arrangement: readonly PlacedWidget[],
  widgets: readonly Contribution[],
): readonly Contribution[] =>
  arrangement.flatMap(({ name }) => widgets.find((widget) => widgetName(widget) === name) ?? []);

/** The arrangement with one widget at another place. */
export function moved(arrangement: readonly PlacedWidget[], name: string, to: number): PlacedWidget[] {
  const widget = arrangement.find((one) => one.name === name);
  const others = arrangement.filter((one) => one.name !== name);
  if (!widget) return [...arrangement];
  const position = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, position), widget, ...others.slice(position)];
}

/** The position of a widget that is dropped before or after another one, for {@link moved}. */
export function positionAt(
  arrangement: readonly PlacedWidget[],
  name: string,
  target: { name: string; after: boolean },
): number {
  const others = arrangement.filter((one) => one.name !== name);
  return others.findIndex((one) => one.name === target.name) + (target.after ? 1 : 0);
}

/** The size of a widget, in columns of twelve and rows. */
export type WidgetSize = Pick<PlacedWidget, 'columns' | 'rows'>;

/** Widths of a widget: none in which half of what it was made for does not fit. */
export const widthsOf = (made: WidgetSize): readonly number[] => WIDTHS.filter((width) => width * 2 >= made.columns);

/** The nearest size that a widget can have; it is never lower than what it was made for, which its content fills. */
export function resized(widget: PlacedWidget, made: WidgetSize, size: WidgetSize): PlacedWidget {
  const columns = widthsOf(made).reduce((best, width) =>
    Math.abs(width - size.columns) < Math.abs(best - size.columns) ? width : best,
  );
  return { ...widget, columns, rows: clampRows(Math.max(made.rows, size.rows)) };
}

/** One step wider or narrower, higher or lower. */
export function stepped(
  widget: PlacedWidget,
  made: WidgetSize,
  step: { columns?: 1 | -1; rows?: 1 | -1 },
): PlacedWidget {
  const widths = widthsOf(made);
  const at = widths.indexOf(widget.columns);
  const next = at === -1 ? widget.columns : widths[Math.min(widths.length - 1, Math.max(0, at + (step.columns ?? 0)))]!;
  return resized(widget, made, { columns: next, rows: widget.rows + (step.rows ?? 0) });
}

/** The size of a widget whose corner is at so many pixels from its start and top, in a grid of so many pixels. */
export const sizeAt = (width: number, height: number, grid: number): WidgetSize => ({
  columns: Math.round(((width + GAP) / (grid + GAP)) * DASHBOARD_COLUMNS),
  rows: Math.round((height + GAP) / ROW),
});
