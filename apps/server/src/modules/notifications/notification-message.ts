import type { NoticeChannel, NotificationAudience, NotificationEvent, NotificationLinkType } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import type { NoticeValues } from './notice-text.rules.ts';

/** The people that an event reaches, each with their audiences. */
export type Recipients = ReadonlyMap<number, ReadonlySet<NotificationAudience>>;

/** What a notification opens: a page of a module by a declared type of link, or an address. */
export type RaisedLink =
  | { readonly type: NotificationLinkType; readonly value: number | string }
  | { readonly type: 'url'; readonly value: string };

/** One event to be written as notifications for several people. */
export interface NotificationMessage {
  event: NotificationEvent;
  recipients: Recipients;
  /** The text for one person, for `count` events in one line. */
  content(userId: number, count: number): string;
  link: RaisedLink | null;
  ticketId: number | null;
  /** Consecutive lines of one group within a short time become one; null disables this. */
  groupKey: string | null;
  /** Besides the panel it goes by these alone, whatever else matrix and preferences allow. */ only?: readonly NoticeChannel[];
  /** That time in milliseconds; two minutes by default. */ foldWindow?: number;
  /** What a mail says besides the text; by default the text alone. */ mail?: NotificationMail;
}

/** What a mail says besides the text of its notification. */
export interface NotificationMail {
  /** The page that its link opens: `/tickets/12`. */
  path: string;
  /** Of a ticket: its number and subject, which are the subject of the mail. */
  ticket: { id: number; number: string; subject: string };
  /** What the variables of the admin's texts stand for. */
  values: NoticeValues;
  /** The content that it is about: answers to the mail refer to it. */
  content: { id: number; authorId: number | null } | null;
  /** What the recipient reads of it; sanitised. */
  body: { html: string; text: string; attachments: number } | null;
  /** What stands below the body, such as who answers; sanitised, without pictures. */
  signature?: { html: string; text: string } | null;
  /** Its links are for the recipient alone: to `path` with a token that the log never shows. */
  secret?: {
    /** A function makes it, once, when a mail really leaves; null when it can be none any more. */
    token: string | (() => Promise<string | null>);
    label: string;
    /** One link each, with an answer that it chooses. */
    choices: readonly { query: string; label: string }[];
  };
  /** It is written to a person by a person: no automatic notice, and sent each time. */
  answer: boolean;
}

/** What the writing of notifications needs. */
export type NotifyingDeps = Pick<Deps, 'db' | 'clock' | 'broker' | 'modules' | 'secrets' | 'jobs' | 'config'>;
