import type { Satisfaction } from './ticket-lists.ts';
import type { TicketListQuery } from './calls.ts';
import type { TICKET_VIEW_FILTERS } from './ticket-view.ts';

type One<Value> = Value extends readonly (infer Item)[] ? Item : Value extends boolean ? 1 : Value;
/** The address of the ticket list: a view, the filters with one value each, the order and how the list is shown. */
type TicketListSearch = { [Key in keyof TicketListQuery]?: One<NonNullable<TicketListQuery[Key]>> } & {
  view?: keyof typeof TICKET_VIEW_FILTERS;
  layout?: 'table';
};
/** What a link fills in a new ticket [2.15]. */
interface NewTicketSearch {
  follow_up_of?: number;
  department_id?: number;
  branch_id?: number;
  customer_ids?: number;
}

/** The face that was pressed in the mail; it is chosen, not sent. */
interface RatingSearch {
  vote?: Exclude<Satisfaction, 0>;
}

/** The department that a link to the request chooses. */
interface RequestSearch {
  department_id?: number;
}

declare module '../platform/names.ts' {
  interface ModulePages {
    tickets: {
      '/tickets': { search: TicketListSearch };
      '/tickets/:id': { search: TicketListSearch; title: 'number' };
      '/tickets/bulk/:id': object;
      '/rating/:token': { search: RatingSearch };
      '/request': { search: RequestSearch };
      '/request/:token': object;
      '/tickets/export/:id': object;
      '/tickets/macros': object;
      '/tickets/macros/new': object;
      '/tickets/macros/:id': object;
      '/tickets/new': { search: NewTicketSearch };
      '/tickets/fromCustomer': { search: NewTicketSearch };
    };
  }
  interface MenuGroups {
    tickets: 'tickets';
  }
  interface SettingsMenuGroups {
    tickets: 'tickets';
  }
  interface NotificationLinks {
    ticket: 'tickets-id';
    ticket_batch: 'tickets-bulk-id';
    ticket_export: 'tickets-export-id';
  }
}
