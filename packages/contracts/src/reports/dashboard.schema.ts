import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { int4 } from '../field.schema.ts';
import { DASHBOARD_COLUMNS, DASHBOARD_WIDGETS_MAX, DASHBOARD_WIDGET_ROWS_MAX } from './dashboard-lists.ts';

/**
 * A widget on a person's dashboard, in reading order. Its name is that of the contribution to the slot: a widget whose
 * module is away keeps its place.
 */
const dashboardWidget = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/)
    .max(100),
  /** columns of 12 */ columns: z.number().int().min(1).max(DASHBOARD_COLUMNS),
  /** rows of the grid */ rows: z.number().int().min(1).max(DASHBOARD_WIDGET_ROWS_MAX),
});
/** null: the default of the person's role, which the screen knows. */
const widgets = z
  .array(dashboardWidget)
  .max(DASHBOARD_WIDGETS_MAX)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, { params: { code: 'duplicate' } })
  .nullable();

const dashboard = z.object({ widgets, version: z.number() });

export const dashboardGet = defineEndpoint({
  name: 'dashboardGet',
  method: 'GET',
  path: '/api/dashboard',
  slice: 'reports',
  access: 'employee',
  summary: "The caller's arrangement of the dashboard.",
  data: dashboard,
});
export const dashboardUpdate = defineEndpoint({
  name: 'dashboardUpdate',
  method: 'PUT',
  path: '/api/dashboard',
  slice: 'reports',
  access: 'employee',
  allowedWhenExpired: true,
  summary: "Stores the caller's arrangement; null goes back to the default.",
  body: z.strictObject({ widgets, version: int4.optional() }),
  data: dashboard,
});
