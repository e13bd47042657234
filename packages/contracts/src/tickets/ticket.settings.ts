import { z } from 'zod';
import { booleanInput, int4 } from '../field.schema.ts';
import { UNDO_SECONDS_MAX } from '../limits.ts';
import { publicSetting, setting, settingsGroup } from '../setting.ts';
import { autoCloseDays } from './auto-close.schema.ts';
import {
  DUPLICATE_DAYS_MAX,
  HIDEABLE_TICKET_FIELDS,
  HIDING_ROLES_MAX,
  REQUIRED_ON_CLOSE,
  TICKET_NUMBER_DATES,
  TICKET_NUMBER_DIGITS,
  TICKET_NUMBER_PREFIX_MAX,
  TICKET_NUMBER_RESTARTS,
} from './ticket-lists.ts';

/** Latin capitals and digits, the first a letter: a number that begins with digits begins with its date. */
const ticketNumberPrefix = z
  .string()
  .trim()
  .toUpperCase()
  .max(TICKET_NUMBER_PREFIX_MAX)
  .regex(/^([A-Z][A-Z0-9]*)?$/);

const hiddenFieldsOfRole = z.strictObject({
  /** 0: employees without a role */
  role_id: int4,
  fields: z.array(z.enum(HIDEABLE_TICKET_FIELDS)).max(HIDEABLE_TICKET_FIELDS.length),
});

/** Settings for all tickets (decisions 2.23, 2.26). */
export const generalTicketSettings = settingsGroup({
  undo_seconds: setting(z.coerce.number().int().min(0).max(UNDO_SECONDS_MAX), 10),
  reopen_days: setting(z.coerce.number().int().min(0).max(365), 14),
  /** Minutes that a reopened ticket has at least until its resolution is due (decisions 2.3 T9). */
  reopen_grace_minutes: setting(z.coerce.number().int().min(0).max(1440), 60),
  /** Working days without an answer of the customer after which a ticket is closed (decisions 2.3 T13); 0: never. */
  auto_close_days: setting(autoCloseDays, 7),
  /** What an employee fills in before a ticket is closed (decisions 2.3 T12). */
  required_on_close: setting(z.array(z.enum(REQUIRED_ON_CLOSE)), []),
  assign_sets_in_progress: setting(booleanInput, true),
  customer_can_close: setting(booleanInput, true),
  /** Whether customers choose the importance of a new ticket; its form asks for it then. */
  customer_sets_importance: publicSetting(booleanInput, false),
  supervisor_can_reply: setting(booleanInput, true),
  /** Whether members see each other's tickets in organisations that say nothing themselves (decisions 2.1). */
  members_see_all: setting(booleanInput, false),
  /** Days back in which open tickets with a title like the one being written are pointed to; 0: never (decisions 2.26). */
  duplicate_days: setting(z.coerce.number().int().min(0).max(DUPLICATE_DAYS_MAX), 14),
  /** Every employee may create tags, not only who manages them. */
  free_tags: setting(booleanInput, false),
  /** Hours after the closing at which the customer is asked by mail; in the panel immediately (decisions 2.21). */
  satisfaction_delay_hours: setting(z.coerce.number().int().min(0).max(168), 1),
  /** Whether that is asked too when a ticket was closed without an answer of the customer. */
  satisfaction_after_no_answer: setting(booleanInput, false),
  /** Employees see how tickets of their peers were rated; without it only the own ones, and numbers in reports. */
  peers_see_ratings: setting(booleanInput, false),
  reopen_policy: setting(z.enum(['always', 'days', 'never']), 'days'),
  /** How new tickets are numbered; numbers that were given out stay (decisions 2.3, 2.26). */
  number_prefix: setting(ticketNumberPrefix, ''),
  number_date: setting(z.enum(TICKET_NUMBER_DATES), 'yymm'),
  number_digits: setting(z.coerce.number().int().min(TICKET_NUMBER_DIGITS.min).max(TICKET_NUMBER_DIGITS.max), 6),
  number_restart: setting(z.enum(TICKET_NUMBER_RESTARTS), 'month'),
  number_check: setting(booleanInput, true),
  /** What the people of a role do not see of tickets, unless another of their roles shows it (decisions 2.26). */
  hidden_fields: setting(z.array(hiddenFieldsOfRole).max(HIDING_ROLES_MAX), []),
});
