import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
let id: number;
const admin = PEOPLE.admin as { effective_permissions: readonly string[] };
const { effective_permissions: before } = admin;
beforeAll(async () => {
  Object.assign(admin, { effective_permissions: [...before, 'manage customers'] });
  desk = await createDesk([ticketsModule]);
  id = await desk.ticket('member');
});
afterAll(() => {
  Object.assign(admin, { effective_permissions: before });
  return desk.close();
});

const accountFor = async (by: PersonName) => (await desk.open(by, id)).customer_account;
async function ends({ own, organization }: { own: number | null; organization: number | null }): Promise<void> {
  const at = (unix: number | null) => (unix === null ? null : new Date(unix * 1000));
  await sql`update "user" set expire_at = ${at(own)} where id = ${PEOPLE.member.id}`.execute(desk.deps.db);
  await sql`update organization set expire_at = ${at(organization)} where id = 1`.execute(desk.deps.db);
}

describe('the account of a ticket’s customer', () => {
  it('[decisions 2.1, decisions 2.2] ends by the own date or that of the organisation, whichever is earlier; who manages customers sees it', async () => {
    const now = desk.deps.clock.unix();
    expect(await accountFor('admin')).toBeNull();
    await ends({ own: now + 500, organization: now + 900 });
    expect(await accountFor('admin')).toEqual({
      expire_date: now + 500,
      expired: false,
      of: 'customer',
      may_reply: true,
    });
    await ends({ own: now + 500, organization: now - 5 });
    expect(await accountFor('admin')).toMatchObject({ expire_date: now - 5, expired: true, of: 'organization' });
    await ends({ own: null, organization: now });
    expect(await accountFor('admin')).toMatchObject({ expire_date: now, expired: true, of: 'organization' });
    expect(await accountFor('sara')).toBeNull();
    expect(await accountFor('member')).toBeUndefined();
  });

  it('[decisions 2.1] says whether a customer with an ended account answers open tickets, as the settings have it', async () => {
    const { deps } = desk;
    const { userAccountSettings } = await settingsOf(deps).current();
    const replies = async (expired_customer_can_reply: boolean) => {
      const values = { ...userAccountSettings, expired_customer_can_reply };
      await writeGroup(deps.db, 'userAccountSettings', values, { id: null, at: deps.clock.now() });
      await withTransaction(deps.db, settingsOf(deps).changed);
      return (await accountFor('admin')).may_reply;
    };
    expect([await replies(false), await replies(true)]).toEqual([false, true]);
  });

  it('[decisions 2.26] does not name the organisation to whom organisations are hidden', async () => {
    const reza = PEOPLE.reza as { hidden_ticket_fields: readonly string[]; effective_permissions: readonly string[] };
    const { hidden_ticket_fields, effective_permissions } = reza;
    Object.assign(reza, { effective_permissions: [...effective_permissions, 'manage customers'] });
    expect(await accountFor('reza')).toMatchObject({ of: 'organization' });
    Object.assign(reza, { hidden_ticket_fields: ['organization'] });
    try {
      expect(await accountFor('reza')).toMatchObject({ expired: true, of: 'customer' });
    } finally {
      Object.assign(reza, { hidden_ticket_fields, effective_permissions });
    }
  });
});
