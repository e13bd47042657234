import { useState } from 'react';
import { rules, TextField } from '@hamyar/design-system/fields';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { act, buildUser, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import type { SendResult } from './call-outcome.ts';
import type { FieldSpecs } from './field-check.ts';
import { Form, FormActions, FormField } from './form.tsx';
import type { FormDraft } from './form-draft.ts';
import { useResourceForm } from './use-resource-form.ts';

interface Company {
  name: string;
  phone: string;
  tags: string[];
  level_id: number | null;
  secret: string;
}
const EMPTY: Company = { name: '', phone: '', tags: [], level_id: null, secret: '' };
const FIELDS: FieldSpecs<Company> = {
  name: { required: true, rules: [rules.maxLength(5)] },
  phone: { wire: 'contact.phone' },
  secret: { allowHtml: true },
};

interface SampleProps {
  initial?: Company;
  draft?: FormDraft<Company>;
  send?: (values: Company, changes: Partial<Company>) => Promise<SendResult<{ id: number }>>;
  onSaved?: (saved: { id: number }) => void;
  fields?: FieldSpecs<Company>;
  askOnLeave?: boolean;
  onCancel?: () => void;
}

function CompanyForm({
  initial = EMPTY,
  draft,
  send = () => Promise.resolve({ data: { id: 7 } }),
  onSaved,
  fields = FIELDS,
  askOnLeave,
  onCancel = () => undefined,
}: SampleProps) {
  const form = useResourceForm<Company, { id: number }>({ initial, fields, draft, send, onSaved, askOnLeave });
  return (
    <Form form={form} label="شرکت">
      <FormField form={form} name="name" label="نام شرکت">
        {(control) => <TextField {...control} />}
      </FormField>
      <FormField form={form} name="phone" label="تلفن" help="با کد شهر">
        {(control) => <TextField {...control} digits />}
      </FormField>
      <FormField form={form} name="secret" label="رمز">
        {(control) => <TextField {...control} />}
      </FormField>
      <output>{JSON.stringify(form.values)}</output>
      <FormActions form={form} onCancel={onCancel} />
      <OverlayHost />
    </Form>
  );
}
const show = (props: SampleProps = {}, drafts: Record<string, unknown> = {}) =>
  renderInTestShell(<CompanyForm {...props} />, { user: buildUser('employee'), path: '/', drafts });
const save = () => screen.getByRole('button', { name: 'ذخیره' });
const values = () => JSON.parse(screen.getByText(/^\{"name"/).textContent ?? '') as Company;

describe('a form', () => {
  it('[5.3] shows the error at the field and puts the focus there', async () => {
    const send = jest.fn();
    const { person } = show({ send });
    await person.click(save());
    expect(await screen.findByText('این فیلد الزامی است')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    const name = screen.getByLabelText('نام شرکت');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name.getAttribute('aria-required')).toBe('true');
    await person.type(name, 'آ');
    expect(screen.queryByText('این فیلد الزامی است')).toBeNull();
  });

  it('[5.1] refuses HTML-like tags in every text field, but not in one that may hold them', async () => {
    const send = jest.fn(() => Promise.resolve({ data: { id: 1 } }));
    const { person } = show({ send });
    await person.type(screen.getByLabelText('نام شرکت'), '<a>');
    await person.type(screen.getByLabelText('رمز'), '<b>');
    await person.click(save());
    expect(await screen.findAllByText('الگوی فیلد نامعتبر است')).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
  });

  it('[8.7] shows the errors of the API at their fields, by their body path, until the field is changed', async () => {
    const refused = {
      status: 'VALIDATION_ERROR',
      message: '',
      errors: [
        { field: 'contact.phone.0', code: 'invalid', message: 'شمارهٔ تلفن معتبر نیست' },
        { field: 'branch_id', code: 'invalid', message: 'شعبه پیدا نشد' },
      ],
    };
    const { person } = show({ send: () => Promise.resolve({ error: refused }) });
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا');
    await person.click(save());
    expect(await screen.findByText('شمارهٔ تلفن معتبر نیست')).toBeTruthy();
    // the form has no label for it, and its name in the call says nothing to a person
    expect(screen.getByText('شعبه پیدا نشد').closest('[role=alert]')?.textContent).not.toContain('branch_id');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('تلفن')));
    await person.click(screen.getByLabelText('رمز'));
    expect(screen.getByText('شمارهٔ تلفن معتبر نیست')).toBeTruthy();
    await person.type(screen.getByLabelText('تلفن'), '۰۲۱');
    expect(screen.queryByText('شمارهٔ تلفن معتبر نیست')).toBeNull();
    expect(values()).toMatchObject({ name: 'آریا', phone: '021' });
  });

  it('[8.7] names above the form a refused field that it holds and does not show, until it is sent again', async () => {
    const errors = [{ field: 'level_id', code: 'invalid', message: 'سطح پیدا نشد' }];
    const refused = { error: { status: 'VALIDATION_ERROR', message: '', errors } };
    const answers: SendResult<{ id: number }>[] = [refused, { data: { id: 7 } }];
    const { person } = show({ send: () => Promise.resolve(answers.shift()!) });
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا');
    await person.click(save());
    expect((await screen.findByText('سطح پیدا نشد', { exact: false })).closest('[role=alert]')).toBeTruthy();
    await person.click(save());
    await waitFor(() => expect(screen.queryByText('سطح پیدا نشد', { exact: false })).toBeNull());
  });

  it('sends once however often it is asked, and only then forgets the draft', async () => {
    let answer: (result: SendResult<{ id: number }>) => void = () => undefined;
    const send = jest.fn(() => new Promise<SendResult<{ id: number }>>((resolve) => (answer = resolve)));
    const saved = jest.fn();
    const { person, drafts } = show({ send, onSaved: saved, draft: { key: 'company-new' } });
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith({ ...EMPTY, name: 'آریا' }, { name: 'آریا' });
    expect(drafts.has('company-new')).toBe(true);
    answer({ data: { id: 9 } });
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 9 }, { ...EMPTY, name: 'آریا' }));
    expect(drafts.has('company-new')).toBe(false);
  });

  it('[decisions 2.0] keeps what was typed when somebody else has saved in between', async () => {
    const conflict = { status: 'NOK', message: '', code: 'VERSION_CONFLICT' };
    const { person, drafts } = show({
      send: () => Promise.resolve({ error: conflict }),
      draft: { key: 'company-new' },
    });
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}');
    expect(await screen.findByText(/هم‌زمان شخص دیگری تغییر داده است/)).toBeTruthy();
    expect(values().name).toBe('آریا');
    expect(drafts.has('company-new')).toBe(true);
  });

  it('asks before the page is left, unless a draft keeps what was typed', async () => {
    const asking = show();
    expect(asking.guarded()).toBe(false);
    await asking.person.type(screen.getByLabelText('نام شرکت'), 'آ');
    expect(asking.guarded()).toBe(true);
    await asking.person.clear(screen.getByLabelText('نام شرکت'));
    expect(asking.guarded()).toBe(false);
    asking.unmount();
    const kept = show({ draft: { key: 'company-new' } });
    await kept.person.type(screen.getByLabelText('نام شرکت'), 'آ');
    expect(kept.guarded()).toBe(false);
  });
});

