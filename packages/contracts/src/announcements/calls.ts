// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Attachment } from '../attachments/calls.ts';
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type {
  AnnouncementAudience,
  AnnouncementChannel,
  AnnouncementImportance,
  AnnouncementState,
} from './announcement-lists.ts';

export interface Announcement {
  id: number;
  version: number;
  audience: AnnouncementAudience;
  title: string;
  importance: AnnouncementImportance;
  state: AnnouncementState;
  pinned: boolean;
  require_ack: boolean;
  start_at: number | null;
  end_at: number | null;
  branch_ids: number[];
  branches: IdAndName[];
  stats: {
    sent: number;
    seen: number;
    acked: number;
  };
  creator: Person | null;
  created_at: number;
  updated_at: number;
  body: string;
  departments: IdAndName[];
  organizations: IdAndName[];
  customer_levels: IdAndName[];
  roles: IdAndName[];
  channels: AnnouncementChannel[];
  attachments: Attachment[];
  version_number: number;
}

export interface AnnouncementReceipt {
  person: Person;
  seen_at: number | null;
  acked_at: number | null;
}

export interface AnnouncementRow {
  id: number;
  version: number;
  audience: AnnouncementAudience;
  title: string;
  importance: AnnouncementImportance;
  state: AnnouncementState;
  pinned: boolean;
  require_ack: boolean;
  start_at: number | null;
  end_at: number | null;
  branch_ids: number[];
  branches: IdAndName[];
  stats: {
    sent: number;
    seen: number;
    acked: number;
  };
  creator: Person | null;
  created_at: number;
  updated_at: number;
}

export interface AnnouncementVersion {
  number: number;
  title: string;
  body: string;
  importance: AnnouncementImportance;
  editor: Person | null;
  created_at: number;
  reset: boolean;
}

export interface UserAnnouncement {
  id: number;
  title: string;
  body: string;
  importance: AnnouncementImportance;
  pinned: boolean;
  require_ack: boolean;
  start_at: number;
  end_at: number | null;
  attachments: Attachment[];
  version_number: number;
  seen_at: number | null;
  acked_at: number | null;
}

/** Deletes an announcement for everybody. */
export const announcementDelete: Call<{ id: number }, null> = {
  name: 'announcementDelete',
  method: 'DELETE',
  path: '/api/announcement/:id',
  answer: 'none',
};

export interface AnnouncementEndBody {
  version?: number;
}

/** Ends an announcement that is live: nobody sees it any more. */
export const announcementEnd: Call<{ id: number } & AnnouncementEndBody, Announcement> = {
  name: 'announcementEnd',
  method: 'PUT',
  path: '/api/announcement/:id/end',
};

/** One announcement with its audience, files and numbers. */
export const announcementGet: Call<{ id: number }, Announcement> = {
  name: 'announcementGet',
  method: 'GET',
  path: '/api/announcement/:id',
};

export interface AnnouncementListQuery {
  page?: number;
  perPage?: number;
  audience?: AnnouncementAudience;
  s?: string;
  state?: AnnouncementState;
  importance?: number;
}

/** Announcements of every state, for full admins; branch admins get those of their branch. */
export const announcementList: Call<AnnouncementListQuery | void, ListAnswer<AnnouncementRow>> = {
  name: 'announcementList',
  method: 'GET',
  path: '/api/announcement',
  answer: 'list',
};

export interface AnnouncementReachQuery {
  audience: AnnouncementAudience;
  branch_ids?: number[];
  department_ids?: number[];
  role_ids?: number[];
  organization_ids?: number[];
  customer_level_ids?: number[];
}

export interface AnnouncementReachData {
  people: number;
  organizations: number;
  channels: AnnouncementChannel[];
}

/** How many people an audience has now, and the channels that can reach them. */
export const announcementReach: Call<AnnouncementReachQuery, AnnouncementReachData> = {
  name: 'announcementReach',
  method: 'GET',
  path: '/api/announcement/reach',
};

