import { ButtonLink } from '@hamyar/design-system/basics';
import { EditIcon, SendIcon } from '@hamyar/design-system/icons';
import { useGate, useTargetPath } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';

interface CustomerActionProps {
  customerId: number;
  branchId?: number | undefined;
}

/** What the links fill in ([2.15]): the customer, and the branch for the full admin, who alone chooses it. */
function useFilledIn({ customerId, branchId }: CustomerActionProps) {
  const fullAdmin = useGate({ role: 'full_admin' });
  return { customer_ids: customerId, branch_id: fullAdmin ? branchId : undefined };
}

/** On the card of a customer: writes a ticket to them (reference screen `customer-card`). */
export function TicketToCustomer(props: CustomerActionProps) {
  const path = useTargetPath({ route: 'tickets-new', search: useFilledIn(props) });
  return path === null ? null : (
    <ButtonLink href={path} variant="primary" icon={<SendIcon />}>
      {faStaff.customerCard.toCustomer}
    </ButtonLink>
  );
}

/** On the card of a customer: writes down what they reported ([6.9]). */
export function TicketForCustomer(props: CustomerActionProps) {
  const path = useTargetPath({ route: 'tickets-fromCustomer', search: useFilledIn(props) });
  return path === null ? null : (
    <ButtonLink href={path} icon={<EditIcon />}>
      {faStaff.customerCard.forCustomer}
    </ButtonLink>
  );
}