describe('a form that is being saved', () => {
  /** A form that shows what it has saved; `answer` ends the sending. */
  function openSaving() {
    let answer: () => void = () => undefined;
    function Stored() {
      const [stored, setStored] = useState(EMPTY);
      return (
        <CompanyForm
          initial={stored}
          draft={{ key: 'company-new', secret: ['secret'] }}
          askOnLeave
          send={(sent) =>
            new Promise((resolve) => {
              answer = () => {
                setStored(sent);
                resolve({ data: { id: 9 } });
              };
            })
          }
        />
      );
    }
    const shell = renderInTestShell(<Stored />, { user: buildUser('employee'), path: '/' });
    return { ...shell, answer: () => act(async () => answer()) };
  }

  it('keeps what is typed until the answer as an unsaved change', async () => {
    const { person, drafts, guarded, answer } = openSaving();
    await person.type(screen.getByLabelText('تلفن'), '021');
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}ن');
    await person.type(screen.getByLabelText('رمز'), 'Hamyar');
    await answer();
    expect(values()).toMatchObject({ name: 'آریان', phone: '021', secret: 'Hamyar' });
    expect(drafts.get('company-new')).toMatchObject({ changes: { name: 'آریان' } });
    expect(guarded()).toBe(true);
  });

  it('keeps a field that was set back to its old value until the answer', async () => {
    const { person, guarded, answer } = openSaving();
    await person.type(screen.getByLabelText('تلفن'), '021');
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}');
    await person.clear(screen.getByLabelText('تلفن'));
    await answer();
    expect(values()).toMatchObject({ name: 'آریا', phone: '' });
    expect(guarded()).toBe(true);
  });
});

