import type { ReportTicketFilter } from '@hamyar/contracts/reports';
import type { RouteTarget } from '@hamyar/module-sdk';

/**
 * The list of exactly the tickets that a number counts: of a report with its filter, which leaves out what reports do not
 * count. Its address joins the values of a filter by commas.
 */
export const ticketsOf = (filter: Partial<ReportTicketFilter>): RouteTarget =>
  ({
    route: 'tickets',
    search: {
      view: 'all',
      ...Object.fromEntries(
        Object.entries(filter).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(',') : value === true ? 1 : value,
        ]),
      ),
    },
  }) as RouteTarget;
