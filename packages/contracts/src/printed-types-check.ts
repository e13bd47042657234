// Printed by `npm run gen`: every printed type is what zod infers from its schema.
import type { z } from 'zod';
import type { OutputOf } from './call.ts';
import type { ListAnswer } from './envelope.ts';
import type { Endpoint } from './endpoint.ts';

/** What the compiler prints where a printed type and its schema differ. */
type OutOfDate = 'npm run gen is missing';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : OutOfDate;
/** What a client writes is what the schema takes, and names no key that the schema does not know. */
type Accepted<Printed, Schema extends z.ZodType> = [Printed] extends [z.input<Schema>]
  ? Exclude<Keys<Printed>, Keys<z.input<Schema>>> extends never
    ? Exclude<Keys<z.input<Schema>>, Keys<Printed>> extends never
      ? true
      : OutOfDate
    : OutOfDate
  : OutOfDate;
type Keys<T> = T extends unknown ? keyof T : never;
type Answered<E, List> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer Data>
    ? List extends true
      ? ListAnswer<z.output<Data>>
      : z.output<Data>
    : never;
type Expect<T extends true> = T;

export type Checked = [
  Expect<Same<import('./fields.ts').IdAndName, z.output<typeof import('./field.schema.ts').idAndName>>>,
  Expect<Same<import('./fields.ts').Person, z.output<typeof import('./field.schema.ts').person>>>,
  Expect<Same<import('./fields.ts').ToDepartment, z.output<typeof import('./field.schema.ts').toDepartment>>>,
  Expect<
    Same<
      import('./announcements/calls.ts').Announcement,
      z.output<typeof import('./announcements/announcement.schema.ts').announcement>
    >
  >,
  Expect<
    Same<
      import('./announcements/calls.ts').AnnouncementReceipt,
      z.output<typeof import('./announcements/announcement.schema.ts').announcementReceipt>
    >
  >,
  Expect<
    Same<
      import('./announcements/calls.ts').AnnouncementRow,
      z.output<typeof import('./announcements/announcement.schema.ts').announcementRow>
    >
  >,
  Expect<
    Same<
      import('./announcements/calls.ts').AnnouncementVersion,
      z.output<typeof import('./announcements/announcement.schema.ts').announcementVersion>
    >
  >,
  Expect<
    Same<
      import('./announcements/calls.ts').UserAnnouncement,
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncement>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').AnnouncementEndBody,
      typeof import('./announcements/announcement.schema.ts').announcementEnd['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementEnd>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementEnd, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementGet>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').AnnouncementListQuery,
      typeof import('./announcements/announcement.schema.ts').announcementList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementList>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementList, true>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').AnnouncementReachQuery,
      typeof import('./announcements/announcement.schema.ts').announcementReach['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementReach>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementReach, false>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').AnnouncementReceiptsQuery,
      typeof import('./announcements/announcement.schema.ts').announcementReceipts['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementReceipts>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementReceipts, true>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').AnnouncementStoreBody,
      typeof import('./announcements/announcement.schema.ts').announcementStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementStore>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').AnnouncementUpdateBody,
      typeof import('./announcements/announcement.schema.ts').announcementUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementUpdate>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').announcementVersions>,
      Answered<typeof import('./announcements/announcement.schema.ts').announcementVersions, false>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').UserAnnouncementAckBody,
      typeof import('./announcements/user-announcement.schema.ts').userAnnouncementAck['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').userAnnouncementAck>,
      Answered<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementAck, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').userAnnouncementGet>,
      Answered<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').UserAnnouncementSeenBody,
      typeof import('./announcements/user-announcement.schema.ts').userAnnouncementSeen['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').userAnnouncementSeen>,
      Answered<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementSeen, false>
    >
  >,
  Expect<
    Accepted<
      import('./announcements/calls.ts').UserAnnouncementsQuery,
      typeof import('./announcements/user-announcement.schema.ts').userAnnouncements['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./announcements/calls.ts').userAnnouncements>,
      Answered<typeof import('./announcements/user-announcement.schema.ts').userAnnouncements, true>
    >
  >,
  Expect<
    Same<
      import('./attachments/calls.ts').Attachment,
      z.output<typeof import('./attachments/attachment.schema.ts').attachment>
    >
  >,
  Expect<
    Same<
      import('./attachments/calls.ts').UploadedAttachment,
      z.output<typeof import('./attachments/attachment.schema.ts').uploadedAttachment>
    >
  >,
  Expect<
    Accepted<
      import('./attachments/calls.ts').AttachmentGetQuery,
      typeof import('./attachments/attachment.schema.ts').attachmentGet['query']
    >
  >,
  Expect<
    Accepted<
      import('./attachments/calls.ts').AttachmentStoreQuery,
      typeof import('./attachments/attachment.schema.ts').attachmentStore['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./attachments/calls.ts').attachmentStore>,
      Answered<typeof import('./attachments/attachment.schema.ts').attachmentStore, false>
    >
  >,
  Expect<Same<import('./batches/calls.ts').Batch, z.output<typeof import('./batches/batch.schema.ts').batch>>>,
  Expect<
    Same<import('./batches/calls.ts').RowFailure, z.output<typeof import('./batches/batch.schema.ts').rowFailure>>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./batches/calls.ts').batchCancel>,
      Answered<typeof import('./batches/batch.schema.ts').batchCancel, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./batches/calls.ts').batchGet>,
      Answered<typeof import('./batches/batch.schema.ts').batchGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./batches/calls.ts').batchRetry>,
      Answered<typeof import('./batches/batch.schema.ts').batchRetry, false>
    >
  >,
  Expect<
    Same<
      import('./calendar/calls.ts').CalendarEvent,
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEvent>
    >
  >,
  Expect<
    Same<
      import('./calendar/calls.ts').CalendarEventRow,
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventRow>
    >
  >,
  Expect<Same<import('./calendar/calls.ts').OffDay, z.output<typeof import('./calendar/off-day.schema.ts').offDay>>>,
  Expect<
    Same<
      import('./calendar/calls.ts').WorkingShift,
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShift>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').CalendarBusyListQuery,
      typeof import('./calendar/calendar-busy.schema.ts').calendarBusyList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarBusyList>,
      Answered<typeof import('./calendar/calendar-busy.schema.ts').calendarBusyList, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarEventGet>,
      Answered<typeof import('./calendar/calendar-event.schema.ts').calendarEventGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').CalendarEventListQuery,
      typeof import('./calendar/calendar-event.schema.ts').calendarEventList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarEventList>,
      Answered<typeof import('./calendar/calendar-event.schema.ts').calendarEventList, true>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').CalendarEventSearchQuery,
      typeof import('./calendar/calendar-event.schema.ts').calendarEventSearch['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarEventSearch>,
      Answered<typeof import('./calendar/calendar-event.schema.ts').calendarEventSearch, true>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').CalendarEventStoreBody,
      typeof import('./calendar/calendar-event.schema.ts').calendarEventStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarEventStore>,
      Answered<typeof import('./calendar/calendar-event.schema.ts').calendarEventStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').CalendarEventUpdateBody,
      typeof import('./calendar/calendar-event.schema.ts').calendarEventUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarEventUpdate>,
      Answered<typeof import('./calendar/calendar-event.schema.ts').calendarEventUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').CalendarExportQuery,
      typeof import('./calendar/calendar-feed.schema.ts').calendarExport['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarFeedGet>,
      Answered<typeof import('./calendar/calendar-feed.schema.ts').calendarFeedGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').calendarFeedStore>,
      Answered<typeof import('./calendar/calendar-feed.schema.ts').calendarFeedStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').LunarOffDayStoreBody,
      typeof import('./calendar/lunar-off-day.schema.ts').lunarOffDayStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').lunarOffDayStore>,
      Answered<typeof import('./calendar/lunar-off-day.schema.ts').lunarOffDayStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').OffDayListQuery,
      typeof import('./calendar/off-day.schema.ts').offDayList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').offDayList>,
      Answered<typeof import('./calendar/off-day.schema.ts').offDayList, true>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').OffDayStoreBody,
      typeof import('./calendar/off-day.schema.ts').offDayStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').offDayStore>,
      Answered<typeof import('./calendar/off-day.schema.ts').offDayStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').OffDayUpdateBody,
      typeof import('./calendar/off-day.schema.ts').offDayUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').offDayUpdate>,
      Answered<typeof import('./calendar/off-day.schema.ts').offDayUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').WorkingShiftDeleteQuery,
      typeof import('./calendar/working-shift.schema.ts').workingShiftDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').workingShiftGet>,
      Answered<typeof import('./calendar/working-shift.schema.ts').workingShiftGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').WorkingShiftListQuery,
      typeof import('./calendar/working-shift.schema.ts').workingShiftList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').workingShiftList>,
      Answered<typeof import('./calendar/working-shift.schema.ts').workingShiftList, true>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').WorkingShiftStoreBody,
      typeof import('./calendar/working-shift.schema.ts').workingShiftStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').workingShiftStore>,
      Answered<typeof import('./calendar/working-shift.schema.ts').workingShiftStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./calendar/calls.ts').WorkingShiftUpdateBody,
      typeof import('./calendar/working-shift.schema.ts').workingShiftUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./calendar/calls.ts').workingShiftUpdate>,
      Answered<typeof import('./calendar/working-shift.schema.ts').workingShiftUpdate, false>
    >
  >,
  Expect<Same<import('./catalog/calls.ts').Service, z.output<typeof import('./catalog/service.schema.ts').service>>>,
  Expect<
    Same<import('./catalog/calls.ts').ServiceRow, z.output<typeof import('./catalog/service.schema.ts').serviceRow>>
  >,
  Expect<
    Same<
      import('./catalog/calls.ts').ServiceItem,
      z.output<typeof import('./catalog/shared-lists.schema.ts').serviceItem>
    >
  >,
  Expect<
    Same<
      import('./catalog/calls.ts').TicketCategoryItem,
      z.output<typeof import('./catalog/shared-lists.schema.ts').ticketCategoryItem>
    >
  >,
  Expect<Same<import('./catalog/calls.ts').Tag, z.output<typeof import('./catalog/tag.schema.ts').tag>>>,
  Expect<Same<import('./catalog/calls.ts').TagSummary, z.output<typeof import('./catalog/tag.schema.ts').tagSummary>>>,
  Expect<
    Same<
      import('./catalog/calls.ts').TicketCategory,
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategory>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').ServiceDeleteQuery,
      typeof import('./catalog/service.schema.ts').serviceDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').serviceGet>,
      Answered<typeof import('./catalog/service.schema.ts').serviceGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').ServiceListQuery,
      typeof import('./catalog/service.schema.ts').serviceList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').serviceList>,
      Answered<typeof import('./catalog/service.schema.ts').serviceList, true>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').ServiceStoreBody,
      typeof import('./catalog/service.schema.ts').serviceStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').serviceStore>,
      Answered<typeof import('./catalog/service.schema.ts').serviceStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').ServiceUpdateBody,
      typeof import('./catalog/service.schema.ts').serviceUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').serviceUpdate>,
      Answered<typeof import('./catalog/service.schema.ts').serviceUpdate, false>
    >
  >,
  Expect<
    Accepted<import('./catalog/calls.ts').AssignTagBody, typeof import('./catalog/tag.schema.ts').assignTag['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').customerTagGet>,
      Answered<typeof import('./catalog/tag.schema.ts').customerTagGet, false>
    >
  >,
  Expect<
    Accepted<import('./catalog/calls.ts').RemoveTagQuery, typeof import('./catalog/tag.schema.ts').removeTag['query']>
  >,
  Expect<
    Accepted<import('./catalog/calls.ts').TagListQuery, typeof import('./catalog/tag.schema.ts').tagList['query']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').tagList>,
      Answered<typeof import('./catalog/tag.schema.ts').tagList, true>
    >
  >,
  Expect<
    Accepted<import('./catalog/calls.ts').TagMergeBody, typeof import('./catalog/tag.schema.ts').tagMerge['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').tagMerge>,
      Answered<typeof import('./catalog/tag.schema.ts').tagMerge, false>
    >
  >,
  Expect<
    Accepted<import('./catalog/calls.ts').TagStoreBody, typeof import('./catalog/tag.schema.ts').tagStore['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').tagStore>,
      Answered<typeof import('./catalog/tag.schema.ts').tagStore, false>
    >
  >,
  Expect<
    Accepted<import('./catalog/calls.ts').TagUpdateBody, typeof import('./catalog/tag.schema.ts').tagUpdate['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').tagUpdate>,
      Answered<typeof import('./catalog/tag.schema.ts').tagUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').TicketCategoryDeleteQuery,
      typeof import('./catalog/ticket-category.schema.ts').ticketCategoryDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').ticketCategoryGet>,
      Answered<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').TicketCategoryListQuery,
      typeof import('./catalog/ticket-category.schema.ts').ticketCategoryList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').ticketCategoryList>,
      Answered<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryList, true>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').TicketCategoryStoreBody,
      typeof import('./catalog/ticket-category.schema.ts').ticketCategoryStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').ticketCategoryStore>,
      Answered<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./catalog/calls.ts').TicketCategoryUpdateBody,
      typeof import('./catalog/ticket-category.schema.ts').ticketCategoryUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./catalog/calls.ts').ticketCategoryUpdate>,
      Answered<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryUpdate, false>
    >
  >,
  Expect<
    Same<
      import('./customer-events/calls.ts').CustomerEventType,
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventType>
    >
  >,
  Expect<
    Same<
      import('./customer-events/calls.ts').CustomerEventTypeRow,
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeRow>
    >
  >,
  Expect<
    Same<
      import('./customer-events/calls.ts').CustomerEvent,
      z.output<typeof import('./customer-events/customer-event.schema.ts').customerEvent>
    >
  >,
  Expect<
    Accepted<
      import('./customer-events/calls.ts').CustomerEventTypeDeleteQuery,
      typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customer-events/calls.ts').customerEventTypeGet>,
      Answered<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./customer-events/calls.ts').CustomerEventTypeListQuery,
      typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customer-events/calls.ts').customerEventTypeList>,
      Answered<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeList, true>
    >
  >,
  Expect<
    Accepted<
      import('./customer-events/calls.ts').CustomerEventTypeStoreBody,
      typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customer-events/calls.ts').customerEventTypeStore>,
      Answered<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./customer-events/calls.ts').CustomerEventTypeUpdateBody,
      typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customer-events/calls.ts').customerEventTypeUpdate>,
      Answered<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./customer-events/calls.ts').CustomerEventListQuery,
      typeof import('./customer-events/customer-event.schema.ts').customerEventList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customer-events/calls.ts').customerEventList>,
      Answered<typeof import('./customer-events/customer-event.schema.ts').customerEventList, true>
    >
  >,
  Expect<
    Accepted<
      import('./customer-events/calls.ts').CustomerEventStoreBody,
      typeof import('./customer-events/customer-event.schema.ts').customerEventStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customer-events/calls.ts').customerEventStore>,
      Answered<typeof import('./customer-events/customer-event.schema.ts').customerEventStore, false>
    >
  >,
  Expect<
    Same<
      import('./customers/calls.ts').CustomerLevel,
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevel>
    >
  >,
  Expect<
    Same<
      import('./customers/calls.ts').CustomerLevelRow,
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelRow>
    >
  >,
  Expect<
    Same<import('./customers/calls.ts').Customer, z.output<typeof import('./customers/customer.schema.ts').customer>>
  >,
  Expect<
    Same<
      import('./customers/calls.ts').CustomerLevelSummary,
      z.output<typeof import('./customers/customer.schema.ts').customerLevelSummary>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').MultipleUserActionBody,
      typeof import('./customers/customer-bulk.schema.ts').multipleUserAction['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').multipleUserAction>,
      Answered<typeof import('./customers/customer-bulk.schema.ts').multipleUserAction, false>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').CustomerLevelDeleteQuery,
      typeof import('./customers/customer-level.schema.ts').customerLevelDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').customerLevelGet>,
      Answered<typeof import('./customers/customer-level.schema.ts').customerLevelGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').CustomerLevelListQuery,
      typeof import('./customers/customer-level.schema.ts').customerLevelList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').customerLevelList>,
      Answered<typeof import('./customers/customer-level.schema.ts').customerLevelList, true>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').CustomerLevelStoreBody,
      typeof import('./customers/customer-level.schema.ts').customerLevelStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').customerLevelStore>,
      Answered<typeof import('./customers/customer-level.schema.ts').customerLevelStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').CustomerLevelUpdateBody,
      typeof import('./customers/customer-level.schema.ts').customerLevelUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').customerLevelUpdate>,
      Answered<typeof import('./customers/customer-level.schema.ts').customerLevelUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').UserDeleteQuery,
      typeof import('./customers/customer.schema.ts').userDelete['query']
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').UserGetQuery,
      typeof import('./customers/customer.schema.ts').userGet['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').userGet>,
      Answered<typeof import('./customers/customer.schema.ts').userGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').UserListQuery,
      typeof import('./customers/customer.schema.ts').userList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').userList>,
      Answered<typeof import('./customers/customer.schema.ts').userList, true>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').UserStoreBody,
      typeof import('./customers/customer.schema.ts').userStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').userStore>,
      Answered<typeof import('./customers/customer.schema.ts').userStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./customers/calls.ts').UserUpdateBody,
      typeof import('./customers/customer.schema.ts').userUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./customers/calls.ts').userUpdate>,
      Answered<typeof import('./customers/customer.schema.ts').userUpdate, false>
    >
  >,
  Expect<
    Same<
      import('./departments/calls.ts').DepartmentItem,
      z.output<typeof import('./departments/shared-lists.schema.ts').departmentItem>
    >
  >,
  Expect<Same<import('./drafts/calls.ts').Draft, z.output<typeof import('./drafts/draft.schema.ts').draft>>>,
  Expect<Same<import('./drafts/calls.ts').SavedDraft, z.output<typeof import('./drafts/draft.schema.ts').savedDraft>>>,
  Expect<
    Same<
      OutputOf<typeof import('./drafts/calls.ts').draftGet>,
      Answered<typeof import('./drafts/draft.schema.ts').draftGet, false>
    >
  >,
  Expect<
    Accepted<import('./drafts/calls.ts').DraftPutBody, typeof import('./drafts/draft.schema.ts').draftPut['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./drafts/calls.ts').draftPut>,
      Answered<typeof import('./drafts/draft.schema.ts').draftPut, false>
    >
  >,
  Expect<
    Same<import('./files/calls.ts').FileUpload, z.output<typeof import('./files/file-upload.schema.ts').fileUpload>>
  >,
  Expect<Same<import('./files/calls.ts').ManagedFile, z.output<typeof import('./files/file.schema.ts').managedFile>>>,
  Expect<
    Accepted<
      import('./files/calls.ts').FilePartPutQuery,
      typeof import('./files/file-upload.schema.ts').filePartPut['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').filePartPut>,
      Answered<typeof import('./files/file-upload.schema.ts').filePartPut, false>
    >
  >,
  Expect<
    Accepted<
      import('./files/calls.ts').FileUploadFinishBody,
      typeof import('./files/file-upload.schema.ts').fileUploadFinish['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileUploadFinish>,
      Answered<typeof import('./files/file-upload.schema.ts').fileUploadFinish, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileUploadGet>,
      Answered<typeof import('./files/file-upload.schema.ts').fileUploadGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileUploadList>,
      Answered<typeof import('./files/file-upload.schema.ts').fileUploadList, false>
    >
  >,
  Expect<
    Accepted<
      import('./files/calls.ts').FileUploadStartBody,
      typeof import('./files/file-upload.schema.ts').fileUploadStart['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileUploadStart>,
      Answered<typeof import('./files/file-upload.schema.ts').fileUploadStart, false>
    >
  >,
  Expect<
    Accepted<import('./files/calls.ts').FileAttachBody, typeof import('./files/file.schema.ts').fileAttach['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileAttach>,
      Answered<typeof import('./files/file.schema.ts').fileAttach, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileGet>,
      Answered<typeof import('./files/file.schema.ts').fileGet, false>
    >
  >,
  Expect<Accepted<import('./files/calls.ts').FileListQuery, typeof import('./files/file.schema.ts').fileList['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileList>,
      Answered<typeof import('./files/file.schema.ts').fileList, true>
    >
  >,
  Expect<Accepted<import('./files/calls.ts').FileStoreBody, typeof import('./files/file.schema.ts').fileStore['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileStore>,
      Answered<typeof import('./files/file.schema.ts').fileStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./files/calls.ts').FileThumbnailQuery,
      typeof import('./files/file.schema.ts').fileThumbnail['query']
    >
  >,
  Expect<
    Accepted<import('./files/calls.ts').FileUpdateBody, typeof import('./files/file.schema.ts').fileUpdate['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileUpdate>,
      Answered<typeof import('./files/file.schema.ts').fileUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./files/calls.ts').fileUses>,
      Answered<typeof import('./files/file.schema.ts').fileUses, false>
    >
  >,
  Expect<
    Same<import('./forms/calls.ts').CustomField, z.output<typeof import('./forms/custom-field.schema.ts').customField>>
  >,
  Expect<
    Same<
      import('./forms/calls.ts').CustomFieldItem,
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldItem>
    >
  >,
  Expect<
    Same<import('./forms/calls.ts').AskedField, z.output<typeof import('./forms/custom-value.schema.ts').askedField>>
  >,
  Expect<
    Same<import('./forms/calls.ts').FilledField, z.output<typeof import('./forms/custom-value.schema.ts').filledField>>
  >,
  Expect<
    Same<import('./forms/calls.ts').OwnedFields, z.output<typeof import('./forms/custom-value.schema.ts').ownedFields>>
  >,
  Expect<
    Same<import('./forms/calls.ts').FieldCondition, z.output<typeof import('./forms/form.schema.ts').fieldCondition>>
  >,
  Expect<Same<import('./forms/calls.ts').Form, z.output<typeof import('./forms/form.schema.ts').form>>>,
  Expect<Same<import('./forms/calls.ts').FormBase, z.output<typeof import('./forms/form.schema.ts').formBase>>>,
  Expect<Same<import('./forms/calls.ts').FormField, z.output<typeof import('./forms/form.schema.ts').formField>>>,
  Expect<
    Same<
      import('./forms/calls.ts').ValuesInList,
      z.output<typeof import('./forms/listed-value.schema.ts').valuesInList>
    >
  >,
  Expect<
    Same<import('./forms/calls.ts').TicketForm, z.output<typeof import('./forms/ticket-form.schema.ts').ticketForm>>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customFieldGet>,
      Answered<typeof import('./forms/custom-field.schema.ts').customFieldGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').CustomFieldListQuery,
      typeof import('./forms/custom-field.schema.ts').customFieldList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customFieldList>,
      Answered<typeof import('./forms/custom-field.schema.ts').customFieldList, true>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').CustomFieldStoreBody,
      typeof import('./forms/custom-field.schema.ts').customFieldStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customFieldStore>,
      Answered<typeof import('./forms/custom-field.schema.ts').customFieldStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').CustomFieldUpdateBody,
      typeof import('./forms/custom-field.schema.ts').customFieldUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customFieldUpdate>,
      Answered<typeof import('./forms/custom-field.schema.ts').customFieldUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customerCustomFieldGet>,
      Answered<typeof import('./forms/custom-value.schema.ts').customerCustomFieldGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').CustomerCustomFieldUpdateBody,
      typeof import('./forms/custom-value.schema.ts').customerCustomFieldUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customerCustomFieldUpdate>,
      Answered<typeof import('./forms/custom-value.schema.ts').customerCustomFieldUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').organizationCustomFieldGet>,
      Answered<typeof import('./forms/custom-value.schema.ts').organizationCustomFieldGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').OrganizationCustomFieldUpdateBody,
      typeof import('./forms/custom-value.schema.ts').organizationCustomFieldUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').organizationCustomFieldUpdate>,
      Answered<typeof import('./forms/custom-value.schema.ts').organizationCustomFieldUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').formGet>,
      Answered<typeof import('./forms/form.schema.ts').formGet, false>
    >
  >,
  Expect<Accepted<import('./forms/calls.ts').FormListQuery, typeof import('./forms/form.schema.ts').formList['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').formList>,
      Answered<typeof import('./forms/form.schema.ts').formList, true>
    >
  >,
  Expect<Accepted<import('./forms/calls.ts').FormStoreBody, typeof import('./forms/form.schema.ts').formStore['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').formStore>,
      Answered<typeof import('./forms/form.schema.ts').formStore, false>
    >
  >,
  Expect<
    Accepted<import('./forms/calls.ts').FormUpdateBody, typeof import('./forms/form.schema.ts').formUpdate['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').formUpdate>,
      Answered<typeof import('./forms/form.schema.ts').formUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').CustomerFieldValuesQuery,
      typeof import('./forms/listed-value.schema.ts').customerFieldValues['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').customerFieldValues>,
      Answered<typeof import('./forms/listed-value.schema.ts').customerFieldValues, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').TicketFormDeleteQuery,
      typeof import('./forms/ticket-form.schema.ts').ticketFormDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').ticketFormGet>,
      Answered<typeof import('./forms/ticket-form.schema.ts').ticketFormGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').TicketFormListQuery,
      typeof import('./forms/ticket-form.schema.ts').ticketFormList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').ticketFormList>,
      Answered<typeof import('./forms/ticket-form.schema.ts').ticketFormList, true>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').TicketFormStoreBody,
      typeof import('./forms/ticket-form.schema.ts').ticketFormStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').ticketFormStore>,
      Answered<typeof import('./forms/ticket-form.schema.ts').ticketFormStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./forms/calls.ts').TicketFormUpdateBody,
      typeof import('./forms/ticket-form.schema.ts').ticketFormUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./forms/calls.ts').ticketFormUpdate>,
      Answered<typeof import('./forms/ticket-form.schema.ts').ticketFormUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./geography/calls.ts').CitiesQuery,
      typeof import('./geography/geography.schema.ts').cities['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./geography/calls.ts').cities>,
      Answered<typeof import('./geography/geography.schema.ts').cities, false>
    >
  >,
  Expect<
    Accepted<
      import('./geography/calls.ts').CountriesQuery,
      typeof import('./geography/geography.schema.ts').countries['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./geography/calls.ts').countries>,
      Answered<typeof import('./geography/geography.schema.ts').countries, false>
    >
  >,
  Expect<
    Accepted<
      import('./geography/calls.ts').StatesQuery,
      typeof import('./geography/geography.schema.ts').states['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./geography/calls.ts').states>,
      Answered<typeof import('./geography/geography.schema.ts').states, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./geography/calls.ts').timezones>,
      Answered<typeof import('./geography/geography.schema.ts').timezones, false>
    >
  >,
  Expect<
    Same<
      import('./identity/calls.ts').Invitation,
      z.output<typeof import('./identity/invitation.schema.ts').invitation>
    >
  >,
  Expect<
    Same<import('./identity/calls.ts').LoginSession, z.output<typeof import('./identity/login.schema.ts').loginSession>>
  >,
  Expect<Same<import('./identity/calls.ts').Profile, z.output<typeof import('./identity/profile.schema.ts').profile>>>,
  Expect<
    Same<import('./identity/calls.ts').SessionRow, z.output<typeof import('./identity/session.schema.ts').sessionRow>>
  >,
  Expect<
    Same<import('./identity/calls.ts').SessionUser, z.output<typeof import('./identity/session.schema.ts').sessionUser>>
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').AddressCodeBody,
      typeof import('./identity/address-proof.schema.ts').addressCode['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').addressCode>,
      Answered<typeof import('./identity/address-proof.schema.ts').addressCode, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').AddressProofBody,
      typeof import('./identity/address-proof.schema.ts').addressProof['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').addressProof>,
      Answered<typeof import('./identity/address-proof.schema.ts').addressProof, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').InvitationAcceptBody,
      typeof import('./identity/invitation.schema.ts').invitationAccept['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').invitationAccept>,
      Answered<typeof import('./identity/invitation.schema.ts').invitationAccept, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').invitationGet>,
      Answered<typeof import('./identity/invitation.schema.ts').invitationGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').CheckUsernameBody,
      typeof import('./identity/login.schema.ts').checkUsername['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').checkUsername>,
      Answered<typeof import('./identity/login.schema.ts').checkUsername, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').getLoginToken>,
      Answered<typeof import('./identity/login.schema.ts').getLoginToken, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').GetPasswordResetTokenBody,
      typeof import('./identity/login.schema.ts').getPasswordResetToken['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').getPasswordResetToken>,
      Answered<typeof import('./identity/login.schema.ts').getPasswordResetToken, false>
    >
  >,
  Expect<Accepted<import('./identity/calls.ts').LoginBody, typeof import('./identity/login.schema.ts').login['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').login>,
      Answered<typeof import('./identity/login.schema.ts').login, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').PasswordResetBody,
      typeof import('./identity/login.schema.ts').passwordReset['body']
    >
  >,
  Expect<
    Accepted<import('./identity/calls.ts').RegisterBody, typeof import('./identity/login.schema.ts').register['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').register>,
      Answered<typeof import('./identity/login.schema.ts').register, false>
    >
  >,
  Expect<
    Accepted<import('./identity/calls.ts').SendCodeBody, typeof import('./identity/login.schema.ts').sendCode['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').sendCode>,
      Answered<typeof import('./identity/login.schema.ts').sendCode, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').VerifyAccountBody,
      typeof import('./identity/login.schema.ts').verifyAccount['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').verifyAccount>,
      Answered<typeof import('./identity/login.schema.ts').verifyAccount, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').profileGet>,
      Answered<typeof import('./identity/profile.schema.ts').profileGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./identity/calls.ts').UpdateProfileBody,
      typeof import('./identity/profile.schema.ts').updateProfile['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').updateProfile>,
      Answered<typeof import('./identity/profile.schema.ts').updateProfile, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').me>,
      Answered<typeof import('./identity/session.schema.ts').me, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./identity/calls.ts').sessionList>,
      Answered<typeof import('./identity/session.schema.ts').sessionList, false>
    >
  >,
  Expect<
    Same<import('./imports/calls.ts').ImportFault, z.output<typeof import('./imports/import.schema.ts').importFault>>
  >,
  Expect<
    Same<import('./imports/calls.ts').UserImport, z.output<typeof import('./imports/import.schema.ts').userImport>>
  >,
  Expect<
    Accepted<
      import('./imports/calls.ts').ImportUsersBody,
      typeof import('./imports/import.schema.ts').importUsers['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./imports/calls.ts').importUsers>,
      Answered<typeof import('./imports/import.schema.ts').importUsers, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./imports/calls.ts').userImportGet>,
      Answered<typeof import('./imports/import.schema.ts').userImportGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./imports/calls.ts').UserImportListQuery,
      typeof import('./imports/import.schema.ts').userImportList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./imports/calls.ts').userImportList>,
      Answered<typeof import('./imports/import.schema.ts').userImportList, true>
    >
  >,
  Expect<
    Accepted<
      import('./imports/calls.ts').UserImportRunBody,
      typeof import('./imports/import.schema.ts').userImportRun['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./imports/calls.ts').userImportRun>,
      Answered<typeof import('./imports/import.schema.ts').userImportRun, false>
    >
  >,
  Expect<
    Accepted<
      import('./imports/calls.ts').UserImportSampleQuery,
      typeof import('./imports/import.schema.ts').userImportSample['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./imports/calls.ts').userImportUndo>,
      Answered<typeof import('./imports/import.schema.ts').userImportUndo, false>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').ArticleCategory,
      z.output<typeof import('./knowledge-base/article-category.schema.ts').articleCategory>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').ArticleContent,
      z.output<typeof import('./knowledge-base/article-fields.schema.ts').articleContent>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').ArticleSummary,
      z.output<typeof import('./knowledge-base/article-fields.schema.ts').articleSummary>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').ArticleTemplate,
      z.output<typeof import('./knowledge-base/article-template.schema.ts').articleTemplate>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').Article,
      z.output<typeof import('./knowledge-base/article.schema.ts').article>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').ArticleRow,
      z.output<typeof import('./knowledge-base/article.schema.ts').articleRow>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').ArticleVersionRow,
      z.output<typeof import('./knowledge-base/article.schema.ts').articleVersionRow>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').PublicArticle,
      z.output<typeof import('./knowledge-base/public-article.schema.ts').publicArticle>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').PublicArticleRow,
      z.output<typeof import('./knowledge-base/public-article.schema.ts').publicArticleRow>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').PublicCategory,
      z.output<typeof import('./knowledge-base/public-category.schema.ts').publicCategory>
    >
  >,
  Expect<
    Same<
      import('./knowledge-base/calls.ts').Suggestion,
      z.output<typeof import('./knowledge-base/suggestion.schema.ts').suggestion>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryGet>,
      Answered<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseCategoryListQuery,
      typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryList>,
      Answered<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryList, true>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseCategoryStoreBody,
      typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryStore>,
      Answered<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseCategoryUpdateBody,
      typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryUpdate>,
      Answered<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateGet>,
      Answered<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseTemplateListQuery,
      typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateList>,
      Answered<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateList, true>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseTemplateStoreBody,
      typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateStore>,
      Answered<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseTemplateUpdateBody,
      typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateUpdate>,
      Answered<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticleFeedbackQuery,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleFeedback['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleFeedback>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleFeedback, true>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleGet>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticleListQuery,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleList>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleList, true>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticlePreviewQuery,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticlePreview['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticlePreview>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticlePreview, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleReviewers>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleReviewers, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticleStateBody,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleState['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleState>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleState, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticleStoreBody,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleStore>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleStore, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleTagGet>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleTagGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticleUpdateBody,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleUpdate>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleVersionGet>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersionGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseArticleVersionRestoreBody,
      typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersionRestore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleVersionRestore>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersionRestore, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseArticleVersions>,
      Answered<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersions, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').kbArticleGet>,
      Answered<typeof import('./knowledge-base/public-article.schema.ts').kbArticleGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KbArticleListQuery,
      typeof import('./knowledge-base/public-article.schema.ts').kbArticleList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').kbArticleList>,
      Answered<typeof import('./knowledge-base/public-article.schema.ts').kbArticleList, true>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KbArticleSolvedBody,
      typeof import('./knowledge-base/public-article.schema.ts').kbArticleSolved['body']
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KbArticleUpdateBody,
      typeof import('./knowledge-base/public-article.schema.ts').kbArticleUpdate['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./knowledge-base/calls.ts').kbArticleUpdate>>,
      Answered<typeof import('./knowledge-base/public-article.schema.ts').kbArticleUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').kbCategoryGet>,
      Answered<typeof import('./knowledge-base/public-category.schema.ts').kbCategoryGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KbCategoryListQuery,
      typeof import('./knowledge-base/public-category.schema.ts').kbCategoryList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').kbCategoryList>,
      Answered<typeof import('./knowledge-base/public-category.schema.ts').kbCategoryList, true>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KnowledgebaseSearchMissListQuery,
      typeof import('./knowledge-base/search-miss.schema.ts').knowledgebaseSearchMissList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').knowledgebaseSearchMissList>,
      Answered<typeof import('./knowledge-base/search-miss.schema.ts').knowledgebaseSearchMissList, true>
    >
  >,
  Expect<
    Accepted<
      import('./knowledge-base/calls.ts').KbSuggestionBody,
      typeof import('./knowledge-base/suggestion.schema.ts').kbSuggestion['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./knowledge-base/calls.ts').kbSuggestion>,
      Answered<typeof import('./knowledge-base/suggestion.schema.ts').kbSuggestion, false>
    >
  >,
  Expect<Same<import('./license/calls.ts').License, z.output<typeof import('./license/license.schema.ts').license>>>,
  Expect<
    Same<
      import('./license/calls.ts').LicenseClaims,
      z.output<typeof import('./license/license.schema.ts').licenseClaims>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./license/calls.ts').licenseGet>,
      Answered<typeof import('./license/license.schema.ts').licenseGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./license/calls.ts').LicensePutBody,
      typeof import('./license/license.schema.ts').licensePut['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./license/calls.ts').licensePut>,
      Answered<typeof import('./license/license.schema.ts').licensePut, false>
    >
  >,
  Expect<Same<import('./logs/calls.ts').AuditLogRow, z.output<typeof import('./logs/log.schema.ts').auditLogRow>>>,
  Expect<
    Same<import('./logs/calls.ts').ModuleFailureRow, z.output<typeof import('./logs/log.schema.ts').moduleFailureRow>>
  >,
  Expect<Same<import('./logs/calls.ts').RequestLogRow, z.output<typeof import('./logs/log.schema.ts').requestLogRow>>>,
  Expect<
    Accepted<
      import('./logs/calls.ts').AuditLogExportQuery,
      typeof import('./logs/log.schema.ts').auditLogExport['query']
    >
  >,
  Expect<
    Accepted<import('./logs/calls.ts').AuditLogListQuery, typeof import('./logs/log.schema.ts').auditLogList['query']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./logs/calls.ts').auditLogList>,
      Answered<typeof import('./logs/log.schema.ts').auditLogList, true>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./logs/calls.ts').auditLogVerify>,
      Answered<typeof import('./logs/log.schema.ts').auditLogVerify, false>
    >
  >,
  Expect<Accepted<import('./logs/calls.ts').GetLogsQuery, typeof import('./logs/log.schema.ts').getLogs['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./logs/calls.ts').getLogs>,
      Answered<typeof import('./logs/log.schema.ts').getLogs, true>
    >
  >,
  Expect<
    Accepted<
      import('./logs/calls.ts').ModuleFailureListQuery,
      typeof import('./logs/log.schema.ts').moduleFailureList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./logs/calls.ts').moduleFailureList>,
      Answered<typeof import('./logs/log.schema.ts').moduleFailureList, true>
    >
  >,
  Expect<
    Accepted<
      import('./logs/calls.ts').RequestLogExportQuery,
      typeof import('./logs/log.schema.ts').requestLogExport['query']
    >
  >,
  Expect<
    Accepted<
      import('./logs/calls.ts').RequestLogHistogramQuery,
      typeof import('./logs/log.schema.ts').requestLogHistogram['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./logs/calls.ts').requestLogHistogram>,
      Answered<typeof import('./logs/log.schema.ts').requestLogHistogram, false>
    >
  >,
  Expect<
    Accepted<
      import('./logs/calls.ts').RequestLogNewerQuery,
      typeof import('./logs/log.schema.ts').requestLogNewer['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./logs/calls.ts').requestLogNewer>,
      Answered<typeof import('./logs/log.schema.ts').requestLogNewer, false>
    >
  >,
  Expect<
    Same<
      import('./notifications/calls.ts').DeliveryRow,
      z.output<typeof import('./notifications/delivery.schema.ts').deliveryRow>
    >
  >,
  Expect<
    Same<import('./notifications/calls.ts').Notice, z.output<typeof import('./notifications/notice.schema.ts').notice>>
  >,
  Expect<
    Same<
      import('./notifications/calls.ts').NoticeSetting,
      z.output<typeof import('./notifications/notice.schema.ts').noticeSetting>
    >
  >,
  Expect<
    Same<
      import('./notifications/calls.ts').Notification,
      z.output<typeof import('./notifications/notification.schema.ts').notification>
    >
  >,
  Expect<
    Same<
      import('./notifications/calls.ts').NotificationLink,
      z.output<typeof import('./notifications/notification.schema.ts').notificationLink>
    >
  >,
  Expect<
    Same<
      import('./notifications/calls.ts').NotificationList,
      z.output<typeof import('./notifications/notification.schema.ts').notificationList>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').deliveryCode>,
      Answered<typeof import('./notifications/delivery.schema.ts').deliveryCode, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').deliveryHint>,
      Answered<typeof import('./notifications/delivery.schema.ts').deliveryHint, false>
    >
  >,
  Expect<
    Accepted<
      import('./notifications/calls.ts').DeliveryListQuery,
      typeof import('./notifications/delivery.schema.ts').deliveryList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').deliveryList>,
      Answered<typeof import('./notifications/delivery.schema.ts').deliveryList, true>
    >
  >,
  Expect<
    Accepted<
      import('./notifications/calls.ts').TestEmailBody,
      typeof import('./notifications/delivery.schema.ts').testEmail['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').testEmail>,
      Answered<typeof import('./notifications/delivery.schema.ts').testEmail, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').noticeList>,
      Answered<typeof import('./notifications/notice.schema.ts').noticeList, false>
    >
  >,
  Expect<
    Accepted<
      import('./notifications/calls.ts').NoticeStoreBody,
      typeof import('./notifications/notice.schema.ts').noticeStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').noticeStore>,
      Answered<typeof import('./notifications/notice.schema.ts').noticeStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./notifications/calls.ts').NotificationReadBody,
      typeof import('./notifications/notification.schema.ts').notificationRead['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').notificationRead>,
      Answered<typeof import('./notifications/notification.schema.ts').notificationRead, false>
    >
  >,
  Expect<
    Accepted<
      import('./notifications/calls.ts').UserNotificationsQuery,
      typeof import('./notifications/notification.schema.ts').userNotifications['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./notifications/calls.ts').userNotifications>,
      Answered<typeof import('./notifications/notification.schema.ts').userNotifications, false>
    >
  >,
  Expect<
    Same<
      import('./organizations/calls.ts').Organization,
      z.output<typeof import('./organizations/organization.schema.ts').organization>
    >
  >,
  Expect<
    Same<
      import('./organizations/calls.ts').OrganizationRow,
      z.output<typeof import('./organizations/organization.schema.ts').organizationRow>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./organizations/calls.ts').organizationGet>,
      Answered<typeof import('./organizations/organization.schema.ts').organizationGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./organizations/calls.ts').OrganizationListQuery,
      typeof import('./organizations/organization.schema.ts').organizationList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./organizations/calls.ts').organizationList>,
      Answered<typeof import('./organizations/organization.schema.ts').organizationList, true>
    >
  >,
  Expect<
    Accepted<
      import('./organizations/calls.ts').OrganizationStoreBody,
      typeof import('./organizations/organization.schema.ts').organizationStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./organizations/calls.ts').organizationStore>,
      Answered<typeof import('./organizations/organization.schema.ts').organizationStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./organizations/calls.ts').OrganizationUpdateBody,
      typeof import('./organizations/organization.schema.ts').organizationUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./organizations/calls.ts').organizationUpdate>,
      Answered<typeof import('./organizations/organization.schema.ts').organizationUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./realtime/calls.ts').ChannelAuthBody,
      typeof import('./realtime/realtime.schema.ts').channelAuth['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./realtime/calls.ts').channelAuth>,
      Answered<typeof import('./realtime/realtime.schema.ts').channelAuth, false>
    >
  >,
  Expect<
    Accepted<
      import('./registry/calls.ts').ModuleErrorBody,
      typeof import('./registry/registry.schema.ts').moduleError['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./registry/calls.ts').registryGet>,
      Answered<typeof import('./registry/registry.schema.ts').registryGet, false>
    >
  >,
  Expect<
    Same<
      import('./reports/calls.ts').EmployeeReportRow,
      z.output<typeof import('./reports/report.schema.ts').employeeReportRow>
    >
  >,
  Expect<
    Same<
      import('./reports/calls.ts').ReportTicketFilter,
      z.output<typeof import('./reports/report.schema.ts').reportTicketFilter>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').dashboardGet>,
      Answered<typeof import('./reports/dashboard.schema.ts').dashboardGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').DashboardUpdateBody,
      typeof import('./reports/dashboard.schema.ts').dashboardUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').dashboardUpdate>,
      Answered<typeof import('./reports/dashboard.schema.ts').dashboardUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportBacklogQuery,
      typeof import('./reports/report.schema.ts').reportBacklog['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportBacklog>,
      Answered<typeof import('./reports/report.schema.ts').reportBacklog, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportDeflectionQuery,
      typeof import('./reports/report.schema.ts').reportDeflection['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportDeflection>,
      Answered<typeof import('./reports/report.schema.ts').reportDeflection, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportDeflectionArticleQuery,
      typeof import('./reports/report.schema.ts').reportDeflectionArticle['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportDeflectionArticle>,
      Answered<typeof import('./reports/report.schema.ts').reportDeflectionArticle, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportEmployeeGetQuery,
      typeof import('./reports/report.schema.ts').reportEmployeeGet['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportEmployeeGet>,
      Answered<typeof import('./reports/report.schema.ts').reportEmployeeGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportEmployeeListQuery,
      typeof import('./reports/report.schema.ts').reportEmployeeList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportEmployeeList>,
      Answered<typeof import('./reports/report.schema.ts').reportEmployeeList, true>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportExportQuery,
      typeof import('./reports/report.schema.ts').reportExport['query']
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportImportanceTicketQuery,
      typeof import('./reports/report.schema.ts').reportImportanceTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportImportanceTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportImportanceTicket, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportLoadQuery,
      typeof import('./reports/report.schema.ts').reportLoad['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportLoad>,
      Answered<typeof import('./reports/report.schema.ts').reportLoad, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportPerformanceQuery,
      typeof import('./reports/report.schema.ts').reportPerformance['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportPerformance>,
      Answered<typeof import('./reports/report.schema.ts').reportPerformance, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportSatisfactionEmployeeQuery,
      typeof import('./reports/report.schema.ts').reportSatisfactionEmployee['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportSatisfactionEmployee>,
      Answered<typeof import('./reports/report.schema.ts').reportSatisfactionEmployee, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportSatisfactionTicketQuery,
      typeof import('./reports/report.schema.ts').reportSatisfactionTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportSatisfactionTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportSatisfactionTicket, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportServiceTicketQuery,
      typeof import('./reports/report.schema.ts').reportServiceTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportServiceTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportServiceTicket, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportServiceUserQuery,
      typeof import('./reports/report.schema.ts').reportServiceUser['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportServiceUser>,
      Answered<typeof import('./reports/report.schema.ts').reportServiceUser, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportSlaTicketQuery,
      typeof import('./reports/report.schema.ts').reportSlaTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportSlaTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportSlaTicket, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportTagUserTicketQuery,
      typeof import('./reports/report.schema.ts').reportTagUserTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportTagUserTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportTagUserTicket, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportTicketCategoryTicketQuery,
      typeof import('./reports/report.schema.ts').reportTicketCategoryTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportTicketCategoryTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportTicketCategoryTicket, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportTicketFrequencyQuery,
      typeof import('./reports/report.schema.ts').reportTicketFrequency['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportTicketFrequency>,
      Answered<typeof import('./reports/report.schema.ts').reportTicketFrequency, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportTicketStateQuery,
      typeof import('./reports/report.schema.ts').reportTicketState['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportTicketState>,
      Answered<typeof import('./reports/report.schema.ts').reportTicketState, false>
    >
  >,
  Expect<
    Accepted<
      import('./reports/calls.ts').ReportTicketStatusTicketQuery,
      typeof import('./reports/report.schema.ts').reportTicketStatusTicket['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./reports/calls.ts').reportTicketStatusTicket>,
      Answered<typeof import('./reports/report.schema.ts').reportTicketStatusTicket, false>
    >
  >,
  Expect<
    Same<
      import('./settings/calls.ts').AllSettings,
      z.output<typeof import('./settings/settings.schema.ts').allSettings>
    >
  >,
  Expect<
    Same<
      import('./settings/calls.ts').SystemSettings,
      z.output<typeof import('./settings/settings.schema.ts').systemSettings>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./settings/calls.ts').defaultSettings>,
      Answered<typeof import('./settings/settings.schema.ts').defaultSettings, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./settings/calls.ts').settingsGet>,
      Answered<typeof import('./settings/settings.schema.ts').settingsGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./settings/calls.ts').SettingsStoreBody,
      typeof import('./settings/settings.schema.ts').settingsStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./settings/calls.ts').settingsStore>,
      Answered<typeof import('./settings/settings.schema.ts').settingsStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./settings/calls.ts').SettingsUpdateBody,
      typeof import('./settings/settings.schema.ts').settingsUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./settings/calls.ts').settingsUpdate>,
      Answered<typeof import('./settings/settings.schema.ts').settingsUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./settings/calls.ts').systemSettingsGet>,
      Answered<typeof import('./settings/settings.schema.ts').systemSettingsGet, false>
    >
  >,
  Expect<
    Same<import('./sla/calls.ts').SlaPolicyItem, z.output<typeof import('./sla/shared-lists.schema.ts').slaPolicyItem>>
  >,
  Expect<Same<import('./sla/calls.ts').SlaDues, z.output<typeof import('./sla/sla-try.schema.ts').slaDues>>>,
  Expect<Same<import('./sla/calls.ts').SlaTrial, z.output<typeof import('./sla/sla-try.schema.ts').slaTrial>>>,
  Expect<Same<import('./sla/calls.ts').Sla, z.output<typeof import('./sla/sla.schema.ts').sla>>>,
  Expect<Same<import('./sla/calls.ts').SlaRow, z.output<typeof import('./sla/sla.schema.ts').slaRow>>>,
  Expect<Accepted<import('./sla/calls.ts').SlaDueQuery, typeof import('./sla/sla-try.schema.ts').slaDue['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./sla/calls.ts').slaDue>,
      Answered<typeof import('./sla/sla-try.schema.ts').slaDue, false>
    >
  >,
  Expect<Accepted<import('./sla/calls.ts').SlaTryQuery, typeof import('./sla/sla-try.schema.ts').slaTry['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./sla/calls.ts').slaTry>,
      Answered<typeof import('./sla/sla-try.schema.ts').slaTry, false>
    >
  >,
  Expect<Accepted<import('./sla/calls.ts').SlaDeleteQuery, typeof import('./sla/sla.schema.ts').slaDelete['query']>>,
  Expect<
    Same<OutputOf<typeof import('./sla/calls.ts').slaGet>, Answered<typeof import('./sla/sla.schema.ts').slaGet, false>>
  >,
  Expect<Accepted<import('./sla/calls.ts').SlaListQuery, typeof import('./sla/sla.schema.ts').slaList['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./sla/calls.ts').slaList>,
      Answered<typeof import('./sla/sla.schema.ts').slaList, true>
    >
  >,
  Expect<Accepted<import('./sla/calls.ts').SlaStoreBody, typeof import('./sla/sla.schema.ts').slaStore['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./sla/calls.ts').slaStore>,
      Answered<typeof import('./sla/sla.schema.ts').slaStore, false>
    >
  >,
  Expect<Accepted<import('./sla/calls.ts').SlaUpdateBody, typeof import('./sla/sla.schema.ts').slaUpdate['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./sla/calls.ts').slaUpdate>,
      Answered<typeof import('./sla/sla.schema.ts').slaUpdate, false>
    >
  >,
  Expect<Same<import('./staff/calls.ts').Branch, z.output<typeof import('./staff/branch.schema.ts').branch>>>,
  Expect<Same<import('./staff/calls.ts').BranchRow, z.output<typeof import('./staff/branch.schema.ts').branchRow>>>,
  Expect<
    Same<import('./staff/calls.ts').Department, z.output<typeof import('./staff/department.schema.ts').department>>
  >,
  Expect<
    Same<
      import('./staff/calls.ts').DepartmentRow,
      z.output<typeof import('./staff/department.schema.ts').departmentRow>
    >
  >,
  Expect<Same<import('./staff/calls.ts').Absence, z.output<typeof import('./staff/employee.schema.ts').absence>>>,
  Expect<Same<import('./staff/calls.ts').Employee, z.output<typeof import('./staff/employee.schema.ts').employee>>>,
  Expect<
    Same<import('./staff/calls.ts').EmployeeRow, z.output<typeof import('./staff/employee.schema.ts').employeeRow>>
  >,
  Expect<
    Same<import('./staff/calls.ts').NewInvitation, z.output<typeof import('./staff/employee.schema.ts').newInvitation>>
  >,
  Expect<Same<import('./staff/calls.ts').EmployeeRole, z.output<typeof import('./staff/role.schema.ts').employeeRole>>>,
  Expect<Same<import('./staff/calls.ts').RoleDetails, z.output<typeof import('./staff/role.schema.ts').roleDetails>>>,
  Expect<
    Accepted<
      import('./staff/calls.ts').BranchDeleteQuery,
      typeof import('./staff/branch.schema.ts').branchDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').branchGet>,
      Answered<typeof import('./staff/branch.schema.ts').branchGet, false>
    >
  >,
  Expect<
    Accepted<import('./staff/calls.ts').BranchListQuery, typeof import('./staff/branch.schema.ts').branchList['query']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').branchList>,
      Answered<typeof import('./staff/branch.schema.ts').branchList, true>
    >
  >,
  Expect<
    Accepted<import('./staff/calls.ts').BranchStoreBody, typeof import('./staff/branch.schema.ts').branchStore['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').branchStore>,
      Answered<typeof import('./staff/branch.schema.ts').branchStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').BranchUpdateBody,
      typeof import('./staff/branch.schema.ts').branchUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').branchUpdate>,
      Answered<typeof import('./staff/branch.schema.ts').branchUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').DepartmentDeleteQuery,
      typeof import('./staff/department.schema.ts').departmentDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').departmentGet>,
      Answered<typeof import('./staff/department.schema.ts').departmentGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').DepartmentListQuery,
      typeof import('./staff/department.schema.ts').departmentList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').departmentList>,
      Answered<typeof import('./staff/department.schema.ts').departmentList, true>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').DepartmentStoreBody,
      typeof import('./staff/department.schema.ts').departmentStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').departmentStore>,
      Answered<typeof import('./staff/department.schema.ts').departmentStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').DepartmentUpdateBody,
      typeof import('./staff/department.schema.ts').departmentUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').departmentUpdate>,
      Answered<typeof import('./staff/department.schema.ts').departmentUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').employeeGet>,
      Answered<typeof import('./staff/employee.schema.ts').employeeGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').EmployeeInviteBody,
      typeof import('./staff/employee.schema.ts').employeeInvite['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').employeeInvite>,
      Answered<typeof import('./staff/employee.schema.ts').employeeInvite, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').EmployeeListQuery,
      typeof import('./staff/employee.schema.ts').employeeList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').employeeList>,
      Answered<typeof import('./staff/employee.schema.ts').employeeList, true>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').EmployeeStoreBody,
      typeof import('./staff/employee.schema.ts').employeeStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').employeeStore>,
      Answered<typeof import('./staff/employee.schema.ts').employeeStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./staff/calls.ts').EmployeeUpdateBody,
      typeof import('./staff/employee.schema.ts').employeeUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').employeeUpdate>,
      Answered<typeof import('./staff/employee.schema.ts').employeeUpdate, false>
    >
  >,
  Expect<
    Accepted<import('./staff/calls.ts').RoleDeleteQuery, typeof import('./staff/role.schema.ts').roleDelete['query']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').roleGet>,
      Answered<typeof import('./staff/role.schema.ts').roleGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').roleList>,
      Answered<typeof import('./staff/role.schema.ts').roleList, false>
    >
  >,
  Expect<Accepted<import('./staff/calls.ts').RoleStoreBody, typeof import('./staff/role.schema.ts').roleStore['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').roleStore>,
      Answered<typeof import('./staff/role.schema.ts').roleStore, false>
    >
  >,
  Expect<
    Accepted<import('./staff/calls.ts').RoleUpdateBody, typeof import('./staff/role.schema.ts').roleUpdate['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./staff/calls.ts').roleUpdate>,
      Answered<typeof import('./staff/role.schema.ts').roleUpdate, false>
    >
  >,
  Expect<
    Same<import('./system/calls.ts').AdminDefaults, z.output<typeof import('./system/system.schema.ts').adminDefaults>>
  >,
  Expect<
    Same<
      import('./system/calls.ts').ReferenceCounts,
      z.output<typeof import('./system/system.schema.ts').referenceCounts>
    >
  >,
  Expect<Same<import('./system/calls.ts').SortItem, z.output<typeof import('./system/system.schema.ts').sortItem>>>,
  Expect<
    Same<
      import('./system/calls.ts').SystemDefaults,
      z.output<typeof import('./system/system.schema.ts').systemDefaults>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./system/calls.ts').adminDefaultsGet>,
      Answered<typeof import('./system/system.schema.ts').adminDefaultsGet, false>
    >
  >,
  Expect<
    Accepted<import('./system/calls.ts').GetOrderQuery, typeof import('./system/system.schema.ts').getOrder['query']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./system/calls.ts').getOrder>,
      Answered<typeof import('./system/system.schema.ts').getOrder, false>
    >
  >,
  Expect<
    Accepted<
      import('./system/calls.ts').GetReferencesQuery,
      typeof import('./system/system.schema.ts').getReferences['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./system/calls.ts').getReferences>,
      Answered<typeof import('./system/system.schema.ts').getReferences, false>
    >
  >,
  Expect<
    Accepted<
      import('./system/calls.ts').MultipleDeleteQuery,
      typeof import('./system/system.schema.ts').multipleDelete['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./system/calls.ts').multipleDelete>,
      Answered<typeof import('./system/system.schema.ts').multipleDelete, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./system/calls.ts').systemDefaultsGet>,
      Answered<typeof import('./system/system.schema.ts').systemDefaultsGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./system/calls.ts').UpdateOrderBody,
      typeof import('./system/system.schema.ts').updateOrder['body']
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').ExpectedAnswer,
      z.output<typeof import('./tickets/expected-answer.schema.ts').expectedAnswer>
    >
  >,
  Expect<Same<import('./tickets/calls.ts').Macro, z.output<typeof import('./tickets/macro.schema.ts').macro>>>,
  Expect<
    Same<
      import('./tickets/calls.ts').LinkedRequest,
      z.output<typeof import('./tickets/request-link.schema.ts').linkedRequest>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').RatingLink,
      z.output<typeof import('./tickets/satisfaction.schema.ts').ratingLink>
    >
  >,
  Expect<
    Same<import('./tickets/calls.ts').SavedView, z.output<typeof import('./tickets/saved-view.schema.ts').savedView>>
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').AnswerTimeItem,
      z.output<typeof import('./tickets/shared-lists.schema.ts').answerTimeItem>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').SimilarTicket,
      z.output<typeof import('./tickets/similar-ticket.schema.ts').similarTicket>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').ColumnsOfTicket,
      z.output<typeof import('./tickets/ticket-column-value.schema.ts').columnsOfTicket>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketContent,
      z.output<typeof import('./tickets/ticket-content.schema.ts').ticketContent>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').SharedDraft,
      z.output<typeof import('./tickets/ticket-draft.schema.ts').sharedDraft>
    >
  >,
  Expect<
    Same<import('./tickets/calls.ts').DueLayer, z.output<typeof import('./tickets/ticket-due.schema.ts').dueLayer>>
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketDueDay,
      z.output<typeof import('./tickets/ticket-due.schema.ts').ticketDueDay>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketExport,
      z.output<typeof import('./tickets/ticket-export.schema.ts').ticketExport>
    >
  >,
  Expect<
    Same<import('./tickets/calls.ts').FormToFill, z.output<typeof import('./tickets/ticket-form.schema.ts').formToFill>>
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').SavedViewFilters,
      z.output<typeof import('./tickets/ticket-list.schema.ts').savedViewFilters>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketCustomer,
      z.output<typeof import('./tickets/ticket-list.schema.ts').ticketCustomer>
    >
  >,
  Expect<
    Same<import('./tickets/calls.ts').TicketRow, z.output<typeof import('./tickets/ticket-list.schema.ts').ticketRow>>
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketOpening,
      z.output<typeof import('./tickets/ticket-opening.schema.ts').ticketOpening>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').RequestChoices,
      z.output<typeof import('./tickets/ticket-request.schema.ts').requestChoices>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketSignature,
      z.output<typeof import('./tickets/ticket-signature.schema.ts').ticketSignature>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketSlaClock,
      z.output<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaClock>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketSlaClocks,
      z.output<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaClocks>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketSlaSummary,
      z.output<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaSummary>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketTemplate,
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplate>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').ChangedFields,
      z.output<typeof import('./tickets/ticket.schema.ts').changedFields>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').DefaultReciever,
      z.output<typeof import('./tickets/ticket.schema.ts').defaultReciever>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').DeletedTicket,
      z.output<typeof import('./tickets/ticket.schema.ts').deletedTicket>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').MergeCandidate,
      z.output<typeof import('./tickets/ticket.schema.ts').mergeCandidate>
    >
  >,
  Expect<Same<import('./tickets/calls.ts').Share, z.output<typeof import('./tickets/ticket.schema.ts').share>>>,
  Expect<Same<import('./tickets/calls.ts').Ticket, z.output<typeof import('./tickets/ticket.schema.ts').ticket>>>,
  Expect<
    Same<import('./tickets/calls.ts').TicketAction, z.output<typeof import('./tickets/ticket.schema.ts').ticketAction>>
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketAssignee,
      z.output<typeof import('./tickets/ticket.schema.ts').ticketAssignee>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketContentVersion,
      z.output<typeof import('./tickets/ticket.schema.ts').ticketContentVersion>
    >
  >,
  Expect<
    Same<import('./tickets/calls.ts').TicketFields, z.output<typeof import('./tickets/ticket.schema.ts').ticketFields>>
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketHistoryRow,
      z.output<typeof import('./tickets/ticket.schema.ts').ticketHistoryRow>
    >
  >,
  Expect<
    Same<
      import('./tickets/calls.ts').TicketShareCandidate,
      z.output<typeof import('./tickets/ticket.schema.ts').ticketShareCandidate>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').ExpectedAnswerGetQuery,
      typeof import('./tickets/expected-answer.schema.ts').expectedAnswerGet['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').expectedAnswerGet>,
      Answered<typeof import('./tickets/expected-answer.schema.ts').expectedAnswerGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').macroGet>,
      Answered<typeof import('./tickets/macro.schema.ts').macroGet, false>
    >
  >,
  Expect<
    Accepted<import('./tickets/calls.ts').MacroListQuery, typeof import('./tickets/macro.schema.ts').macroList['query']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').macroList>,
      Answered<typeof import('./tickets/macro.schema.ts').macroList, true>
    >
  >,
  Expect<
    Accepted<import('./tickets/calls.ts').MacroStoreBody, typeof import('./tickets/macro.schema.ts').macroStore['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').macroStore>,
      Answered<typeof import('./tickets/macro.schema.ts').macroStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').MacroUpdateBody,
      typeof import('./tickets/macro.schema.ts').macroUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').macroUpdate>,
      Answered<typeof import('./tickets/macro.schema.ts').macroUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').RequestLinkAttachmentQuery,
      typeof import('./tickets/request-link.schema.ts').requestLinkAttachment['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkClose>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkClose, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').RequestLinkCodeBody,
      typeof import('./tickets/request-link.schema.ts').requestLinkCode['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkCode>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkCode, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkFile>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkFile, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkGet>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').RequestLinkRateBody,
      typeof import('./tickets/request-link.schema.ts').requestLinkRate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkRate>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkRate, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').RequestLinkRenewBody,
      typeof import('./tickets/request-link.schema.ts').requestLinkRenew['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkRenew>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkRenew, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').RequestLinkReplyBody,
      typeof import('./tickets/request-link.schema.ts').requestLinkReply['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').requestLinkReply>,
      Answered<typeof import('./tickets/request-link.schema.ts').requestLinkReply, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ratingLinkGet>,
      Answered<typeof import('./tickets/satisfaction.schema.ts').ratingLinkGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').RatingLinkPutBody,
      typeof import('./tickets/satisfaction.schema.ts').ratingLinkPut['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ratingLinkPut>,
      Answered<typeof import('./tickets/satisfaction.schema.ts').ratingLinkPut, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').SatisfactionPutBody,
      typeof import('./tickets/satisfaction.schema.ts').satisfactionPut['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').satisfactionPut>,
      Answered<typeof import('./tickets/satisfaction.schema.ts').satisfactionPut, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').savedViewList>,
      Answered<typeof import('./tickets/saved-view.schema.ts').savedViewList, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').SavedViewStoreBody,
      typeof import('./tickets/saved-view.schema.ts').savedViewStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').savedViewStore>,
      Answered<typeof import('./tickets/saved-view.schema.ts').savedViewStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').SavedViewUpdateBody,
      typeof import('./tickets/saved-view.schema.ts').savedViewUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').savedViewUpdate>,
      Answered<typeof import('./tickets/saved-view.schema.ts').savedViewUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').SimilarTicketListQuery,
      typeof import('./tickets/similar-ticket.schema.ts').similarTicketList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').similarTicketList>,
      Answered<typeof import('./tickets/similar-ticket.schema.ts').similarTicketList, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').MultipleTicketActionBody,
      typeof import('./tickets/ticket-bulk.schema.ts').multipleTicketAction['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').multipleTicketAction>,
      Answered<typeof import('./tickets/ticket-bulk.schema.ts').multipleTicketAction, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketColumnValuesQuery,
      typeof import('./tickets/ticket-column-value.schema.ts').ticketColumnValues['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketColumnValues>,
      Answered<typeof import('./tickets/ticket-column-value.schema.ts').ticketColumnValues, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketDraftClaimBody,
      typeof import('./tickets/ticket-draft.schema.ts').ticketDraftClaim['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketDraftClaim>,
      Answered<typeof import('./tickets/ticket-draft.schema.ts').ticketDraftClaim, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketDraftShareBody,
      typeof import('./tickets/ticket-draft.schema.ts').ticketDraftShare['body']
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketDueGetQuery,
      typeof import('./tickets/ticket-due.schema.ts').ticketDueGet['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketDueGet>,
      Answered<typeof import('./tickets/ticket-due.schema.ts').ticketDueGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketDueLayerUpdateBody,
      typeof import('./tickets/ticket-due.schema.ts').ticketDueLayerUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketDueLayerUpdate>,
      Answered<typeof import('./tickets/ticket-due.schema.ts').ticketDueLayerUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketExportGet>,
      Answered<typeof import('./tickets/ticket-export.schema.ts').ticketExportGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketExportStoreBody,
      typeof import('./tickets/ticket-export.schema.ts').ticketExportStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketExportStore>,
      Answered<typeof import('./tickets/ticket-export.schema.ts').ticketExportStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketFieldMatchesQuery,
      typeof import('./tickets/ticket-field-value.schema.ts').ticketFieldMatches['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketFieldMatches>,
      Answered<typeof import('./tickets/ticket-field-value.schema.ts').ticketFieldMatches, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketFieldValuesQuery,
      typeof import('./tickets/ticket-field-value.schema.ts').ticketFieldValues['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketFieldValues>,
      Answered<typeof import('./tickets/ticket-field-value.schema.ts').ticketFieldValues, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketFormChoiceQuery,
      typeof import('./tickets/ticket-form.schema.ts').ticketFormChoice['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketFormChoice>,
      Answered<typeof import('./tickets/ticket-form.schema.ts').ticketFormChoice, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketOpeningGet>,
      Answered<typeof import('./tickets/ticket-opening.schema.ts').ticketOpeningGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketRequestFile>,
      Answered<typeof import('./tickets/ticket-request.schema.ts').ticketRequestFile, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketRequestFormQuery,
      typeof import('./tickets/ticket-request.schema.ts').ticketRequestForm['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketRequestForm>,
      Answered<typeof import('./tickets/ticket-request.schema.ts').ticketRequestForm, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketRequestGet>,
      Answered<typeof import('./tickets/ticket-request.schema.ts').ticketRequestGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketRequestStoreBody,
      typeof import('./tickets/ticket-request.schema.ts').ticketRequestStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketRequestStore>,
      Answered<typeof import('./tickets/ticket-request.schema.ts').ticketRequestStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketSignatureGetQuery,
      typeof import('./tickets/ticket-signature.schema.ts').ticketSignatureGet['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketSignatureGet>,
      Answered<typeof import('./tickets/ticket-signature.schema.ts').ticketSignatureGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketSlaApply>,
      Answered<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaApply, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketSlaMatches>,
      Answered<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaMatches, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketTemplateGet>,
      Answered<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateGet, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketTemplateListQuery,
      typeof import('./tickets/ticket-template.schema.ts').ticketTemplateList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketTemplateList>,
      Answered<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateList, true>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketTemplateStoreBody,
      typeof import('./tickets/ticket-template.schema.ts').ticketTemplateStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketTemplateStore>,
      Answered<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketTemplateUpdateBody,
      typeof import('./tickets/ticket-template.schema.ts').ticketTemplateUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketTemplateUpdate>,
      Answered<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketTemplateUploads>,
      Answered<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateUploads, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketTemplateValuesQuery,
      typeof import('./tickets/ticket-template.schema.ts').ticketTemplateValues['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketTemplateValues>,
      Answered<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateValues, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').CheckDefaultRecieverQuery,
      typeof import('./tickets/ticket.schema.ts').checkDefaultReciever['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').checkDefaultReciever>,
      Answered<typeof import('./tickets/ticket.schema.ts').checkDefaultReciever, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').DeleteTicketContentQuery,
      typeof import('./tickets/ticket.schema.ts').deleteTicketContent['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').deleteTicketContent>,
      Answered<typeof import('./tickets/ticket.schema.ts').deleteTicketContent, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').DeletedTicketListQuery,
      typeof import('./tickets/ticket.schema.ts').deletedTicketList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').deletedTicketList>,
      Answered<typeof import('./tickets/ticket.schema.ts').deletedTicketList, true>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketAssigneesQuery,
      typeof import('./tickets/ticket.schema.ts').ticketAssignees['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketAssignees>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketAssignees, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketContentUpdateBody,
      typeof import('./tickets/ticket.schema.ts').ticketContentUpdate['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketContentUpdate>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketContentUpdate, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketContentVersionsQuery,
      typeof import('./tickets/ticket.schema.ts').ticketContentVersions['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketContentVersions>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketContentVersions, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketCountersQuery,
      typeof import('./tickets/ticket.schema.ts').ticketCounters['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketCounters>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketCounters, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketFollowBody,
      typeof import('./tickets/ticket.schema.ts').ticketFollow['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketGet>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketHistory>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketHistory, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketLinkBody,
      typeof import('./tickets/ticket.schema.ts').ticketLink['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketLink>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketLink, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketListQuery,
      typeof import('./tickets/ticket.schema.ts').ticketList['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketList>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketList, true>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketMacroBody,
      typeof import('./tickets/ticket.schema.ts').ticketMacro['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketMacro>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketMacro, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketMentionCandidates>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketMentionCandidates, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketMergeBody,
      typeof import('./tickets/ticket.schema.ts').ticketMerge['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketMerge>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketMerge, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketMergeCandidatesQuery,
      typeof import('./tickets/ticket.schema.ts').ticketMergeCandidates['query']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketMergeCandidates>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketMergeCandidates, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketReadBody,
      typeof import('./tickets/ticket.schema.ts').ticketRead['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketShareCandidates>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketShareCandidates, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketSharesBody,
      typeof import('./tickets/ticket.schema.ts').ticketShares['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketShares>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketShares, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketSla>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketSla, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketSplitBody,
      typeof import('./tickets/ticket.schema.ts').ticketSplit['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketSplit>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketSplit, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketStoreBody,
      typeof import('./tickets/ticket.schema.ts').ticketStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./tickets/calls.ts').ticketStore>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketStore, false>
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketUnmerge>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketUnmerge, false>
    >
  >,
  Expect<
    Accepted<
      import('./tickets/calls.ts').TicketUpdateBody,
      typeof import('./tickets/ticket.schema.ts').ticketUpdate['body']
    >
  >,
  Expect<
    Same<
      NonNullable<OutputOf<typeof import('./tickets/calls.ts').ticketUpdate>>,
      Answered<typeof import('./tickets/ticket.schema.ts').ticketUpdate, false>
    >
  >,
  Expect<
    Same<
      import('./todos/calls.ts').PersonalNote,
      z.output<typeof import('./todos/personal-note.schema.ts').personalNote>
    >
  >,
  Expect<Same<import('./todos/calls.ts').Todo, z.output<typeof import('./todos/todo.schema.ts').todo>>>,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').personalNoteGet>,
      Answered<typeof import('./todos/personal-note.schema.ts').personalNoteGet, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').personalNoteList>,
      Answered<typeof import('./todos/personal-note.schema.ts').personalNoteList, false>
    >
  >,
  Expect<
    Accepted<
      import('./todos/calls.ts').PersonalNoteStoreBody,
      typeof import('./todos/personal-note.schema.ts').personalNoteStore['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').personalNoteStore>,
      Answered<typeof import('./todos/personal-note.schema.ts').personalNoteStore, false>
    >
  >,
  Expect<
    Accepted<
      import('./todos/calls.ts').PersonalNoteUpdateBody,
      typeof import('./todos/personal-note.schema.ts').personalNoteUpdate['body']
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').personalNoteUpdate>,
      Answered<typeof import('./todos/personal-note.schema.ts').personalNoteUpdate, false>
    >
  >,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').todoDeleteDone>,
      Answered<typeof import('./todos/todo.schema.ts').todoDeleteDone, false>
    >
  >,
  Expect<Accepted<import('./todos/calls.ts').TodoListQuery, typeof import('./todos/todo.schema.ts').todoList['query']>>,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').todoList>,
      Answered<typeof import('./todos/todo.schema.ts').todoList, true>
    >
  >,
  Expect<Accepted<import('./todos/calls.ts').TodoStoreBody, typeof import('./todos/todo.schema.ts').todoStore['body']>>,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').todoStore>,
      Answered<typeof import('./todos/todo.schema.ts').todoStore, false>
    >
  >,
  Expect<
    Accepted<import('./todos/calls.ts').TodoUpdateBody, typeof import('./todos/todo.schema.ts').todoUpdate['body']>
  >,
  Expect<
    Same<
      OutputOf<typeof import('./todos/calls.ts').todoUpdate>,
      Answered<typeof import('./todos/todo.schema.ts').todoUpdate, false>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementDelete']['params'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementEnd']['params'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementEnd['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementEnd']['body'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementEnd['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementGet']['params'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementList']['query'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementReach']['query'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementReach['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementReceipts']['params'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementReceipts['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementReceipts']['query'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementReceipts['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementStore']['body'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementUpdate']['params'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementUpdate']['body'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['announcementVersions']['params'],
      z.output<typeof import('./announcements/announcement.schema.ts').announcementVersions['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userAnnouncementAck']['params'],
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementAck['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userAnnouncementAck']['body'],
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementAck['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userAnnouncementGet']['params'],
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userAnnouncementSeen']['params'],
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementSeen['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userAnnouncementSeen']['body'],
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncementSeen['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userAnnouncements']['query'],
      z.output<typeof import('./announcements/user-announcement.schema.ts').userAnnouncements['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['attachmentGet']['params'],
      z.output<typeof import('./attachments/attachment.schema.ts').attachmentGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['attachmentGet']['query'],
      z.output<typeof import('./attachments/attachment.schema.ts').attachmentGet['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['attachmentStore']['query'],
      z.output<typeof import('./attachments/attachment.schema.ts').attachmentStore['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['batchCancel']['params'],
      z.output<typeof import('./batches/batch.schema.ts').batchCancel['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['batchGet']['params'],
      z.output<typeof import('./batches/batch.schema.ts').batchGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['batchRetry']['params'],
      z.output<typeof import('./batches/batch.schema.ts').batchRetry['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarBusyList']['query'],
      z.output<typeof import('./calendar/calendar-busy.schema.ts').calendarBusyList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventDelete']['params'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventGet']['params'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventList']['query'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventSearch']['query'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventSearch['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventStore']['body'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventUpdate']['params'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarEventUpdate']['body'],
      z.output<typeof import('./calendar/calendar-event.schema.ts').calendarEventUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarExport']['query'],
      z.output<typeof import('./calendar/calendar-feed.schema.ts').calendarExport['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['calendarFeedFile']['params'],
      z.output<typeof import('./calendar/calendar-feed.schema.ts').calendarFeedFile['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['lunarOffDayStore']['body'],
      z.output<typeof import('./calendar/lunar-off-day.schema.ts').lunarOffDayStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['offDayDelete']['params'],
      z.output<typeof import('./calendar/off-day.schema.ts').offDayDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['offDayList']['query'],
      z.output<typeof import('./calendar/off-day.schema.ts').offDayList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['offDayStore']['body'],
      z.output<typeof import('./calendar/off-day.schema.ts').offDayStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['offDayUpdate']['params'],
      z.output<typeof import('./calendar/off-day.schema.ts').offDayUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['offDayUpdate']['body'],
      z.output<typeof import('./calendar/off-day.schema.ts').offDayUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftDelete']['params'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftDelete']['query'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftGet']['params'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftList']['query'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftStore']['body'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftUpdate']['params'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['workingShiftUpdate']['body'],
      z.output<typeof import('./calendar/working-shift.schema.ts').workingShiftUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceDelete']['params'],
      z.output<typeof import('./catalog/service.schema.ts').serviceDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceDelete']['query'],
      z.output<typeof import('./catalog/service.schema.ts').serviceDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceGet']['params'],
      z.output<typeof import('./catalog/service.schema.ts').serviceGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceList']['query'],
      z.output<typeof import('./catalog/service.schema.ts').serviceList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceStore']['body'],
      z.output<typeof import('./catalog/service.schema.ts').serviceStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceUpdate']['params'],
      z.output<typeof import('./catalog/service.schema.ts').serviceUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['serviceUpdate']['body'],
      z.output<typeof import('./catalog/service.schema.ts').serviceUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['assignTag']['params'],
      z.output<typeof import('./catalog/tag.schema.ts').assignTag['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['assignTag']['body'],
      z.output<typeof import('./catalog/tag.schema.ts').assignTag['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerTagGet']['params'],
      z.output<typeof import('./catalog/tag.schema.ts').customerTagGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['removeTag']['params'],
      z.output<typeof import('./catalog/tag.schema.ts').removeTag['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['removeTag']['query'],
      z.output<typeof import('./catalog/tag.schema.ts').removeTag['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagDelete']['params'],
      z.output<typeof import('./catalog/tag.schema.ts').tagDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagList']['query'],
      z.output<typeof import('./catalog/tag.schema.ts').tagList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagMerge']['params'],
      z.output<typeof import('./catalog/tag.schema.ts').tagMerge['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagMerge']['body'],
      z.output<typeof import('./catalog/tag.schema.ts').tagMerge['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagStore']['body'],
      z.output<typeof import('./catalog/tag.schema.ts').tagStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagUpdate']['params'],
      z.output<typeof import('./catalog/tag.schema.ts').tagUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['tagUpdate']['body'],
      z.output<typeof import('./catalog/tag.schema.ts').tagUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryDelete']['params'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryDelete']['query'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryGet']['params'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryList']['query'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryStore']['body'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryUpdate']['params'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCategoryUpdate']['body'],
      z.output<typeof import('./catalog/ticket-category.schema.ts').ticketCategoryUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeDelete']['params'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeDelete']['query'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeGet']['params'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeList']['query'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeStore']['body'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeUpdate']['params'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventTypeUpdate']['body'],
      z.output<typeof import('./customer-events/customer-event-type.schema.ts').customerEventTypeUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventDelete']['params'],
      z.output<typeof import('./customer-events/customer-event.schema.ts').customerEventDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventList']['query'],
      z.output<typeof import('./customer-events/customer-event.schema.ts').customerEventList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerEventStore']['body'],
      z.output<typeof import('./customer-events/customer-event.schema.ts').customerEventStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['multipleUserAction']['body'],
      z.output<typeof import('./customers/customer-bulk.schema.ts').multipleUserAction['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelDelete']['params'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelDelete']['query'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelGet']['params'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelList']['query'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelStore']['body'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelUpdate']['params'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerLevelUpdate']['body'],
      z.output<typeof import('./customers/customer-level.schema.ts').customerLevelUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userDelete']['params'],
      z.output<typeof import('./customers/customer.schema.ts').userDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userDelete']['query'],
      z.output<typeof import('./customers/customer.schema.ts').userDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userGet']['params'],
      z.output<typeof import('./customers/customer.schema.ts').userGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userGet']['query'],
      z.output<typeof import('./customers/customer.schema.ts').userGet['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userList']['query'],
      z.output<typeof import('./customers/customer.schema.ts').userList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userStore']['body'],
      z.output<typeof import('./customers/customer.schema.ts').userStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userUpdate']['params'],
      z.output<typeof import('./customers/customer.schema.ts').userUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userUpdate']['body'],
      z.output<typeof import('./customers/customer.schema.ts').userUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['draftDelete']['params'],
      z.output<typeof import('./drafts/draft.schema.ts').draftDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['draftGet']['params'],
      z.output<typeof import('./drafts/draft.schema.ts').draftGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['draftPut']['params'],
      z.output<typeof import('./drafts/draft.schema.ts').draftPut['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['draftPut']['body'],
      z.output<typeof import('./drafts/draft.schema.ts').draftPut['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['filePartPut']['params'],
      z.output<typeof import('./files/file-upload.schema.ts').filePartPut['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['filePartPut']['query'],
      z.output<typeof import('./files/file-upload.schema.ts').filePartPut['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUploadCancel']['params'],
      z.output<typeof import('./files/file-upload.schema.ts').fileUploadCancel['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUploadFinish']['params'],
      z.output<typeof import('./files/file-upload.schema.ts').fileUploadFinish['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUploadFinish']['body'],
      z.output<typeof import('./files/file-upload.schema.ts').fileUploadFinish['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUploadGet']['params'],
      z.output<typeof import('./files/file-upload.schema.ts').fileUploadGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUploadStart']['body'],
      z.output<typeof import('./files/file-upload.schema.ts').fileUploadStart['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileAttach']['params'],
      z.output<typeof import('./files/file.schema.ts').fileAttach['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileAttach']['body'],
      z.output<typeof import('./files/file.schema.ts').fileAttach['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileDelete']['params'],
      z.output<typeof import('./files/file.schema.ts').fileDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileGet']['params'],
      z.output<typeof import('./files/file.schema.ts').fileGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileList']['query'],
      z.output<typeof import('./files/file.schema.ts').fileList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileStore']['body'],
      z.output<typeof import('./files/file.schema.ts').fileStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileThumbnail']['params'],
      z.output<typeof import('./files/file.schema.ts').fileThumbnail['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileThumbnail']['query'],
      z.output<typeof import('./files/file.schema.ts').fileThumbnail['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUpdate']['params'],
      z.output<typeof import('./files/file.schema.ts').fileUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUpdate']['body'],
      z.output<typeof import('./files/file.schema.ts').fileUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['fileUses']['params'],
      z.output<typeof import('./files/file.schema.ts').fileUses['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customFieldDelete']['params'],
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customFieldGet']['params'],
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customFieldList']['query'],
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customFieldStore']['body'],
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customFieldUpdate']['params'],
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customFieldUpdate']['body'],
      z.output<typeof import('./forms/custom-field.schema.ts').customFieldUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerCustomFieldGet']['params'],
      z.output<typeof import('./forms/custom-value.schema.ts').customerCustomFieldGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerCustomFieldUpdate']['params'],
      z.output<typeof import('./forms/custom-value.schema.ts').customerCustomFieldUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerCustomFieldUpdate']['body'],
      z.output<typeof import('./forms/custom-value.schema.ts').customerCustomFieldUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationCustomFieldGet']['params'],
      z.output<typeof import('./forms/custom-value.schema.ts').organizationCustomFieldGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationCustomFieldUpdate']['params'],
      z.output<typeof import('./forms/custom-value.schema.ts').organizationCustomFieldUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationCustomFieldUpdate']['body'],
      z.output<typeof import('./forms/custom-value.schema.ts').organizationCustomFieldUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['formDelete']['params'],
      z.output<typeof import('./forms/form.schema.ts').formDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['formGet']['params'],
      z.output<typeof import('./forms/form.schema.ts').formGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['formList']['query'],
      z.output<typeof import('./forms/form.schema.ts').formList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['formStore']['body'],
      z.output<typeof import('./forms/form.schema.ts').formStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['formUpdate']['params'],
      z.output<typeof import('./forms/form.schema.ts').formUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['formUpdate']['body'],
      z.output<typeof import('./forms/form.schema.ts').formUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['customerFieldValues']['query'],
      z.output<typeof import('./forms/listed-value.schema.ts').customerFieldValues['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormDelete']['params'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormDelete']['query'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormGet']['params'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormList']['query'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormStore']['body'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormUpdate']['params'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormUpdate']['body'],
      z.output<typeof import('./forms/ticket-form.schema.ts').ticketFormUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['cities']['query'],
      z.output<typeof import('./geography/geography.schema.ts').cities['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['countries']['query'],
      z.output<typeof import('./geography/geography.schema.ts').countries['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['states']['query'],
      z.output<typeof import('./geography/geography.schema.ts').states['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['addressCode']['body'],
      z.output<typeof import('./identity/address-proof.schema.ts').addressCode['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['addressProof']['body'],
      z.output<typeof import('./identity/address-proof.schema.ts').addressProof['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['invitationAccept']['params'],
      z.output<typeof import('./identity/invitation.schema.ts').invitationAccept['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['invitationAccept']['body'],
      z.output<typeof import('./identity/invitation.schema.ts').invitationAccept['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['invitationGet']['params'],
      z.output<typeof import('./identity/invitation.schema.ts').invitationGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['checkUsername']['body'],
      z.output<typeof import('./identity/login.schema.ts').checkUsername['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['getPasswordResetToken']['body'],
      z.output<typeof import('./identity/login.schema.ts').getPasswordResetToken['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['login']['body'],
      z.output<typeof import('./identity/login.schema.ts').login['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['passwordReset']['body'],
      z.output<typeof import('./identity/login.schema.ts').passwordReset['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['register']['body'],
      z.output<typeof import('./identity/login.schema.ts').register['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['sendCode']['body'],
      z.output<typeof import('./identity/login.schema.ts').sendCode['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['verifyAccount']['body'],
      z.output<typeof import('./identity/login.schema.ts').verifyAccount['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['updateProfile']['body'],
      z.output<typeof import('./identity/profile.schema.ts').updateProfile['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['sessionRevoke']['params'],
      z.output<typeof import('./identity/session.schema.ts').sessionRevoke['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['importUsers']['body'],
      z.output<typeof import('./imports/import.schema.ts').importUsers['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportFaults']['params'],
      z.output<typeof import('./imports/import.schema.ts').userImportFaults['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportGet']['params'],
      z.output<typeof import('./imports/import.schema.ts').userImportGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportList']['query'],
      z.output<typeof import('./imports/import.schema.ts').userImportList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportRun']['params'],
      z.output<typeof import('./imports/import.schema.ts').userImportRun['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportRun']['body'],
      z.output<typeof import('./imports/import.schema.ts').userImportRun['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportSample']['query'],
      z.output<typeof import('./imports/import.schema.ts').userImportSample['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userImportUndo']['params'],
      z.output<typeof import('./imports/import.schema.ts').userImportUndo['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseCategoryDelete']['params'],
      z.output<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseCategoryGet']['params'],
      z.output<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseCategoryList']['query'],
      z.output<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseCategoryStore']['body'],
      z.output<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseCategoryUpdate']['params'],
      z.output<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseCategoryUpdate']['body'],
      z.output<typeof import('./knowledge-base/article-category.schema.ts').knowledgebaseCategoryUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseTemplateDelete']['params'],
      z.output<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseTemplateGet']['params'],
      z.output<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseTemplateList']['query'],
      z.output<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseTemplateStore']['body'],
      z.output<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseTemplateUpdate']['params'],
      z.output<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseTemplateUpdate']['body'],
      z.output<typeof import('./knowledge-base/article-template.schema.ts').knowledgebaseTemplateUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleDelete']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleFeedback']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleFeedback['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleFeedback']['query'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleFeedback['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleGet']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleList']['query'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticlePreview']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticlePreview['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticlePreview']['query'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticlePreview['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleState']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleState['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleState']['body'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleState['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleStore']['body'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleTagGet']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleTagGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleUpdate']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleUpdate']['body'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleVersionGet']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersionGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleVersionRestore']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersionRestore['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleVersionRestore']['body'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersionRestore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseArticleVersions']['params'],
      z.output<typeof import('./knowledge-base/article.schema.ts').knowledgebaseArticleVersions['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbArticleGet']['params'],
      z.output<typeof import('./knowledge-base/public-article.schema.ts').kbArticleGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbArticleList']['query'],
      z.output<typeof import('./knowledge-base/public-article.schema.ts').kbArticleList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbArticleSolved']['params'],
      z.output<typeof import('./knowledge-base/public-article.schema.ts').kbArticleSolved['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbArticleSolved']['body'],
      z.output<typeof import('./knowledge-base/public-article.schema.ts').kbArticleSolved['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbArticleUpdate']['params'],
      z.output<typeof import('./knowledge-base/public-article.schema.ts').kbArticleUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbArticleUpdate']['body'],
      z.output<typeof import('./knowledge-base/public-article.schema.ts').kbArticleUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbCategoryGet']['params'],
      z.output<typeof import('./knowledge-base/public-category.schema.ts').kbCategoryGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbCategoryList']['query'],
      z.output<typeof import('./knowledge-base/public-category.schema.ts').kbCategoryList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseSearchMissDelete']['params'],
      z.output<typeof import('./knowledge-base/search-miss.schema.ts').knowledgebaseSearchMissDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['knowledgebaseSearchMissList']['query'],
      z.output<typeof import('./knowledge-base/search-miss.schema.ts').knowledgebaseSearchMissList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['kbSuggestion']['body'],
      z.output<typeof import('./knowledge-base/suggestion.schema.ts').kbSuggestion['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['licensePut']['body'],
      z.output<typeof import('./license/license.schema.ts').licensePut['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['auditLogExport']['query'],
      z.output<typeof import('./logs/log.schema.ts').auditLogExport['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['auditLogList']['query'],
      z.output<typeof import('./logs/log.schema.ts').auditLogList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['getLogs']['query'],
      z.output<typeof import('./logs/log.schema.ts').getLogs['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['moduleFailureList']['query'],
      z.output<typeof import('./logs/log.schema.ts').moduleFailureList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLogExport']['query'],
      z.output<typeof import('./logs/log.schema.ts').requestLogExport['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLogHistogram']['query'],
      z.output<typeof import('./logs/log.schema.ts').requestLogHistogram['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLogNewer']['query'],
      z.output<typeof import('./logs/log.schema.ts').requestLogNewer['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['deliveryCode']['params'],
      z.output<typeof import('./notifications/delivery.schema.ts').deliveryCode['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['deliveryList']['query'],
      z.output<typeof import('./notifications/delivery.schema.ts').deliveryList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['deliverySend']['params'],
      z.output<typeof import('./notifications/delivery.schema.ts').deliverySend['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['testEmail']['body'],
      z.output<typeof import('./notifications/delivery.schema.ts').testEmail['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['noticeStore']['body'],
      z.output<typeof import('./notifications/notice.schema.ts').noticeStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['notificationRead']['body'],
      z.output<typeof import('./notifications/notification.schema.ts').notificationRead['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['userNotifications']['query'],
      z.output<typeof import('./notifications/notification.schema.ts').userNotifications['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationDelete']['params'],
      z.output<typeof import('./organizations/organization.schema.ts').organizationDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationGet']['params'],
      z.output<typeof import('./organizations/organization.schema.ts').organizationGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationList']['query'],
      z.output<typeof import('./organizations/organization.schema.ts').organizationList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationStore']['body'],
      z.output<typeof import('./organizations/organization.schema.ts').organizationStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationUpdate']['params'],
      z.output<typeof import('./organizations/organization.schema.ts').organizationUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['organizationUpdate']['body'],
      z.output<typeof import('./organizations/organization.schema.ts').organizationUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['channelAuth']['body'],
      z.output<typeof import('./realtime/realtime.schema.ts').channelAuth['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['moduleError']['body'],
      z.output<typeof import('./registry/registry.schema.ts').moduleError['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['dashboardUpdate']['body'],
      z.output<typeof import('./reports/dashboard.schema.ts').dashboardUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportBacklog']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportBacklog['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportDeflection']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportDeflection['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportDeflectionArticle']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportDeflectionArticle['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportEmployeeGet']['params'],
      z.output<typeof import('./reports/report.schema.ts').reportEmployeeGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportEmployeeGet']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportEmployeeGet['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportEmployeeList']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportEmployeeList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportExport']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportExport['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportImportanceTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportImportanceTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportLoad']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportLoad['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportPerformance']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportPerformance['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportSatisfactionEmployee']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportSatisfactionEmployee['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportSatisfactionTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportSatisfactionTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportServiceTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportServiceTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportServiceUser']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportServiceUser['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportSlaTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportSlaTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportTagUserTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportTagUserTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportTicketCategoryTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportTicketCategoryTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportTicketFrequency']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportTicketFrequency['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportTicketState']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportTicketState['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['reportTicketStatusTicket']['query'],
      z.output<typeof import('./reports/report.schema.ts').reportTicketStatusTicket['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['settingsStore']['body'],
      z.output<typeof import('./settings/settings.schema.ts').settingsStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['settingsUpdate']['body'],
      z.output<typeof import('./settings/settings.schema.ts').settingsUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaDue']['query'],
      z.output<typeof import('./sla/sla-try.schema.ts').slaDue['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaTry']['query'],
      z.output<typeof import('./sla/sla-try.schema.ts').slaTry['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaDelete']['params'],
      z.output<typeof import('./sla/sla.schema.ts').slaDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaDelete']['query'],
      z.output<typeof import('./sla/sla.schema.ts').slaDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaGet']['params'],
      z.output<typeof import('./sla/sla.schema.ts').slaGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaList']['query'],
      z.output<typeof import('./sla/sla.schema.ts').slaList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaStore']['body'],
      z.output<typeof import('./sla/sla.schema.ts').slaStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaUpdate']['params'],
      z.output<typeof import('./sla/sla.schema.ts').slaUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['slaUpdate']['body'],
      z.output<typeof import('./sla/sla.schema.ts').slaUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchDelete']['params'],
      z.output<typeof import('./staff/branch.schema.ts').branchDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchDelete']['query'],
      z.output<typeof import('./staff/branch.schema.ts').branchDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchGet']['params'],
      z.output<typeof import('./staff/branch.schema.ts').branchGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchList']['query'],
      z.output<typeof import('./staff/branch.schema.ts').branchList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchStore']['body'],
      z.output<typeof import('./staff/branch.schema.ts').branchStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchUpdate']['params'],
      z.output<typeof import('./staff/branch.schema.ts').branchUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['branchUpdate']['body'],
      z.output<typeof import('./staff/branch.schema.ts').branchUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentDelete']['params'],
      z.output<typeof import('./staff/department.schema.ts').departmentDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentDelete']['query'],
      z.output<typeof import('./staff/department.schema.ts').departmentDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentGet']['params'],
      z.output<typeof import('./staff/department.schema.ts').departmentGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentList']['query'],
      z.output<typeof import('./staff/department.schema.ts').departmentList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentStore']['body'],
      z.output<typeof import('./staff/department.schema.ts').departmentStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentUpdate']['params'],
      z.output<typeof import('./staff/department.schema.ts').departmentUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['departmentUpdate']['body'],
      z.output<typeof import('./staff/department.schema.ts').departmentUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeDelete']['params'],
      z.output<typeof import('./staff/employee.schema.ts').employeeDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeGet']['params'],
      z.output<typeof import('./staff/employee.schema.ts').employeeGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeInvite']['params'],
      z.output<typeof import('./staff/employee.schema.ts').employeeInvite['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeInvite']['body'],
      z.output<typeof import('./staff/employee.schema.ts').employeeInvite['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeList']['query'],
      z.output<typeof import('./staff/employee.schema.ts').employeeList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeStore']['body'],
      z.output<typeof import('./staff/employee.schema.ts').employeeStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeUninvite']['params'],
      z.output<typeof import('./staff/employee.schema.ts').employeeUninvite['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeUpdate']['params'],
      z.output<typeof import('./staff/employee.schema.ts').employeeUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['employeeUpdate']['body'],
      z.output<typeof import('./staff/employee.schema.ts').employeeUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['roleDelete']['params'],
      z.output<typeof import('./staff/role.schema.ts').roleDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['roleDelete']['query'],
      z.output<typeof import('./staff/role.schema.ts').roleDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['roleGet']['params'],
      z.output<typeof import('./staff/role.schema.ts').roleGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['roleStore']['body'],
      z.output<typeof import('./staff/role.schema.ts').roleStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['roleUpdate']['params'],
      z.output<typeof import('./staff/role.schema.ts').roleUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['roleUpdate']['body'],
      z.output<typeof import('./staff/role.schema.ts').roleUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['getOrder']['query'],
      z.output<typeof import('./system/system.schema.ts').getOrder['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['getReferences']['query'],
      z.output<typeof import('./system/system.schema.ts').getReferences['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['multipleDelete']['query'],
      z.output<typeof import('./system/system.schema.ts').multipleDelete['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['updateOrder']['body'],
      z.output<typeof import('./system/system.schema.ts').updateOrder['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['expectedAnswerGet']['query'],
      z.output<typeof import('./tickets/expected-answer.schema.ts').expectedAnswerGet['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['macroDelete']['params'],
      z.output<typeof import('./tickets/macro.schema.ts').macroDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['macroGet']['params'],
      z.output<typeof import('./tickets/macro.schema.ts').macroGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['macroList']['query'],
      z.output<typeof import('./tickets/macro.schema.ts').macroList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['macroStore']['body'],
      z.output<typeof import('./tickets/macro.schema.ts').macroStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['macroUpdate']['params'],
      z.output<typeof import('./tickets/macro.schema.ts').macroUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['macroUpdate']['body'],
      z.output<typeof import('./tickets/macro.schema.ts').macroUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkAttachment']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkAttachment['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkAttachment']['query'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkAttachment['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkClose']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkClose['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkCode']['body'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkCode['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkFile']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkFile['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkGet']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkRate']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkRate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkRate']['body'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkRate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkRenew']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkRenew['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkRenew']['body'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkRenew['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkReply']['params'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkReply['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['requestLinkReply']['body'],
      z.output<typeof import('./tickets/request-link.schema.ts').requestLinkReply['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ratingLinkGet']['params'],
      z.output<typeof import('./tickets/satisfaction.schema.ts').ratingLinkGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ratingLinkPut']['params'],
      z.output<typeof import('./tickets/satisfaction.schema.ts').ratingLinkPut['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ratingLinkPut']['body'],
      z.output<typeof import('./tickets/satisfaction.schema.ts').ratingLinkPut['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['satisfactionPut']['body'],
      z.output<typeof import('./tickets/satisfaction.schema.ts').satisfactionPut['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['savedViewDelete']['params'],
      z.output<typeof import('./tickets/saved-view.schema.ts').savedViewDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['savedViewStore']['body'],
      z.output<typeof import('./tickets/saved-view.schema.ts').savedViewStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['savedViewUpdate']['params'],
      z.output<typeof import('./tickets/saved-view.schema.ts').savedViewUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['savedViewUpdate']['body'],
      z.output<typeof import('./tickets/saved-view.schema.ts').savedViewUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['similarTicketList']['query'],
      z.output<typeof import('./tickets/similar-ticket.schema.ts').similarTicketList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['multipleTicketAction']['body'],
      z.output<typeof import('./tickets/ticket-bulk.schema.ts').multipleTicketAction['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketColumnValues']['query'],
      z.output<typeof import('./tickets/ticket-column-value.schema.ts').ticketColumnValues['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDraftClaim']['params'],
      z.output<typeof import('./tickets/ticket-draft.schema.ts').ticketDraftClaim['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDraftClaim']['body'],
      z.output<typeof import('./tickets/ticket-draft.schema.ts').ticketDraftClaim['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDraftShare']['params'],
      z.output<typeof import('./tickets/ticket-draft.schema.ts').ticketDraftShare['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDraftShare']['body'],
      z.output<typeof import('./tickets/ticket-draft.schema.ts').ticketDraftShare['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDueGet']['query'],
      z.output<typeof import('./tickets/ticket-due.schema.ts').ticketDueGet['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDueLayerUpdate']['body'],
      z.output<typeof import('./tickets/ticket-due.schema.ts').ticketDueLayerUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketExportFile']['params'],
      z.output<typeof import('./tickets/ticket-export.schema.ts').ticketExportFile['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketExportGet']['params'],
      z.output<typeof import('./tickets/ticket-export.schema.ts').ticketExportGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketExportStore']['body'],
      z.output<typeof import('./tickets/ticket-export.schema.ts').ticketExportStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFieldMatches']['query'],
      z.output<typeof import('./tickets/ticket-field-value.schema.ts').ticketFieldMatches['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFieldValues']['query'],
      z.output<typeof import('./tickets/ticket-field-value.schema.ts').ticketFieldValues['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFormChoice']['query'],
      z.output<typeof import('./tickets/ticket-form.schema.ts').ticketFormChoice['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketRequestForm']['query'],
      z.output<typeof import('./tickets/ticket-request.schema.ts').ticketRequestForm['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketRequestStore']['body'],
      z.output<typeof import('./tickets/ticket-request.schema.ts').ticketRequestStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketSignatureGet']['query'],
      z.output<typeof import('./tickets/ticket-signature.schema.ts').ticketSignatureGet['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketSlaApply']['params'],
      z.output<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaApply['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketSlaMatches']['params'],
      z.output<typeof import('./tickets/ticket-sla.schema.ts').ticketSlaMatches['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateDelete']['params'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateGet']['params'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateList']['query'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateStore']['body'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateUpdate']['params'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateUpdate']['body'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateUploads']['params'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateUploads['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketTemplateValues']['query'],
      z.output<typeof import('./tickets/ticket-template.schema.ts').ticketTemplateValues['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['checkDefaultReciever']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').checkDefaultReciever['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['deleteTicketContent']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').deleteTicketContent['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['deletedTicketList']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').deletedTicketList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketAssignees']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketAssignees['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketAssignees']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketAssignees['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketContentUpdate']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketContentUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketContentUpdate']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketContentUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketContentVersions']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketContentVersions['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketContentVersions']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketContentVersions['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketCounters']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketCounters['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketDelete']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFollow']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketFollow['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketFollow']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketFollow['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketGet']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketHistory']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketHistory['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketLink']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketLink['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketLink']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketLink['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketList']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMacro']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMacro['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMacro']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMacro['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMentionCandidates']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMentionCandidates['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMerge']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMerge['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMerge']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMerge['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMergeCandidates']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMergeCandidates['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketMergeCandidates']['query'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketMergeCandidates['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketRead']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketRead['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketRead']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketRead['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketRestore']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketRestore['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketShareCandidates']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketShareCandidates['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketShares']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketShares['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketShares']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketShares['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketSla']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketSla['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketSplit']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketSplit['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketSplit']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketSplit['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketStore']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketUnmerge']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketUnmerge['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketUpdate']['params'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['ticketUpdate']['body'],
      z.output<typeof import('./tickets/ticket.schema.ts').ticketUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['personalNoteDelete']['params'],
      z.output<typeof import('./todos/personal-note.schema.ts').personalNoteDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['personalNoteGet']['params'],
      z.output<typeof import('./todos/personal-note.schema.ts').personalNoteGet['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['personalNoteStore']['body'],
      z.output<typeof import('./todos/personal-note.schema.ts').personalNoteStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['personalNoteUpdate']['params'],
      z.output<typeof import('./todos/personal-note.schema.ts').personalNoteUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['personalNoteUpdate']['body'],
      z.output<typeof import('./todos/personal-note.schema.ts').personalNoteUpdate['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['todoDelete']['params'],
      z.output<typeof import('./todos/todo.schema.ts').todoDelete['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['todoList']['query'],
      z.output<typeof import('./todos/todo.schema.ts').todoList['query']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['todoStore']['body'],
      z.output<typeof import('./todos/todo.schema.ts').todoStore['body']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['todoUpdate']['params'],
      z.output<typeof import('./todos/todo.schema.ts').todoUpdate['params']>
    >
  >,
  Expect<
    Same<
      import('./received-calls.ts').ReceivedCalls['todoUpdate']['body'],
      z.output<typeof import('./todos/todo.schema.ts').todoUpdate['body']>
    >
  >,
];
