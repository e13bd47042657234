import { toast } from '@hamyar/design-system/overlay';
import type { Profile } from '@hamyar/contracts/identity';
import {
  buildProfile,
  buildUser,
  fakeApi,
  FakeAnswer,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { ContactCard } from './contact-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const profile = buildProfile({ email: 'sara@example.ir', mobile: '+989121234567' });
const saved = (code_to?: 'current' | 'new') =>
  new FakeAnswer(200, {
    status: 'UPDATED',
    data: { profile, code_sent: Boolean(code_to), ...(code_to && { code_to }) },
  });
const refused = (code: 'CODE_WRONG' | 'CODE_EXPIRED', message: string) =>
  new FakeAnswer(200, { status: 'NOK', code, message });

describe('the own e-mail and mobile', () => {
  function open(answers: readonly FakeAnswer[], changes: Partial<Profile> = {}) {
    const left = [...answers];
    const wire = fakeApi({ updateProfile: () => left.shift() ?? saved() });
    const shell = renderInTestShell(<ContactCard profile={{ ...profile, ...changes }} />, { user: buildUser() });
    const bodies = () => wire.calls('updateProfile').map(({ body }) => body);
    return { ...shell, bodies };
  }
  const change = async (person: ReturnType<typeof open>['person'], password?: string) => {
    await person.click(screen.getAllByRole('button', { name: 'تغییر' })[1]!);
    await person.type(screen.getByLabelText('ایمیل جدید'), 'new@example.ir');
    if (password) await person.type(screen.getByLabelText('رمز عبور فعلی'), password);
    await person.click(screen.getByRole('button', { name: 'ارسال کد تأیید' }));
  };
  const typeCode = async (person: ReturnType<typeof open>['person'], code: string) =>
    person.type(within(await screen.findByRole('group')).getAllByRole('textbox')[0]!, code);

  it('[decisions 2.9] a new e-mail is sent with the current password, and then with the code of the new address', async () => {
    const { person, bodies } = open([saved('new'), saved()]);
    await change(person, 'Passw0rd');
    expect(await screen.findByText('کدی را که به نشانی جدید ارسال شد وارد کنید.')).toBeTruthy();
    await typeCode(person, '123456');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(bodies()).toEqual([
      { contact: { field: 'email', value: 'new@example.ir', current_password: 'Passw0rd' } },
      { contact: { field: 'email', value: 'new@example.ir', code: '123456' } },
    ]);
  });

  it('[decisions 2.9] without the password nothing is sent, and the field says so', async () => {
    const { person, bodies } = open([]);
    await change(person);
    const field = screen.getByLabelText('رمز عبور فعلی');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(bodies()).toEqual([]);
  });

  it('[decisions 2.9] a wrong password is said at its field, which gets the focus; what was typed stays', async () => {
    const message = 'رمز عبور فعلی صحیح نیست';
    const { person } = open([
      new FakeAnswer(422, {
        status: 'VALIDATION_ERROR',
        message,
        errors: [{ field: 'contact.current_password', code: 'PASSWORD_WRONG', message }],
      }),
    ]);
    await change(person, 'wrong');
    const field = screen.getByLabelText('رمز عبور فعلی');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeTruthy();
    expect((screen.getByLabelText('ایمیل جدید') as HTMLInputElement).value).toBe('new@example.ir');
  });

  it('[decisions 2.9] an account without a password is asked for the code of the present address first', async () => {
    const { person, bodies } = open([saved('current'), saved('new'), saved()], { has_password: false });
    await change(person);
    expect(await screen.findByText('کدی را که به نشانی فعلی شما ارسال شد وارد کنید.')).toBeTruthy();
    await typeCode(person, '111111');
    expect(await screen.findByText('کدی را که به نشانی جدید ارسال شد وارد کنید.')).toBeTruthy();
    await typeCode(person, '222222');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    const contact = { field: 'email', value: 'new@example.ir' };
    expect(bodies()).toEqual([
      { contact },
      { contact: { ...contact, current_code: '111111' } },
      { contact: { ...contact, code: '222222' } },
    ]);
  });

  it('[decisions 2.9] a wrong code is said below its digits, which are emptied and keep the focus', async () => {
    const { person } = open([saved('new'), refused('CODE_WRONG', 'کد واردشده صحیح نیست')]);
    await change(person, 'Passw0rd');
    await typeCode(person, '000000');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('کد واردشده صحیح نیست');
    const cells = within(screen.getByRole('group')).getAllByRole('textbox') as HTMLInputElement[];
    await waitFor(() => expect(document.activeElement).toBe(cells[0]));
    expect(cells.map(({ value }) => value).join('')).toBe('');
  });

  it('[5.32, 8.11] an incomplete code is a toast, and nothing is sent', async () => {
    const said = jest.spyOn(toast, 'error');
    const { person, bodies } = open([saved('new')]);
    await change(person, 'Passw0rd');
    await typeCode(person, '123');
    await person.click(screen.getByRole('button', { name: 'تأیید کد' }));
    expect(said).toHaveBeenLastCalledWith('کد را به صورت کامل وارد نمایید');
    expect(bodies()).toHaveLength(1);
  });

  it('[4.9] an ended code closes its cells; another one is sent without the password being typed again', async () => {
    const { person, bodies } = open([saved('new'), refused('CODE_EXPIRED', 'مهلت گذشت'), saved('new'), saved()]);
    await change(person, 'Passw0rd');
    await typeCode(person, '123456');
    await person.click(await screen.findByRole('button', { name: 'ارسال مجدد کد' }));
    await waitFor(() => expect((screen.getByRole('group') as HTMLFieldSetElement).disabled).toBe(false));
    expect(bodies()[2]).toEqual(bodies()[0]);
    await typeCode(person, '654321');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(bodies()[3]).toEqual({ contact: { field: 'email', value: 'new@example.ir', code: '654321' } });
  });

  it('[4.9] a code ends after two minutes', async () => {
    const { person } = open([saved('new')]);
    await change(person, 'Passw0rd');
    const group = (await screen.findByRole('group')) as HTMLFieldSetElement;
    expect([group.disabled, screen.queryByRole('button', { name: 'ارسال مجدد کد' })]).toEqual([false, null]);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 121_000);
    await waitFor(() => expect(group.disabled).toBe(true));
    clock.mockRestore();
    expect(screen.getByRole('button', { name: 'ارسال مجدد کد' })).toBe(document.activeElement);
  });
});

it('[decisions 2.9] the end of all other sessions is one call, after which the list is read again', async () => {
  const row = { device: 'Chrome, Windows', ip: '10.1.2.3', created_at: 0, last_seen_at: 0 };
  let rows = [1, 2, 3].map((id) => ({ ...row, id, current: id === 1 }));
  const wire = fakeApi({
    sessionList: () => rows,
    sessionRevokeOthers: () => {
      rows = rows.slice(0, 1);
      return new FakeAnswer(200, { status: 'DELETED' });
    },
  });
  const { person } = renderInTestShell(<SessionsCard />, { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'پایان دادن به همهٔ نشست‌های دیگر' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(wire.calls('sessionRevokeOthers')).toHaveLength(1);
  expect(wire.calls('sessionRevoke')).toHaveLength(0);
});
