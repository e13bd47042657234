import type { AuditLogListQuery, GetLogsQuery } from '@hamyar/contracts/logs';
import { choiceFilter, defineList, numberFilter, textFilter } from '@hamyar/module-kit/list';

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** Hundreds of the status. */
export const STATUS_CLASSES = [2, 3, 4, 5] as const;
/** Milliseconds from which on a call is looked for. */
export const DURATIONS = [100, 500, 1000, 5000] as const;

/** Filters of the request log (decisions 2.16); pages by cursor, as it is too long to be counted. */
export const requestList = defineList<Omit<GetLogsQuery, 'cursor'>>()({
  filters: {
    from_date: numberFilter(),
    to_date: numberFilter(),
    user_id: numberFilter(),
    method: choiceFilter(METHODS),
    route: textFilter(),
    status_class: choiceFilter(STATUS_CLASSES),
    duration_from: numberFilter(),
    ip: textFilter({ max: 45 }),
    object_type: textFilter({ max: 60 }),
    object_id: numberFilter(),
  },
  sorts: [],
  paging: 'cursor',
});

/** Filters of the audit log; pages by cursor. */
export const auditList = defineList<Omit<AuditLogListQuery, 'cursor'>>()({
  filters: {
    from_date: numberFilter(),
    to_date: numberFilter(),
    action: textFilter({ max: 60 }),
    actor_id: numberFilter(),
    object_type: textFilter({ max: 60 }),
    object_id: numberFilter(),
  },
  sorts: [],
  paging: 'cursor',
});

/** Address of a log with one more key: the entry whose details are shown. */
export const ENTRY_KEY = 'entry';
