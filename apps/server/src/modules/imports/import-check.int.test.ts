import { createImportDesk, type ImportDesk } from '../../../test/import-desk.ts';
import { addUser } from '../../../test/people.ts';
import { expectOk, expectStatus, type TestAnswer } from '../../../test/test-app.ts';
import { readSheet } from '../../../test/read-sheet.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await createImportDesk();
});
afterAll(() => desk.t.close());

const HEAD = 'first_name,last_name,username,email,mobile,gender,birthday';
const file = (...rows: string[]) => `${[HEAD, ...rows].join('\r\n')}\r\n`;
const refusal = (answer: TestAnswer) => (expectStatus(answer, 'VALIDATION_ERROR'), answer.json.errors[0]);
const NOT_CSV = 'فایل انتخاب شده حتما باید از نوع CSV باشد';

describe('a file of customers that is checked', () => {
  it('[decisions 2.20, 5.12] is counted by what would happen, with the faults by line, column, reason and value', async () => {
    const { db } = desk.t.deps;
    const stored = { branch_id: desk.branch, last_name: 'پناهی' };
    await addUser(db, { ...stored, first_name: 'علی', email: 'ali@check.ir', email_key: 'ali@check.ir', mobile: null });
    await addUser(db, {
      ...stored,
      first_name: 'مینا',
      email: 'mina@check.ir',
      email_key: 'mina@check.ir',
      mobile: null,
    });
    const reza = { first_name: 'رضا', email: 'reza@check.ir', email_key: 'reza@check.ir', mobile: null };
    await addUser(db, { ...stored, ...reza });
    const far = { branch_id: desk.far, email: 'far@check.ir', email_key: 'far@check.ir' };
    await addUser(db, far);
    const checked = await desk.check(
      file(
        'نو,یکم,,new@check.ir,۰۹۱۲۵۵۵۰۰۰۱,m,1370/1/5',
        'علی,پناهی,,ALI@check.ir,,,',
        'مینو,پناهی,,mina@check.ir,,,',
        'دو,بار,,new@check.ir,,,',
        'بد,ایمیل,,sara@@arya.co,,,',
        'بد,موبایل,,,0912345678,,',
        'بد,جنسیت,,x@check.ir,,زن,',
        'بد,تاریخ,,y@check.ir,,,1405/13/02',
        'بی,نشانی,,,,,',
        'دور,دست,,far@check.ir,,,',
        'رضا,پناهی,,reza@check.ir,09125550009,,',
      ),
      {},
      desk.manager,
    );
    expect(checked).toMatchObject({
      state: 'ready',
      counts: { create: 1, update: 1, skip: 1, error: 8 },
      faulty_rows: 8,
    });
    expect(checked.faults.map(({ line, column, value }) => [line, column, value])).toEqual([
      [5, 'email', 'new@check.ir'],
      [6, 'email', 'sara@@arya.co'],
      [7, 'mobile', '0912345678'],
      [8, 'gender', 'زن'],
      [9, 'birthday', '1405/13/02'],
      [10, expect.any(String), ''],
      [11, 'email', 'far@check.ir'],
      [12, 'mobile', '09125550009'],
    ]);
    expect(checked.faults.map(({ message }) => message)).toMatchObject({
      0: 'با سطر ۲ تکراری است',
      3: 'فقط m یا f',
      4: 'تاریخ قابل خواندن نیست',
      6: 'از آنِ کاربر دیگری است',
      7: 'اطلاعات ورود رضا پناهی با فایل تغییر نمی‌کند',
    });
    expect(await desk.people('new@check.ir')).toEqual([]);
  });

  it('[decisions 2.20] has all faults of a row said together', async () => {
    const { faults, counts } = await desk.check(file('بد,همه,,sara@@arya.co,0912345678,زن,1405/13/02'));
    expect(counts.error).toBe(1);
    expect(faults.map(({ column }) => column).sort()).toEqual(['birthday', 'email', 'gender', 'mobile']);
  });

  it('[decisions 2.20] is told of its first hundred faults, and all are in the file of faulty rows', async () => {
    const { id, faults, counts } = await desk.check(
      file(...Array.from({ length: 130 }, (_, n) => `نام,${n},,بد${n},,,`)),
    );
    expect([faults.length, counts.error]).toEqual([100, 130]);
    const answer = await desk.admin.get(`/api/userImport/${id}/faults`);
    expect(readSheet('csv', answer.bytes).rows).toHaveLength(131);
  });

  it('[5.12] has a sample whose first row it takes, with passwords where each has an own one', async () => {
    const sample = await desk.admin.get('/api/userImport/sample', { type: 'individual' });
    expect(sample.headers['content-disposition']).toBe('attachment; filename="customers-sample.csv"');
    const [head, row] = readSheet('csv', sample.bytes).rows;
    expect(head).toEqual(expect.arrayContaining(['username', 'email', 'mobile', 'gender', 'password']));
    expect(row).toContain('f');
    const same = await desk.admin.get('/api/userImport/sample');
    const checked = await desk.check({ content: same.bytes });
    expect(checked).toMatchObject({ encoding: 'UTF-8', separator: ',', counts: { create: 1, error: 0 } });
    expect(readSheet('csv', same.bytes).rows[0]).not.toContain('password');
  });

  it.each([
    ['without its first row', 'سارا,امینی,sara@head.ir\n', 'سطر اول فایل نباید حذف شود.'],
    [
      'with a column that nobody knows',
      `${HEAD},salary\n`,
      'ستون «salary» شناخته نیست؛ سطر اول فایل نمونه را به کار ببرید',
    ],
    ['with a column twice', `${HEAD},email\n`, 'ستون «email» دو بار آمده است'],
    ['without a row', `${HEAD}\n`, 'فایل هیچ سطری برای ورود ندارد'],
    ['that is empty', '', 'سطر اول فایل نباید حذف شود.'],
  ])('[5.12] is refused as a whole %s', async (_name, content, message) => {
    expect(refusal(await desk.send(content))).toMatchObject({ field: 'file', message });
  });

  it.each([
    ['text/csv', true],
    ['application/csv', true],
    ['application/vnd.ms-excel', true],
    ['text/plain', false],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
  ])('[5.10] of the type %s is taken: %s', async (mime, taken) => {
    const answer = await desk.send({ content: file('نام,تازه,,mime@check.ir,,,'), mime });
    if (taken) expectOk(answer);
    else expect(refusal(answer)).toMatchObject({ field: 'file', message: NOT_CSV });
  });

  it.each([
    ['same', 5_242_880, 'حداکثر حجم مجاز 5MB می باشد'],
    ['individual', 1_048_576, 'حداکثر حجم مجاز 1MB می باشد'],
  ])('[5.11, 9.3] is refused above the size of its passwords, %s', async (type, bytes, message) => {
    const content = Buffer.alloc(bytes + 1, 'a');
    expect(refusal(await desk.send({ content }, { type }))).toMatchObject({ field: 'file', message });
    expect(refusal(await desk.send({ content: content.subarray(1) }, { type })).message).not.toBe(message);
  });

  it('[5.9] needs its password where all get the same one', async () => {
    const { json } = await desk.send(file('نام,تازه,,pw@check.ir,,,'), { password: '' });
    expect(json.errors[0]).toMatchObject({ field: 'password' });
    const text = { field: 'password', message: 'رمز عبور این سطر خالی است' };
    const { faults } = await desk.check(file('نام,تازه,,pw@check.ir,,,'), { type: 'individual' });
    expect(faults).toMatchObject([{ column: text.field, message: text.message }]);
  });

  it.each([
    ['a zip in disguise', Buffer.from('PK\u0003\u0004\u0014\0\0\0first_name'), NOT_CSV],
    ['an empty byte', Buffer.from(file('نا\0م,تازه,,nul@check.ir,,,')), NOT_CSV],
    ['an open quote', Buffer.from(file('"نام,تازه,,quote@check.ir,,,')), /^سطر ۲ خوانده نمی‌شود/],
    ['a row of very many cells', Buffer.from(file(','.repeat(500))), /^سطر ۲ خوانده نمی‌شود/],
  ])('is refused with %s', async (_name, content, message) => {
    expect(refusal(await desk.send({ content })).message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it.each([
    ['a formula as a name to log in with', '"=cmd|\' /C calc\'!A0",تازه,=1+1,,,,', 'username'],
    ['tags of HTML', '<script>alert(1)</script>,تازه,,html@check.ir,,,', 'first_name'],
    ['a cell of megabytes', `${'ب'.repeat(1_500_000)},تازه,,long@check.ir,,,`, 'first_name'],
    ['more cells than the first row', 'نام,تازه,,cells@check.ir,,,,زیادی', ''],
  ])('has a fault for %s, of which only the beginning is shown', async (_name, row, column) => {
    const { counts, faults } = await desk.check(file(row));
    expect(counts).toMatchObject({ create: 0, error: 1 });
    expect(faults.map((one) => one.column)).toContain(column);
    expect(Math.max(...faults.map(({ value }) => value.length))).toBeLessThanOrEqual(100);
  });

  it('[decisions 2.2] is for who may import users and manage customers; others neither see nor use it', async () => {
    expectStatus(await desk.send(file('نام,تازه,,no@check.ir,,,'), {}, desk.clerk), 'AUTORIZATION_ERROR');
    const { id } = await desk.check(file('نام,تازه,,own@check.ir,,,'));
    for (const path of ['', '/faults'])
      expectStatus(await desk.manager.get(`/api/userImport/${id}${path}`), 'NOT_FOUND');
    expectStatus(await desk.manager.post(`/api/userImport/${id}/run`, { on_error: 'skip' }), 'NOT_FOUND');
    const organisation = { organization_id: desk.organization };
    expectStatus(await desk.send(file('نام,تازه,,org@check.ir,,,'), organisation, desk.manager), 'AUTORIZATION_ERROR');
    const foreign = await desk.send(file('نام,تازه,,far2@check.ir,,,'), { branch_id: desk.far }, desk.manager);
    expect(refusal(foreign).field).toBe('branch_id');
    expect(refusal(await desk.send(file('نام,تازه,,k@check.ir,,,'), { full_admin: 1 })).code).toBe('UNKNOWN_FIELD');
  });
});
