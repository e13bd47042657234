import { ButtonLink } from '@hamyar/design-system/basics';
import { EditIcon, SendIcon } from '@hamyar/design-system/icons';
import { useTargetPath } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';

interface CustomerActionProps {
  customerId: number;
}

/** On the card of a customer: writes a ticket to them (reference screen `customer-card`). */
export function TicketToCustomer({ customerId }: CustomerActionProps) {
  const path = useTargetPath({ route: 'tickets-new', search: { customer_ids: customerId } });
  return path === null ? null : (
    <ButtonLink href={path} variant="primary" icon={<SendIcon />}>
      {faStaff.customerCard.toCustomer}
    </ButtonLink>
  );
}

/** On the card of a customer: writes down what they reported ([6.9]). */
export function TicketForCustomer({ customerId }: CustomerActionProps) {
  const path = useTargetPath({ route: 'tickets-fromCustomer', search: { customer_ids: customerId } });
  return path === null ? null : (
    <ButtonLink href={path} icon={<EditIcon />}>
      {faStaff.customerCard.forCustomer}
    </ButtonLink>
  );
}
