import { PlusIcon } from '@hamyar/design-system/icons';
import { Fab } from '@hamyar/design-system/layout';
import { Link, useTargetPath } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';

/** The way to a new ticket, on phones as a floating button; who may not write one is told so. */
export function NewTicketLink() {
  const path = useTargetPath({ route: 'tickets-new' });
  if (path === null) return <span className="hd-muted">{faCustomer.limited}</span>;
  return (
    <>
      <Link className="hd-button hd-button-primary hd-button-lg tk-only-wide" to={path}>
        <PlusIcon />
        {fa.newTicket}
      </Link>
      <Fab label={fa.newTicket} href={path} />
    </>
  );
}
