import type { Organization, OrganizationRow } from '@hamyar/contracts';
import { presentAttachment, type AttachmentRecord } from '../attachments/public.ts';
import { countryId } from '../geography/public.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { OrganizationRecord } from './organization.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** A row of the list. */
export function toOrganizationRow(o: OrganizationRecord): OrganizationRow {
  return {
    id: o.id,
    name: o.name,
    code: o.code,
    branch: o.branch,
    customer_level: o.customer_level,
    phone: o.phone,
    website: o.website,
    supervisors: o.supervisors,
    customer_count: o.customer_count,
    open_ticket_count: o.open_ticket_count,
    expire_date: unixSeconds(o.expire_at),
    status: o.status,
    created_at: unixSeconds(o.created_at),
  };
}

/**
 * An organisation's page (spec 3.14), with its contract if it has one. Its supervisors, who are customers, are not shown
 * its policy of service levels and how many tickets may be open.
 */
export function toOrganization(
  o: OrganizationRecord,
  contract: AttachmentRecord | undefined,
  { employee }: Pick<CurrentUser, 'employee'>,
): Organization {
  return {
    ...toOrganizationRow(o),
    version: o.version,
    branch_id: o.branch_id,
    customer_level_id: o.customer_level_id,
    country_id: countryId(o.country_code),
    state_id: o.state_id,
    state: o.state,
    city_id: o.city_id,
    city: o.city,
    address: o.address,
    description: o.description,
    members_see_all: o.members_see_all,
    max_open_tickets: employee ? o.max_open_tickets : null,
    sla: employee ? o.sla : null,
    contract_file: contract ? presentAttachment(contract) : null,
  };
}
