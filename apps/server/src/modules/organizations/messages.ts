import { shared } from '@hamyar/persian';

/** Sentences of the organisations' calls (glossary `organization.*`). */
export const messages = {
  created: shared.organizationCreated,
  updated: shared.organizationUpdated,
  deleted: shared.organizationDeleted,
  notEmpty: 'این سازمان {members} مشتری و {tickets} تیکت دارد و حذف نمی‌شود',
} as const;
