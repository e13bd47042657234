import { sql } from 'kysely';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import { createImportDesk, PASSWORD, type ImportDesk } from '../../../test/import-desk.ts';
import { addUser } from '../../../test/people.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { expectOk, expectStatus } from '../../../test/test-app.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await createImportDesk();
});
afterAll(() => desk.t.close());

const HEAD = 'first_name,last_name,email,gender,birthday';
const file = (...rows: string[]) => `${[HEAD, ...rows].join('\n')}\n`;
const many = (name: string, count: number) => Array.from({ length: count }, (_, n) => `نام,${n},${name}${n}@run.ir,,`);
const emails = (name: string, count: number) => many(name, count).map((row) => row.split(',')[2]!);
/** The database refuses this person the first `times` times. */
async function failAt(email: string, times: number): Promise<void> {
  const { db } = desk.t.deps;
  await sql`drop trigger if exists fail_once on "user"`.execute(db);
  await sql`drop sequence if exists failures`.execute(db);
  await sql`create sequence failures`.execute(db);
  await sql`create or replace function fail_once() returns trigger language plpgsql as $$ begin
    if new.email = ${sql.lit(email)} and nextval('failures') <= ${sql.lit(times)} then raise exception 'killed'; end if;
    return new; end $$`.execute(db);
  await sql`create trigger fail_once before insert on "user" for each row execute function fail_once()`.execute(db);
}

