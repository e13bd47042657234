import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementChannel,
  AnnouncementImportance,
  AnnouncementStoreBody,
  AnnouncementUpdateBody,
} from '@hamyar/contracts/announcements';
import { fileReference, type FormFile } from '@hamyar/module-kit/files';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of an announcement; an empty list narrows nothing. */
export interface AnnouncementValues {
  title: string;
  body: string;
  importance: AnnouncementImportance;
  branch_ids: number[];
  department_ids: number[];
  role_ids: number[];
  organization_ids: number[];
  customer_level_ids: number[];
  start_at: number | null;
  end_at: number | null;
  pinned: boolean;
  require_ack: boolean;
  channels: AnnouncementChannel[];
  attachments: FormFile[];
  /** Set by the button that sends the form. */
  publish: boolean;
  /** After the start: everybody has to see it again. */
  reset: boolean;
}

const ALL = -1;

/** The values of a new one; `ownBranch` is the only one that a branch admin can name. */
export const emptyAnnouncement = (ownBranch: number | null): AnnouncementValues => ({
  title: '',
  body: '',
  importance: 2,
  branch_ids: ownBranch === null ? [] : [ownBranch],
  department_ids: [],
  role_ids: [],
  organization_ids: [],
  customer_level_ids: [],
  start_at: null,
  end_at: null,
  pinned: false,
  require_ack: false,
  channels: ['panel', 'push'],
  attachments: [],
  publish: false,
  reset: true,
});

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The form values of a stored announcement. */
export const announcementToForm = (stored: Announcement): AnnouncementValues => ({
  title: stored.title,
  body: stored.body,
  importance: stored.importance,
  branch_ids: stored.branch_ids.filter((id) => id !== ALL),
  department_ids: idsOf(stored.departments),
  role_ids: idsOf(stored.roles),
  organization_ids: idsOf(stored.organizations),
  customer_level_ids: idsOf(stored.customer_levels),
  start_at: stored.start_at,
  end_at: stored.end_at,
  pinned: stored.pinned,
  require_ack: stored.require_ack,
  channels: stored.channels,
  attachments: stored.attachments,
  publish: false,
  reset: true,
});

/** A picture that was taken out of the text goes with it. */
const usedFiles = ({ attachments, body }: AnnouncementValues): FormFile[] =>
  attachments.filter((file) => !file.inline || isInText(body, file.id));
export const isInText = (html: string, id: number): boolean => new RegExp(`/api/attachment/${id}(?!\\d)`).test(html);

/** Whom it is for, as the calls take it; the lists of the other audience are empty. */
export const audienceToBody = (values: AnnouncementValues) => ({
  branch_ids: values.branch_ids.length === 0 ? [ALL] : values.branch_ids,
  department_ids: values.department_ids,
  role_ids: values.role_ids,
  organization_ids: values.organization_ids,
  customer_level_ids: values.customer_level_ids,
});

const content = (values: AnnouncementValues) => ({
  ...audienceToBody(values),
  title: values.title.trim(),
  body: values.body,
  importance: values.importance,
  start_at: values.start_at,
  end_at: values.end_at,
  pinned: values.pinned,
  require_ack: values.require_ack,
  channels: values.channels,
  attachments: usedFiles(values).map(fileReference),
  publish: values.publish,
});

/** The body of a new announcement. */
export const announcementToStore = (values: AnnouncementValues, audience: AnnouncementAudience) =>
  wholeBody<AnnouncementStoreBody>({ ...content(values), audience });

/** The body of a change, of which the person has read this version. */
export const announcementToBody = (values: AnnouncementValues, version: number) =>
  wholeBody<AnnouncementUpdateBody>({ ...content(values), reset: values.reset, version });
