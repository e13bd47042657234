import { pagePath, type Customer, type Organization, pictureUrl } from '@hamyar/contracts';
import { formatDate, formatIsoDate, listTime } from '@hamyar/dayjs-jalali';
import { Avatar, Button, ButtonLink, Card, Ltr, Name, TextLink } from '@hamyar/design-system/basics';
import { BuildingIcon, EditIcon, PhoneIcon, TicketsIcon, TrashIcon, UserIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { Slot, targetPath, useNavigate, usePlatform, useTargetPath } from '@hamyar/module-sdk';
import { fill, showPhone, isolate, joinFa, toFa } from '@hamyar/persian';
import { useDeleteCustomerMutation } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { AccountStatusBadge, ExpiryBadge, LevelBadge } from '../../shared/badges.tsx';
import { DetailList } from '../../shared/detail-list.tsx';
import { EventsButton, type EventsToggle } from '../../shared/events-button.tsx';

const text = fa.card;
export const fullName = (customer: Customer) =>
  `${customer.first_name} ${customer.last_name}`.trim() || fa.common.noName;
const phone = (number: string | null) => (number ? <Ltr>{showPhone(number)}</Ltr> : null);

interface CustomerHeadProps {
  customer: Customer;
  events: EventsToggle;
}

/** Name, level, figures and actions of a customer (spec 2.62). */
export function CustomerHead({ customer, events }: CustomerHeadProps) {
  const navigate = useNavigate();
  const editPath = useTargetPath({ route: 'customers-edit', search: { id: customer.id } });
  const [remove] = useDeleteCustomerMutation();
  const name = fullName(customer);
  const info = customer.customer_information;
  const tickets = targetPath({ route: 'tickets', search: { customer_id: customer.id } });
  const number = customer.mobile ?? customer.landline;
  const askDelete = () =>
    confirm({
      title: fill(fa.customers.deleteConfirm, { name: isolate(name) }),
      yes: fa.common.delete,
      danger: true,
      onYes: async () => {
        await remove(customer.id).unwrap();
        toast.success(fa.customers.deleted);
        navigate('/customers');
      },
    });
  return (
    <Card>
      <div className="customers-head">
        <Avatar name={name} src={pictureUrl(customer)} seed={customer.id} size={60} />
        <div>
          <h1>
            <Name>{name}</Name>
            <LevelBadge level={info.customer_level} />
            <AccountStatusBadge status={customer.status} expired={customer.expired} />
          </h1>
          <p>
            {[
              info.organization?.name,
              info.supervisor ? fa.customers.supervisor : null,
              fill(fa.customers.since, { date: formatDate(customer.created_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <dl className="customers-figures">
          <div>
            <dt>{fa.customers.tickets}</dt>
            <dd>{toFa(customer.ticket_counts.total)}</dd>
          </div>
          <div>
            <dt>{fa.customers.open}</dt>
            <dd>{toFa(customer.ticket_counts.open)}</dd>
          </div>
        </dl>
      </div>
      <div className="customers-actions">
        <Slot name="customers.actions/v1" context={{ customerId: customer.id, branchId: customer.branch?.id }} />
        {number ? (
          <ButtonLink href={`tel:${number}`} icon={<PhoneIcon />}>
            {text.call}
          </ButtonLink>
        ) : null}
        {tickets ? (
          <ButtonLink href={tickets} icon={<TicketsIcon />}>
            {text.ticketList}
          </ButtonLink>
        ) : null}
        <EventsButton events={events} />
        {editPath === null ? null : (
          <ButtonLink href={editPath} icon={<EditIcon />}>
            {text.edit}
          </ButtonLink>
        )}
        {editPath === null ? null : (
          <Button variant="danger-text" icon={<TrashIcon />} onClick={() => void askDelete()}>
            {text.delete}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The personal data of the customer. */
export function PersonalCard({ customer }: { customer: Customer }) {
  const { now } = usePlatform();
  const info = customer.customer_information;
  return (
    <Card title={text.personal} icon={<UserIcon size={17} />}>
      <DetailList
        facts={[
          { label: text.mobile, value: phone(customer.mobile), always: true },
          { label: text.email, value: customer.email ? <Ltr latin>{customer.email}</Ltr> : null, always: true },
          { label: text.username, value: customer.username ? <Ltr latin>{customer.username}</Ltr> : null },
          { label: text.birthday, value: customer.birthday ? formatIsoDate(customer.birthday) : null },
          {
            label: text.landline,
            value: customer.landline ? (
              <>
                {phone(customer.landline)}{' '}
                {customer.interphone ? fill(text.interphone, { n: toFa(customer.interphone) }) : ''}
              </>
            ) : null,
          },
          {
            label: text.otherPhones,
            value:
              customer.other_phones.length > 0
                ? joinFa(customer.other_phones.map((other) => isolate(toFa(showPhone(other)))))
                : null,
          },
          { label: text.stateAndCity, value: [info.state, info.city].filter(Boolean).join('، ') },
          { label: text.address, value: customer.address },
          { label: text.branch, value: customer.branch?.name },
          {
            label: text.expireDate,
            value: customer.expire_date ? <ExpiryBadge at={customer.expire_date} now={now()} /> : null,
          },
          { label: text.lastLogin, value: customer.last_login_at ? listTime(customer.last_login_at, now()) : null },
          { label: text.description, value: info.description },
        ]}
      />
    </Card>
  );
}

/** The customer's organisation. Reading it needs a permission of its own. */
export function OrganizationCard({ organization }: { organization: Organization }) {
  const { now } = usePlatform();
  return (
    <Card title={text.organization} icon={<BuildingIcon size={17} />}>
      <DetailList
        facts={[
          {
            label: text.orgName,
            value: (
              <TextLink href={pagePath('/organization/:id', { id: organization.id })}>{organization.name}</TextLink>
            ),
          },
          {
            label: text.supervisors,
            value:
              organization.supervisors.length > 0
                ? joinFa(organization.supervisors.map(({ name }) => isolate(name)))
                : null,
          },
          { label: text.phone, value: phone(organization.phone) },
          {
            label: text.website,
            value: organization.website ? (
              <a href={organization.website} target="_blank" rel="noopener noreferrer">
                <Ltr latin>{organization.website}</Ltr>
              </a>
            ) : null,
          },
          {
            label: text.contractEnd,
            value: organization.expire_date ? <ExpiryBadge at={organization.expire_date} now={now()} /> : null,
          },
          { label: text.address, value: organization.address },
        ]}
      />
    </Card>
  );
}
