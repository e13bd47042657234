import { LIST_TOTAL_CAP, type ListAnswer } from '@hamyar/contracts';
import { fa } from '../messages/fa.ts';
import { countFilters, type TicketListState, type TicketViewName } from './ticket-filter.conversions.ts';

/** Number of tickets of a list; with `capped` there are more, because the server stops counting. */
export interface TicketTotal {
  count: number;
  capped: boolean;
}

/**
 * The number in the heading of a list. Of a whole view it is the counter of its tab, which follows every event, so that
 * both are one number; of a search or a filtered list it is what the answer counted.
 */
export function ticketTotal(
  { view, filters }: TicketListState,
  counters: Partial<Record<TicketViewName, number>>,
  answer: Pick<ListAnswer<unknown>, 'total' | 'totalCapped'> | undefined,
): TicketTotal | null {
  const counter = filters.s === undefined && countFilters(filters) === 0 ? counters[view] : undefined;
  if (counter !== undefined) return { count: counter, capped: counter >= LIST_TOTAL_CAP };
  return answer ? { count: answer.total, capped: answer.totalCapped ?? false } : null;
}

/** «۱۲ مورد», «بیش از ۱۰٬۰۰۰ مورد». */
export const totalText = ({ count, capped }: TicketTotal): string => (capped ? fa.capped(count) : fa.count(count));