describe('a checked file that is stored', () => {
  it('[decisions 2.20] creates its customers in the branch, organisation and level, who have to change the password of all', async () => {
    const all = { organization_id: desk.organization, customer_level_id: desk.level };
    const { id } = await desk.check(
      file('سارا,امینی,sara@run.ir,F,1370/01/15', 'علي,كريمی,ali@run.ir,m,1991-4-4'),
      all,
    );
    expect(await desk.run(id)).toMatchObject({ state: 'ended', total: 2, done: 2, failed: 0 });
    const people = await desk.people('sara@run.ir', 'ali@run.ir');
    expect(people).toMatchObject([
      { first_name: 'علی', last_name: 'کریمی', gender: 'm', birthday: '1991-04-04' },
      { first_name: 'سارا', last_name: 'امینی', gender: 'f', birthday: '1991-04-04' },
    ]);
    for (const { password_hash, ...person } of people) {
      expect(person).toMatchObject({ ...all, branch_id: desk.branch, must_change_password: true });
      expect(await verifyPassword(password_hash, PASSWORD)).toBe(true);
    }
    expect(await desk.read(id)).toMatchObject({ state: 'ended', undo_until: expect.any(Number) });
    const again = await desk.admin.post(`/api/userImport/${id}/run`, { on_error: 'skip' });
    expect(again.json).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
  });

  it('[decisions 2.20] gives each an own password where the file has them, which is kept encrypted and only until then', async () => {
    const content = `${HEAD},password\nنام,یک,one@own.ir,,,Abc-12345\nنام,دو,two@own.ir,,,Xyz-98765\n`;
    const { id } = await desk.check(content, { type: 'individual' });
    const rows = () => desk.t.deps.db.selectFrom('user_import_row').selectAll().where('import_id', '=', id).execute();
    expect(JSON.stringify(await rows())).not.toMatch(/Abc-12345|Xyz-98765/);
    await desk.run(id);
    const [one, two] = await desk.people('one@own.ir', 'two@own.ir');
    expect(await verifyPassword(one!.password_hash, 'Abc-12345')).toBe(true);
    expect(await verifyPassword(two!.password_hash, 'Xyz-98765')).toBe(true);
    expect((await rows()).map((row) => row.password_encrypted)).toEqual([null, null]);
  });

  it('[decisions 2.20] changes stored customers but what they log in with, and tells of the end where it is shown', async () => {
    const { db } = desk.t.deps;
    const stored = { branch_id: desk.branch, first_name: 'مینا', last_name: 'آقایی', mobile: null };
    const person = await addUser(db, { ...stored, email: 'mina@run.ir', email_key: 'mina@run.ir' });
    const { id, counts } = await desk.check(file('مینو,آقایی,mina@run.ir,f,'));
    expect(counts).toEqual({ create: 0, update: 1, skip: 0, error: 0 });
    await desk.run(id);
    expect(await desk.people('mina@run.ir')).toMatchObject([
      { id: person, first_name: 'مینو', gender: 'f', password_hash: null, must_change_password: false },
    ]);
    const { link, content } = await db
      .selectFrom('notification')
      .select(['link', 'content'])
      .where('event', '=', 'batch_ended')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(link).toEqual({ type: 'user_import', value: id });
    expect(content).toBe('«ورود گروهی «customers.csv»» انجام شد');
    expect((await desk.read(id)).undo_until).toBeNull();
  });

  it('[decisions 2.20] leaves faulty rows out, which come back as a file that can be corrected and sent again', async () => {
    const long = `${HEAD},password\nخوب,یک,good@again.ir,,,Abc-12345\n+بد,دو,bad@@again.ir,,,Xyz-98765\n`;
    const { id, faulty_rows } = await desk.check(long, { type: 'individual' });
    expect(faulty_rows).toBe(1);
    await desk.run(id);
    const faults = await desk.admin.get(`/api/userImport/${id}/faults`);
    expect(faults.headers['content-disposition']).toBe('attachment; filename="customers-errors.csv"');
    const [head, row] = readSheet('csv', faults.bytes).rows;
    expect(head).toEqual([...HEAD.split(','), 'password', 'errors']);
    expect(row!.slice(0, 6)).toEqual(["'+بد", 'دو', 'bad@@again.ir', '', '', 'Xyz-98765'].map((one) => one || null));
    const corrected = faults.bytes.toString().replace('bad@@', 'bad@');
    const second = await desk.check(corrected, { type: 'individual' });
    expect(second.counts).toEqual({ create: 1, update: 0, skip: 0, error: 0 });
    await desk.run(second.id);
    expect(await desk.people('bad@again.ir')).toMatchObject([{ first_name: '+بد' }]);
  });

  it('[decisions 2.20] of which a row is taken meanwhile stores the others, and the row is in the file of faults', async () => {
    const { id } = await desk.check(file(...many('race', 3)));
    await addUser(desk.t.deps.db, { branch_id: desk.branch, email: 'race1@run.ir', email_key: 'race1@run.ir' });
    expect(await desk.run(id)).toMatchObject({ done: 2, failed: 1, failures: [{ code: 'DUPLICATE' }] });
    expect((await desk.read(id)).faulty_rows).toBe(1);
    const faults = await desk.admin.get(`/api/userImport/${id}/faults`);
    expect(readSheet('csv', faults.bytes).rows[1]).toContain('race1@run.ir');
  });

  it('[decisions 2.20] stores all rows or nothing, where that was chosen', async () => {
    const faulty = await desk.check(file(...many('half', 2), 'بد,یک,bad@@run.ir,,'));
    const refused = await desk.admin.post(`/api/userImport/${faulty.id}/run`, { on_error: 'nothing' });
    expectStatus(refused, 'VALIDATION_ERROR');
    const { id } = await desk.check(file(...many('whole', 30)));
    await addUser(desk.t.deps.db, { branch_id: desk.branch, email: 'whole9@run.ir', email_key: 'whole9@run.ir' });
    const batch = await desk.run(id, 'nothing');
    expect(batch).toMatchObject({ state: 'ended', failed: 1 });
    expect(batch.failures[0]!.message).toMatch(/^سطر ۱۱: /);
    expect(await desk.people(...emails('whole', 30))).toHaveLength(1);
    const clean = await desk.check(file(...many('clean', 30)));
    expect(await desk.run(clean.id, 'nothing')).toMatchObject({ done: 1, failed: 0 });
    expect(await desk.people(...emails('clean', 30))).toHaveLength(30);
  });

  it('[decisions 2.20] goes on after a killed worker: nobody twice and nobody left out', async () => {
    const { id } = await desk.check(file(...many('kill', 60)));
    const { batch_id } = expectOk(await desk.admin.post(`/api/userImport/${id}/run`, { on_error: 'skip' }));
    await failAt('kill40@run.ir', 1);
    await expect(desk.attempt(batch_id, 1)).rejects.toThrow('killed');
    expect(await desk.batch(batch_id)).toMatchObject({ state: 'running', done: 40, failed: 0 });
    await Promise.all([desk.attempt(batch_id, 2), desk.attempt(batch_id, 2)]);
    expect(await desk.batch(batch_id)).toMatchObject({ state: 'ended', done: 60, failed: 0 });
    expect(await desk.people(...emails('kill', 60))).toHaveLength(60);
  });

  it('[decisions 2.2] does nothing more for who has lost the permission meanwhile', async () => {
    const { id } = await desk.check(file('نام,تازه,lost@run.ir,,'), {}, desk.manager);
    const { batch_id } = expectOk(await desk.manager.post(`/api/userImport/${id}/run`, { on_error: 'skip' }));
    await sql`delete from user_role where user_id = ${desk.managerId}`.execute(desk.t.deps.db);
    await desk.attempt(batch_id, 1);
    expect(await desk.people('lost@run.ir')).toEqual([]);
  });
});

