import { useState } from 'react';
import { TextField } from '@hamyar/design-system/fields';
import { OverlayHost, toast } from '@hamyar/design-system/overlay';
import { shared } from '@hamyar/persian';
import { act, axe, buildUser, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import type { SendResult } from '../form/call-outcome.ts';
import { FormField } from '../form/form.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';
import type { ResourceFormOptions } from '../form/use-resource-form.ts';
import { FormDialog } from './form-dialog.tsx';

interface Label {
  name: string;
  color: string;
  version: number;
}
type Values = Pick<Label, 'name' | 'color'>;
type Answer = SendResult<Label>;

const STORED: Label = { name: 'آبی', color: 'blue', version: 1 };
const conflict = (data?: Label): Answer => ({ error: { status: 'NOK', code: 'VERSION_CONFLICT', message: '', data } });
const refused = (...errors: { field: string; message: string }[]): Answer => ({
  error: { status: 'VALIDATION_ERROR', message: '', errors },
});

type Keeping = Pick<ResourceFormOptions<Values, Label>, 'draft' | 'askOnLeave'>;

/** A page whose button opens the dialog; its form lives with the page, so that closing has to reset it. */
function Page({ answers, sent, ...keeping }: Keeping & { answers: (Answer | Promise<Answer>)[]; sent: jest.Mock }) {
  const [open, setOpen] = useState(false);
  const [label, setLabel] = useState(STORED);
  const form = useDialogForm<Values, Label>({
    initial: { name: label.name, color: label.color },
    fields: { name: { required: true } },
    ...keeping,
    send: (values) => {
      sent(values, label.version);
      return Promise.resolve(answers.shift() ?? { data: label });
    },
    onConflict: setLabel,
    onSaved: () => setOpen(false),
  });
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        تغییر برچسب
      </button>
      {open ? (
        <FormDialog
          form={form}
          title="برچسب"
          submitLabel="ذخیره"
          initialFocus="input"
          footerEnd={<button type="button">حذف</button>}
          onClose={close}
        >
          <FormField form={form} name="color" label="رنگ">
            {(control) => <TextField {...control} />}
          </FormField>
          <FormField form={form} name="name" label="نام">
            {(control) => <TextField {...control} />}
          </FormField>
          <button type="button" onClick={() => void form.submit({ color: 'red' })}>
            قرمز
          </button>
        </FormDialog>
      ) : null}
      <OverlayHost />
    </>
  );
}

async function open(answers: (Answer | Promise<Answer>)[] = [], keeping: Keeping = {}) {
  const sent = jest.fn();
  const shell = renderInTestShell(<Page answers={answers} sent={sent} {...keeping} />, {
    user: buildUser('employee'),
    path: '/',
  });
  const reopen = () => shell.person.click(screen.getByRole('button', { name: 'تغییر برچسب' }));
  await reopen();
  return { ...shell, sent, reopen };
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'نام' });
const save = () => screen.getByRole('button', { name: 'ذخیره' });