describe('a form that was not saved', () => {
  it.each([
    ['نام تکراری است', 'نام تکراری است'],
    ['', 'عملیات انجام نشد. لطفاً دوباره تلاش کنید'],
  ])('says why the server did nothing: «%s»', async (message, shown) => {
    const { person } = show({ send: () => Promise.resolve({ error: { status: 'NOK', message } }) });
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}');
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(values().name).toBe('آریا');
  });

  it('[8.7] keeps the first of several messages for one field', async () => {
    const errors = ['نخست', 'دوم'].map((message, n) => ({ field: `contact.phone.${n}`, message }));
    const { person } = show({
      send: () => Promise.resolve({ error: { status: 'VALIDATION_ERROR', message: '', errors } }),
    });
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}');
    expect(await screen.findByText('نخست')).toBeTruthy();
    expect(screen.queryByText('دوم')).toBeNull();
  });

  it('[5.3] checks a field when the person leaves it, with the message that the form has for it', async () => {
    const { person } = show({ fields: { name: { required: 'نام را بنویسید' } } });
    await person.click(screen.getByLabelText('نام شرکت'));
    await person.tab();
    expect(await screen.findByText('نام را بنویسید')).toBeTruthy();
  });

  it('names the help of a field to screen readers', () => {
    show();
    const note = screen.getByLabelText('تلفن').getAttribute('aria-describedby');
    expect(document.getElementById(note ?? '')?.textContent).toBe('با کد شهر');
  });

  it('[4.15] in a dialog does not submit the form that has opened the dialog', async () => {
    const outer = jest.fn();
    const { person } = renderInTestShell(
      <div onSubmit={outer}>
        <CompanyForm />
      </div>,
      { user: buildUser('employee'), path: '/' },
    );
    await person.click(save());
    expect(await screen.findByText('این فیلد الزامی است')).toBeTruthy();
    expect(outer).not.toHaveBeenCalled();
  });

  it('forgets everything that was typed when it is discarded, secrets included', async () => {
    const { person, drafts } = show({ draft: { key: 'company-new', secret: ['secret'] } });
    await person.type(screen.getByLabelText('رمز'), 'Hamyar');
    await person.type(screen.getByLabelText('تلفن'), '021');
    await person.click(screen.getByRole('button', { name: 'انصراف' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'دور ریختن' }));
    await waitFor(() => expect(values()).toEqual(EMPTY));
    expect(drafts.has('company-new')).toBe(false);
  });

  it('[decisions 2.4] asks before «cancel» deletes what was typed, and keeps it when the person goes on', async () => {
    const cancelled = jest.fn();
    const { person, drafts } = show({ draft: { key: 'company-new' }, onCancel: cancelled });
    await person.type(screen.getByLabelText('تلفن'), '021');
    await person.click(screen.getByRole('button', { name: 'انصراف' }));
    await person.click(await screen.findByRole('button', { name: 'ادامهٔ ویرایش' }));
    expect(values().phone).toBe('021');
    expect(drafts.has('company-new')).toBe(true);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('does not ask when nothing was typed', async () => {
    const cancelled = jest.fn();
    const { person } = show({ draft: { key: 'company-new' }, onCancel: cancelled });
    await person.click(screen.getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before the page is left although a draft keeps the changes, where the form wants it', async () => {
    const { person, guarded } = show({ draft: { key: 'company-new' }, askOnLeave: true });
    await person.type(screen.getByLabelText('نام شرکت'), 'آ');
    expect(guarded()).toBe(true);
  });
});

describe('the draft of a form', () => {
  it('keeps only what was changed, so the rest shows its newest value', async () => {
    const { person, drafts, unmount } = show({ draft: { key: 'company-new' } });
    await person.type(screen.getByLabelText('تلفن'), '021');
    expect(drafts.get('company-new')).toEqual({ version: 1, changes: { phone: '021' }, base: { phone: '' } });
    unmount();
    show({ initial: { ...EMPTY, name: 'بهار' }, draft: { key: 'company-new' } }, Object.fromEntries(drafts));
    expect(values()).toEqual({ ...EMPTY, name: 'بهار', phone: '021' });
  });

  it('[decisions 2.4] says that unsaved text was restored, and throws it away on request', async () => {
    const stored = { 'company-new': { version: 1, changes: { phone: '021' } } };
    const { person, drafts } = show({ draft: { key: 'company-new' } }, stored);
    expect(screen.getByText('متن ذخیره‌نشدهٔ شما بازیابی شد')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'دور ریختن' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'دور ریختن' }));
    await waitFor(() => expect(values().phone).toBe(''));
    expect(drafts.has('company-new')).toBe(false);
    expect(screen.queryByText('متن ذخیره‌نشدهٔ شما بازیابی شد')).toBeNull();
  });

  it('says nothing about a draft in a form that opens with stored values only', async () => {
    const { person } = show({ draft: { key: 'company-new' } });
    await person.type(screen.getByLabelText('تلفن'), '021');
    expect(screen.queryByText('متن ذخیره‌نشدهٔ شما بازیابی شد')).toBeNull();
  });

  it('is gone when every change was taken back', async () => {
    const { person, drafts } = show({ draft: { key: 'company-new' } });
    await person.type(screen.getByLabelText('تلفن'), '021');
    await person.clear(screen.getByLabelText('تلفن'));
    expect(drafts.has('company-new')).toBe(false);
  });

  it('never writes a secret down', async () => {
    const { person, drafts } = show({ draft: { key: 'company-new', secret: ['secret'] } });
    await person.type(screen.getByLabelText('رمز'), 'Hamyar');
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا');
    expect(values().secret).toBe('Hamyar');
    expect(JSON.stringify([...drafts])).not.toContain('Hamyar');
  });

  it.each([
    ['values of the time before versions, without the fields of today', { name: 'آریا' }, { name: 'آریا' }],
    ['a field of another kind', { version: 1, changes: { name: ['آریا'], phone: 21, tags: 'a,b' } }, {}],
    ['a field that is gone', { version: 1, changes: { fax: '021', phone: '021' } }, { phone: '021' }],
    ['something that is no draft at all', 'آریا', {}],
    ['an emptied field', { version: 1, changes: { level_id: null } }, {}],
  ])('an older draft never breaks the form: %s', async (_what, stored, expected) => {
    const send = jest.fn(() => Promise.resolve({ data: { id: 1 } }));
    const { person } = show(
      { initial: { ...EMPTY, name: 'ن' }, send, draft: { key: 'company-new' } },
      { 'company-new': stored },
    );
    expect(values()).toEqual({ ...EMPTY, name: 'ن', ...expected });
    await person.click(save());
    expect(send).toHaveBeenCalledWith({ ...EMPTY, name: 'ن', ...expected }, expect.anything());
  });

  it('brings the changes of an older version to today, or drops them', () => {
    const stored = { 'company-new': { version: 1, changes: { name: 'آریا', tel: '021' } } };
    const { unmount } = show({ draft: { key: 'company-new', version: 2 } }, stored);
    expect(values()).toEqual(EMPTY);
    unmount();
    const upgrade = (changes: Readonly<Record<string, unknown>>) => ({ phone: String(changes['tel']) });
    show({ draft: { key: 'company-new', version: 2, upgrade } }, stored);
    expect(values()).toEqual({ ...EMPTY, phone: '021' });
  });
});