export interface AnnouncementReceiptsQuery {
  page?: number;
  perPage?: number;
  state?: 'unseen' | 'seen' | 'acked';
}

/** The people of an announcement with when they have seen and acknowledged its last version. */
export const announcementReceipts: Call<{ id: number } & AnnouncementReceiptsQuery, ListAnswer<AnnouncementReceipt>> = {
  name: 'announcementReceipts',
  method: 'GET',
  path: '/api/announcement/:id/receipt',
  answer: 'list',
};

export interface AnnouncementStoreBody {
  audience: AnnouncementAudience;
  publish?: boolean;
  title: string;
  body: string;
  importance: 1 | 2 | 3 | 4;
  branch_ids?: number[];
  department_ids?: number[];
  role_ids?: number[];
  organization_ids?: number[];
  customer_level_ids?: number[];
  start_at?: number | null;
  end_at?: number | null;
  pinned?: boolean;
  require_ack?: boolean;
  channels?: AnnouncementChannel[];
  attachments?: (number | string)[];
}

export interface AnnouncementStoreData {
  id: number;
}

/** Creates an announcement as a draft, or publishes it: now, or when it is to start. */
export const announcementStore: Call<AnnouncementStoreBody, AnnouncementStoreData> = {
  name: 'announcementStore',
  method: 'POST',
  path: '/api/announcement',
};

export interface AnnouncementUpdateBody {
  version?: number;
  publish?: boolean;
  reset?: boolean;
  title?: string;
  body?: string;
  importance?: 1 | 2 | 3 | 4;
  branch_ids?: number[];
  department_ids?: number[];
  role_ids?: number[];
  organization_ids?: number[];
  customer_level_ids?: number[];
  start_at?: number | null;
  end_at?: number | null;
  pinned?: boolean;
  require_ack?: boolean;
  channels?: AnnouncementChannel[];
  attachments?: (number | string)[];
}

/** Changes an announcement. One that was scheduled is a draft again without `publish`; a change of one that is live begins a version. */
export const announcementUpdate: Call<{ id: number } & AnnouncementUpdateBody, Announcement> = {
  name: 'announcementUpdate',
  method: 'PUT',
  path: '/api/announcement/:id',
};

/** What people have read of an announcement, the last version first. */
export const announcementVersions: Call<{ id: number }, AnnouncementVersion[]> = {
  name: 'announcementVersions',
  method: 'GET',
  path: '/api/announcement/:id/version',
};

export interface UserAnnouncementAckBody {
  version_number: number;
}

/** The caller says that they have read an announcement that asks for it. */
export const userAnnouncementAck: Call<{ id: number } & UserAnnouncementAckBody, UserAnnouncement> = {
  name: 'userAnnouncementAck',
  method: 'PUT',
  path: '/api/userAnnouncements/:id/ack',
};

/** One announcement that is live for the caller. */
export const userAnnouncementGet: Call<{ id: number }, UserAnnouncement> = {
  name: 'userAnnouncementGet',
  method: 'GET',
  path: '/api/userAnnouncements/:id',
};

export interface UserAnnouncementSeenBody {
  version_number: number;
}

/** The caller has opened an announcement. */
export const userAnnouncementSeen: Call<{ id: number } & UserAnnouncementSeenBody, UserAnnouncement> = {
  name: 'userAnnouncementSeen',
  method: 'PUT',
  path: '/api/userAnnouncements/:id/seen',
};

export interface UserAnnouncementsQuery {
  page?: number;
  perPage?: number;
}

/** Announcements that are live for the caller: unseen ones first, then pinned ones, then the newest. */
export const userAnnouncements: Call<UserAnnouncementsQuery | void, ListAnswer<UserAnnouncement>> = {
  name: 'userAnnouncements',
  method: 'GET',
  path: '/api/userAnnouncements',
  answer: 'list',
};
