/** Variables that the texts of notices may contain, as `{{recipient.name}}`; one without a value disappears. */
export const NOTICE_VARIABLES = [
  'text',
  'recipient.name',
  'actor.name',
  'ticket.number',
  'ticket.subject',
  'department.name',
  'system.title',
] as const;
export type NoticeVariable = (typeof NOTICE_VARIABLES)[number];

/** Channels that the matrix switches: the panel is always on, the others have no gateway. */
export const NOTICE_CHANNELS = ['browser', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** characters of the subject of a notice */
export const NOTICE_SUBJECT_MAX = 200;
/** characters of the text of a notice */
export const NOTICE_BODY_MAX = 2_000;
/** minutes that a notice may wait */
export const NOTICE_DELAY_MAX = 1_440;
