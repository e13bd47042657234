import type { HideableTicketField, Permission, UserStatus } from '@hamyar/contracts';
import type { Actor, Predicate } from '@hamyar/domain';

/**
 * The person who makes a request, loaded with one statement and passed to every handler; the policy uses it as its
 * subject. Role flags, `expired` and permissions are read again for every request, so a change of role takes effect
 * with the next one (decisions 2.1, 2.2, 2.8; spec 3.1, 3.2). Customers have `branch_id` 0 where none is stored.
 */
export interface CurrentUser extends Actor {
  readonly permissions: readonly Permission[];
  /** Granted and implied permissions together, as in the wire's `permissions` list (spec 3.1, 6.2). */
  readonly effective_permissions: readonly Permission[];
  /** Unix seconds; the earlier of the own date and the organization's. */
  readonly expire_date: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly interphone: string | null;
  readonly organization: { readonly id: number; readonly name: string } | null;
  readonly customer_level_id: number | null;
  readonly status: UserStatus;
  readonly profile_picture_name: string | null;
  readonly must_change_password: boolean;
  /** What the settings hide from them in tickets, by their roles (decisions 2.26). */
  readonly hidden_ticket_fields: readonly HideableTicketField[];
  /** The tickets in their scope whose rating they see (decisions 2.21). */
  readonly rated_tickets: Predicate;
}

/** The person who changes something, and the address they do it from, for the audit log. */
export interface Editor {
  readonly user: CurrentUser;
  readonly ip: string;
}

/** How the caller is authenticated: a browser's cookie or an API client's Bearer token. */
export type Credential = 'cookie' | 'bearer';

/** The session of a request. The token itself is never stored. */
export interface CurrentSession {
  readonly id: number;
  readonly via: Credential;
}

/** What a valid token gives access to. */
export interface Authenticated {
  readonly user: CurrentUser;
  readonly session: CurrentSession;
}
