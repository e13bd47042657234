import { shared } from '@hamyar/persian';

/** Sentences of the calls of customer events (glossary `cevent.*`, `eventType.*`). */
export const messages = {
  created: shared.eventCreated,
  deleted: shared.eventDeleted,
  typeSaved: shared.eventTypeSaved,
  typeDeleted: shared.eventTypeDeleted,
  eventsCounted: '{n} رویداد مشتری',
  kindStays: 'این دسته رویداد دارد و داخلی یا خارجی بودن آن عوض نمی‌شود',
  sameKind: 'دستهٔ جایگزین باید فعال و از همین نوع باشد',
  notYet: 'زمان رویداد نمی‌تواند در آینده باشد',
} as const;
