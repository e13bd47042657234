/** Columns of the dashboard at its full width. */
export const DASHBOARD_COLUMNS = 12;
/** Rows that one widget may take. */
export const DASHBOARD_WIDGET_ROWS_MAX = 12;
export const DASHBOARD_WIDGETS_MAX = 40;