describe('a dialog with fields', () => {
  afterEach(() => act(() => toast.clear()));
  it('[5.3, 8.7] checks when it is sent, says it at the field and puts the focus there', async () => {
    const { person, sent } = await open();
    await person.clear(name());
    await person.tab();
    expect(screen.queryByText('این فیلد الزامی است')).toBeNull();
    await person.click(save());
    expect(await screen.findByText('این فیلد الزامی است')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(sent).not.toHaveBeenCalled();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[8.7] says at its field what the server refused and above the fields what has none, and keeps the text', async () => {
    const { person } = await open([
      refused({ field: 'name', message: 'تکراری است' }, { field: 'x', message: 'بسته است' }),
    ]);
    await person.type(name(), '!');
    await person.click(save());
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByText('تکراری است')).id).toBe(name().getAttribute('aria-describedby'));
    expect(dialog.getByText('بسته است').closest('[role=alert]')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(name().value).toBe('آبی!');
  });

  it('[8.7, decisions 2.0] says each refusal in a toast too, by the name of its field, which screen readers do not say again', async () => {
    const errors = [{ field: 'name', message: 'تکراری است' }];
    const { person } = await open([refused(...errors, { field: 'x', message: 'بسته است' }, ...errors)]);
    await person.click(save());
    await screen.findByText('نام: تکراری است');
    const toasts = [...document.querySelectorAll('.hd-toast')];
    expect(toasts.map((one) => [one.textContent, one.getAttribute('role')])).toEqual([
      ['نام: تکراری است', null],
      ['بسته است', null],
    ]);
  });

  it.each<[string, Answer, RegExp]>([
    ['the server did nothing', { error: { status: 'NOK', message: 'برچسب بسته است' } }, /برچسب بسته است/],
    ['nobody answered', { error: { status: 'NETWORK', message: '' } }, new RegExp(shared.serverUnreachable)],
  ])('[8.7] says above the fields that %s, until something is changed', async (_what, answer, message) => {
    const { person } = await open([answer]);
    await person.type(name(), '!');
    await person.click(save());
    expect(screen.getByRole('dialog').contains(await screen.findByText(message))).toBe(true);
    await person.type(name(), '!');
    expect(screen.queryByText(message)).toBeNull();
    expect(name().value).toBe('آبی!!');
  });

  it('[decisions 2.0] keeps what was typed after a conflict, shows what is stored, and then saves over that', async () => {
    const { person, sent } = await open([conflict({ ...STORED, name: 'سبز', version: 2 })]);
    await person.type(name(), '!');
    await person.click(save());
    expect(await screen.findByText(/هم‌زمان شخص دیگری تغییر داده است/)).toBeTruthy();
    expect(name().value).toBe('آبی!');
    expect(screen.getByDisplayValue('سبز')).toBeTruthy();
    await person.click(save());
    await waitFor(() => expect(sent.mock.calls.map(([, version]) => version)).toEqual([1, 2]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends once however often it is asked, and cannot be closed meanwhile', async () => {
    let answer: (result: Answer) => void = () => undefined;
    const { person, sent } = await open([new Promise((resolve) => (answer = resolve))]);
    await person.type(name(), '!');
    const button = save();
    await person.dblClick(button);
    await person.keyboard('{Escape}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await act(async () => answer({ data: STORED }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends a last choice in one step with what was typed before it', async () => {
    const { person, sent } = await open([{ error: { status: 'NOK', message: 'نشد' } }]);
    await person.type(name(), '!');
    await person.click(screen.getByRole('button', { name: 'قرمز' }));
    expect(sent).toHaveBeenCalledWith({ name: 'آبی!', color: 'red' }, 1);
    expect(await screen.findByDisplayValue('red')).toBeTruthy();
  });

  it('opens again without what was typed, refused or said before it was closed', async () => {
    const { person, reopen, guarded } = await open([refused({ field: 'name', message: 'تکراری است' })]);
    await person.type(name(), '!');
    await person.click(save());
    expect(await screen.findByText('تکراری است')).toBeTruthy();
    expect(guarded()).toBe(false);
    await person.keyboard('{Escape}');
    await reopen();
    expect(name().value).toBe('آبی');
    expect(screen.queryByText('تکراری است')).toBeNull();
  });

  it('[decisions 2.4] opens again with what was typed where it has a draft, and says so', async () => {
    const { person, drafts, reopen } = await open([], { draft: { key: 'label-1' } });
    await person.type(name(), '!');
    await person.keyboard('{Escape}');
    expect(drafts.get('label-1')).toMatchObject({ changes: { name: 'آبی!' } });
    await reopen();
    expect(name().value).toBe('آبی!');
  });
  const cancel = () => screen.getByRole('button', { name: 'انصراف' });
  const answer = (text: string) => screen.findByRole('button', { name: text });

  it('[decisions 2.4] deletes the draft with «cancel», after a question', async () => {
    const { person, drafts, reopen } = await open([], { draft: { key: 'label-1' } });
    await person.type(name(), '!');
    await person.click(cancel());
    await person.click(await answer('ادامهٔ ویرایش'));
    expect(name().value).toBe('آبی!');
    await person.click(cancel());
    await person.click(await answer('دور ریختن'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts.has('label-1')).toBe(false);
    await reopen();
    expect(name().value).toBe('آبی');
  });

  it('[decisions 2.4] asks before it forgets what was typed, where that is too much to lose, and only then', async () => {
    const { person, reopen, guarded } = await open([], { askOnLeave: true });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen();
    await person.type(name(), '!');
    expect(guarded()).toBe(true);
    await person.keyboard('{Escape}');
    await person.click(await answer('ادامهٔ ویرایش'));
    expect(name().value).toBe('آبی!');
    await person.click(cancel());
    await person.click(await answer('دور ریختن'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has room for an action of another kind at the end of its buttons', async () => {
    await open();
    const footer = save().closest('footer')!;
    expect([...footer.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      'ذخیره',
      'انصراف',
      'حذف',
    ]);
  });

  it('[8.7] brings into view why nothing was saved, as the button is below all fields', async () => {
    const shown = jest.fn();
    const before = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      shown(this.textContent);
    };
    const { person } = await open([{ error: { status: 'NOK', message: 'برچسب بسته است' } }]);
    await person.type(name(), '!');
    await person.click(save());
    await waitFor(() => expect(shown).toHaveBeenCalledWith('برچسب بسته است'));
    Element.prototype.scrollIntoView = before;
  });
});