describe('an import that is taken back', () => {
  const undo = (id: number) => desk.admin.post(`/api/userImport/${id}/undo`);

  it('[decisions 2.20] deletes within 24 hours those whom it has created and who have done nothing', async () => {
    const { id } = await desk.check(file(...many('undo', 4)));
    await desk.run(id);
    const { db } = desk.t.deps;
    await sql`update "user" set last_login_at = now() where email = 'undo1@run.ir'`.execute(db);
    const [edited] = await desk.people('undo2@run.ir');
    expectOk(await desk.admin.put(`/api/user/${edited!.id}`, { first_name: 'تازه' }));
    const answer = expectOk(await undo(id));
    expect(answer).toMatchObject({ state: 'undone', undo_until: null });
    await desk.t.deps.runJobs();
    expect(await desk.batch(answer.undo_batch_id)).toMatchObject({
      done: 2,
      failed: 2,
      failures: [{ code: 'IN_USE' }, {}],
    });
    expect((await desk.people(...emails('undo', 4))).map(({ email }) => email)).toEqual([
      'undo1@run.ir',
      'undo2@run.ir',
    ]);
    expect((await undo(id)).json).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
  });

  it('[decisions 2.20] is refused after 24 hours, when rows and passwords are forgotten', async () => {
    const { id } = await desk.check(file('نام,تازه,late@run.ir,,'));
    await desk.run(id);
    const { db } = desk.t.deps;
    await sql`update batch set ended_at = ended_at - interval '24 hours 1 second'`.execute(db);
    expect((await undo(id)).json).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
    await desk.t.deps.jobs.handlers.get('user_import.forget')!({} as never, {} as never);
    const rows = await db.selectFrom('user_import_row').select('id').where('import_id', '=', id).execute();
    expect(rows).toEqual([]);
    expect(await desk.read(id)).toMatchObject({ state: 'ended', counts: { create: 1 }, undo_until: null });
  });

  it('[decisions 2.16] is in the audit log, as its start is, without a password', async () => {
    const actions = await desk.t.deps.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('object_type', '=', 'user_import')
      .execute();
    expect(new Set(actions.map(({ action }) => action))).toEqual(new Set(['user_import.run', 'user_import.undo']));
    expect(JSON.stringify(actions)).not.toContain(PASSWORD);
  });
});
