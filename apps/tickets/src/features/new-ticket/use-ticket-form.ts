import type { FormToFill, TicketKind } from '@hamyar/contracts';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useTicketFormChoiceQuery } from '../../api/ticket.api.ts';
import type { NewTicketFields } from './new-ticket.conversions.ts';

/** The custom fields of a new ticket. */
export interface TicketFormState {
  /** Undefined while it is being loaded, and where there is none. */
  asked: FormToFill | undefined;
  failed: boolean;
  retrying: boolean;
  again(): void;
}

/** The form of a new ticket by its department, category and service (decisions 2.11); while another one is loaded, the last. */
export function useTicketForm(kind: TicketKind, values: NewTicketFields): TicketFormState {
  const licensed = useGate({ feature: 'custom_field' });
  const { department_id, category_id, service_id, customer_ids, branch_id } = values;
  const customer = kind === 'behalf' ? customer_ids[0] : undefined;
  const { data, isError, isFetching, refetch } = useTicketFormChoiceQuery(
    !licensed || kind === 'to_customer' || department_id === null
      ? skipToken
      : {
          department_id,
          ...(category_id === null ? {} : { category_id }),
          ...(service_id === null ? {} : { service_id }),
          ...(customer === undefined ? {} : { customer_id: customer }),
          ...(branch_id === null ? {} : { branch_id }),
        },
  );
  return {
    asked: department_id === null ? undefined : data,
    failed: isError,
    retrying: isFetching,
    again: () => void refetch(),
  };
}
