import type { z } from 'zod';
import type { DataOf } from '../endpoint.ts';
import type * as s from './system.schema.ts';

export type SystemDefaults = z.output<typeof s.systemDefaults>;
export type AdminDefaults = DataOf<typeof s.adminDefaultsGet>;
export type DepartmentItem = z.output<typeof s.departmentItem>;
export type TicketCategoryItem = z.output<typeof s.ticketCategoryItem>;
export type ServiceItem = z.output<typeof s.serviceItem>;