describe('a form whose object somebody else has changed', () => {
  const conflict = { status: 'NOK', message: '', code: 'VERSION_CONFLICT' };
  const NOTE = /در این فاصله/;

  /** A form that is refused once, and gets the values that the other person has stored. */
  function openOvertaken(theirs: Partial<Company>) {
    let tries = 0;
    function Stored() {
      const [stored, setStored] = useState({ ...EMPTY, name: 'بهار' });
      return (
        <CompanyForm
          initial={stored}
          draft={{ key: 'company-new' }}
          send={async (sent) => {
            tries += 1;
            setStored(tries === 1 ? { ...stored, ...theirs } : sent);
            return tries === 1 ? { error: conflict } : { data: { id: 7 } };
          }}
        />
      );
    }
    return renderInTestShell(<Stored />, { user: buildUser('employee'), path: '/' });
  }
  const noteOf = (label: string) => {
    const id = screen.getByLabelText(label).getAttribute('aria-describedby');
    return id === null ? '' : (document.getElementById(id)?.textContent ?? '');
  };

  it('[decisions 2.0] keeps what was typed and says at each field what has changed', async () => {
    const { person } = openOvertaken({ name: 'آذر', phone: '031' });
    await person.clear(screen.getByLabelText('نام شرکت'));
    await person.type(screen.getByLabelText('نام شرکت'), 'آریا{Enter}');
    await waitFor(() => expect(values()).toMatchObject({ name: 'آریا', phone: '031' }));
    expect(noteOf('نام شرکت')).toContain('نوشتهٔ شما نگه داشته شده است');
    expect(noteOf('تلفن')).toContain('مقدار تازه نمایش داده می‌شود');
    expect(noteOf('رمز')).toBe('');
  });

  it('[decisions 2.0] says it also at the fields of a draft that waited while somebody else saved', async () => {
    const stored = { ...EMPTY, name: 'بهار', phone: '021' };
    const { person, drafts, unmount } = show({ initial: stored, draft: { key: 'company-new' } });
    await person.type(screen.getByLabelText('نام شرکت'), '۲');
    await person.type(screen.getByLabelText('تلفن'), '۲');
    unmount();
    const theirs = { ...stored, name: 'آذر' };
    show({ initial: theirs, draft: { key: 'company-new' } }, Object.fromEntries(drafts));
    expect(values()).toMatchObject({ name: 'بهار۲', phone: '0212' });
    expect(noteOf('نام شرکت')).toContain('نوشتهٔ شما نگه داشته شده است');
    expect(noteOf('تلفن')).not.toMatch(NOTE);
  });

  it('[decisions 2.0] remembers what was stored when the typing began, however much is typed after the other save', async () => {
    const stored = { ...EMPTY, name: 'بهار' };
    let saveElsewhere = () => {};
    function Opened() {
      const [initial, setInitial] = useState(stored);
      saveElsewhere = () => setInitial({ ...stored, name: 'آذر' });
      return <CompanyForm initial={initial} draft={{ key: 'company-new' }} />;
    }
    const shown = { user: buildUser('employee'), path: '/' };
    const { person, drafts, unmount } = renderInTestShell(<Opened />, shown);
    const name = screen.getByLabelText('نام شرکت');
    await person.type(name, '۲');
    act(() => saveElsewhere());
    await person.type(name, '۳');
    expect(drafts.get('company-new')).toMatchObject({ base: { name: 'بهار' } });
    unmount();
    show({ initial: { ...stored, name: 'آذر' }, draft: { key: 'company-new' } }, Object.fromEntries(drafts));
    expect(noteOf('نام شرکت')).toContain('نوشتهٔ شما نگه داشته شده است');
  });

  it('[decisions 2.0] does not take its own save for that of somebody else in what was typed meanwhile', async () => {
    let answer: (saved: { data: { id: number } }) => void = () => {};
    const initial = { ...EMPTY, name: 'بهار' };
    const { person, drafts, unmount } = show({
      initial,
      draft: { key: 'company-new' },
      send: () => new Promise((resolve) => (answer = resolve)),
    });
    const name = screen.getByLabelText('نام شرکت');
    await person.type(name, '۲{Enter}');
    await person.type(name, '۳');
    act(() => answer({ data: { id: 7 } }));
    await waitFor(() => expect(drafts.get('company-new')).toMatchObject({ base: { name: 'بهار۲' } }));
    unmount();
    show({ initial: { ...EMPTY, name: 'بهار۲' }, draft: { key: 'company-new' } }, Object.fromEntries(drafts));
    expect(noteOf('نام شرکت')).toBe('');
  });

  it('[decisions 2.0] shows what the other person has stored next to what was typed, and takes it over', async () => {
    const { person } = openOvertaken({ name: 'آذر', phone: '031' });
    const name = screen.getByLabelText('نام شرکت');
    await person.clear(name);
    await person.type(name, 'آریا');
    await person.click(save());
    // the button may stand far below the field that both have changed
    await waitFor(() => expect(document.activeElement).toBe(name));
    const theirs = await screen.findByLabelText<HTMLInputElement>('مقدار ذخیره‌شدهٔ دیگری:');
    expect(theirs.value).toBe('آذر');
    expect(theirs.matches(':disabled')).toBe(true);
    // one field of both; the other person's telephone is simply shown
    expect(screen.getByText(/فیلدی را که تغییر داده‌اید دیگری هم ذخیره کرده است/).textContent).toMatch(/^فیلدی را/);
    await person.click(screen.getByRole('button', { name: 'نمایش فیلد' }));
    expect(document.activeElement).toBe(name);
    await person.click(screen.getByRole('button', { name: 'جایگزینی با این مقدار' }));
    expect(values()).toMatchObject({ name: 'آذر', phone: '031' });
    expect(screen.queryByLabelText('مقدار ذخیره‌شدهٔ دیگری:')).toBeNull();
    expect(screen.queryByText(/دیگری هم ذخیره کرده است/)).toBeNull();
  });

  it('takes the message of the conflict away when the conflict is solved', async () => {
    const { person, drafts } = openOvertaken({ phone: '031' });
    await person.type(screen.getByLabelText('رمز'), 'آ{Enter}');
    expect(await screen.findByText(/هم‌زمان شخص دیگری تغییر داده است/)).toBeTruthy();
    await person.click(save());
    await waitFor(() => expect(drafts.has('company-new')).toBe(false));
    expect(screen.queryByText(/هم‌زمان شخص دیگری تغییر داده است/)).toBeNull();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('does not take its own save for that of somebody else', async () => {
    const { person } = openOvertaken({});
    await person.type(screen.getByLabelText('رمز'), 'آ{Enter}');
    await person.click(save());
    await waitFor(() => expect(values().secret).toBe('آ'));
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
