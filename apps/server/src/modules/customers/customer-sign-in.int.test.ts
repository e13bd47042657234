import fc from 'fast-check';
import { addUser } from '../../../test/people.ts';
import { buildMatrixWorld, type MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';
import { expectOk, expectStatus, type TestClient } from '../../../test/test-app.ts';

let world: MatrixWorld;
const makers: Record<'plain' | 'organizations' | 'signIn', TestClient> = {} as never;
beforeAll(async () => {
  world = await buildMatrixWorld();
  const { db, clock } = world.t.deps;
  const maker = async (...permissions: string[]) =>
    world.t.as(
      await addUser(db, {
        employee: true,
        branch_id: world.branch,
        departments: [world.otherDepartment],
        permissions: ['manage customers', ...permissions],
      }),
    );
  makers.plain = await maker();
  makers.organizations = await maker('manage organizations');
  makers.signIn = await maker('manage customer sign-in');
  // C has tickets and S sees those of others: neither needs to have signed in
  await db.updateTable('user').set({ last_login_at: clock.now() }).where('id', '=', world.ids.M).execute();
  await world.ticket({ of: 'C' });
  await world.ticket({ of: 'M' });
});
afterAll(() => world.t.close());

const PASSWORD = 'Passw0rd';
let serial = 0;
const path = (id: number) => `/api/user/${id}`;
/** A customer of the branch who has signed in. */
async function signedIn(more: object = {}): Promise<number> {
  const { db, clock } = world.t.deps;
  return addUser(db, { branch_id: world.branch, last_login_at: clock.now(), ...more });
}

describe('the sign-in data of a customer', () => {
  it('[decisions 2.2] who has signed in need their own permission, and none before', async () => {
    const changes = [
      () => ({ password: PASSWORD }),
      () => ({ username: `somebody.${++serial}` }),
      () => ({ email: `somebody${++serial}@example.ir` }),
      () => ({ mobile: `0912555${1000 + ++serial}` }),
    ];
    for (const change of changes) {
      const id = await signedIn();
      expectStatus(await makers.plain.put(path(id), change()), 'AUTORIZATION_ERROR');
      expectStatus(await makers.organizations.put(path(id), change()), 'AUTORIZATION_ERROR');
      expectStatus(await makers.plain.put(path(id), { description: 'همان' }), 'UPDATED');
      expectStatus(await makers.plain.put(path(await world.customer()), change()), 'UPDATED');
      expectStatus(await makers.signIn.put(path(id), change()), 'UPDATED');
    }
  });

  it('[decisions 2.2] of an account that shows tickets need a permission before the first login too', async () => {
    const { db } = world.t.deps;
    const unused = (more: object) => addUser(db, { branch_id: world.branch, last_login_at: null, ...more });
    const supervisor = await unused({ organization_id: world.organization, supervisor: true });
    expectStatus(await makers.plain.put(path(supervisor), { password: PASSWORD }), 'AUTORIZATION_ERROR');
    expectStatus(await makers.organizations.put(path(supervisor), { password: PASSWORD }), 'UPDATED');
    const member = await unused({ organization_id: world.organization });
    expectStatus(await makers.plain.put(path(member), { username: 'somebody.else' }), 'AUTORIZATION_ERROR');
    const caller = await world.customer();
    const { id } = await world.ticket({ of: 'C' });
    await db.updateTable('ticket').set({ customer_id: caller }).where('id', '=', id).execute();
    expectStatus(await makers.organizations.put(path(caller), { password: PASSWORD }), 'AUTORIZATION_ERROR');
    expectStatus(await makers.signIn.put(path(caller), { password: PASSWORD }), 'UPDATED');
  });

  it('[decisions 2.2] a form that sends them unchanged is not a change', async () => {
    const id = await signedIn({ email: 'same@example.ir', username: 'same.name', username_key: 'same.name' });
    const { mobile } = expectOk(await makers.plain.get(path(id)));
    const unchanged = {
      email: ' Same@example.ir',
      username: 'same.name',
      mobile,
      organization_id: null,
      supervisor: 0,
    };
    expectStatus(await makers.plain.put(path(id), unchanged), 'UPDATED');
  });

  it('[decisions 2.2] a password given by staff has to be changed at the first login, also that of a new customer', async () => {
    const { id } = expectOk(
      await makers.plain.post('/api/user', {
        first_name: 'نگار',
        last_name: 'امینی',
        mobile: '09125550002',
        password: PASSWORD,
      }),
    );
    const changed = await signedIn();
    await makers.signIn.put(path(changed), { password: PASSWORD });
    for (const one of [id, changed])
      expect(expectOk(await (await world.t.as(one)).get('/api/me')).user.must_change_password).toBe(true);
  });

  it('[decisions 2.2] when staff replace an address, the old one is told and the sessions end', async () => {
    const id = await signedIn({ email: 'old@example.ir' });
    const session = await world.t.as(id);
    expectStatus(await makers.signIn.put(path(id), { email: 'new@example.ir' }), 'UPDATED');
    expectStatus(await session.get('/api/me'), 'AUTHENTICATION_ERROR');
    const notices = await world.t.deps.db
      .selectFrom('delivery')
      .select(['event', 'recipient'])
      .where('recipient_user_id', '=', id)
      .execute();
    expect(notices).toContainEqual({ event: 'contact.changed', recipient: 'old@example.ir' });
  });
});

describe('what a customer sees', () => {
  it('[decisions 2.2] is given by who may manage organizations, to new customers too', async () => {
    const person = (mobile: string) => ({
      first_name: 'نگار',
      last_name: 'امینی',
      mobile,
      organization_id: world.organization,
    });
    const id = await signedIn();
    expectStatus(await makers.plain.post('/api/user', person('09125550003')), 'AUTORIZATION_ERROR');
    expectStatus(await makers.plain.put(path(id), { organization_id: world.organization }), 'AUTORIZATION_ERROR');
    expectStatus(await makers.plain.put(path(world.ids.M), { supervisor: 1 }), 'AUTORIZATION_ERROR');
    expectStatus(await makers.organizations.post('/api/user', person('09125550003')), 'CREATED');
    expectStatus(await makers.organizations.put(path(id), { organization_id: world.organization }), 'UPDATED');
  });

  const anyChange = fc.record(
    {
      password: fc.constant(PASSWORD),
      username: fc.constantFrom('first.name', 'second.name'),
      email: fc.constantFrom('first@example.ir', 'second@example.ir'),
      mobile: fc.constantFrom('09125550011', '09125550012'),
      supervisor: fc.constantFrom(0, 1),
      organization_id: fc.boolean(),
      status: fc.constantFrom('active', 'inactive'),
    },
    { requiredKeys: [] },
  );

  it('[decisions 2.2] no sequence of calls opens an account that sees more than its maker', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ target: fc.constantFrom('C', 'M', 'S', 'own', 'new'), change: anyChange }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (steps) => {
          const { db } = world.t.deps;
          let own = await world.customer();
          const taken = new Set<number>();
          for (const { target, change } of steps) {
            const { organization_id: member, ...rest } = change;
            const body = {
              ...rest,
              ...(member === undefined ? {} : { organization_id: member ? world.organization : null }),
            };
            const isNew = target === 'new';
            const id = target === 'own' || isNew ? own : world.ids[target];
            const answer = isNew
              ? await makers.plain.post('/api/user', {
                  first_name: 'نو',
                  last_name: 'نو',
                  email: 'x@example.ir',
                  ...body,
                })
              : await makers.plain.put(path(id), body);
            if (!['CREATED', 'UPDATED'].includes(answer.json.status)) continue;
            if (isNew) own = answer.json.data.id;
            if (['password', 'username', 'email', 'mobile'].some((key) => key in change)) taken.add(isNew ? own : id);
          }
          await db
            .updateTable('user')
            .set({ status: 'active', must_change_password: false })
            .where('employee', '=', false)
            .execute();
          const seen = (await makers.plain.get('/api/ticket')).json.data.length;
          for (const id of taken)
            expect((await (await world.t.as(id)).get('/api/ticket')).json.data.length).toBeLessThanOrEqual(seen);
          // the next sequence finds the names free
          await db.updateTable('user').set({ deleted_at: new Date() }).where('id', '=', own).execute();
          await db
            .updateTable('user')
            .set({ deleted_at: new Date() })
            .where('id', 'in', [...taken, 0])
            .where('last_login_at', 'is', null)
            .execute();
        },
      ),
      { numRuns: 30 },
    );
  });
});
