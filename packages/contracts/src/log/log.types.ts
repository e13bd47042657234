import type { z } from 'zod';
import type * as s from './log.schema.ts';

export type RequestLogRow = z.output<typeof s.requestLogRow>;
export type RequestLogQuery = z.input<typeof s.getLogs.query>;
export type AuditLogRow = z.output<typeof s.auditLogRow>;
export type ModuleFailureRow = z.output<typeof s.moduleFailureRow>;
export type ModuleFailureListQuery = z.input<typeof s.moduleFailureList.query>;
export type DeliveryRow = z.output<typeof s.deliveryRow>;
export type DeliveryListQuery = z.input<typeof s.deliveryList.query>;
