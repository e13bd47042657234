import { JalaliDate, JalaliDateTime, JalaliTime } from '@hamyar/design-system/dates';
import { TextArea, TextField } from '@hamyar/design-system/fields';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { buildUser, fireEvent, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { Form, FormActions, FormField } from './form.tsx';
import { useResourceForm } from './use-resource-form.ts';

const START = {
  name: '',
  note: '',
  day: null as string | null,
  moment: null as number | null,
  clock: null as string | null,
};

function EventForm({ send }: { send(values: typeof START): void }) {
  const form = useResourceForm<typeof START>({
    initial: START,
    fields: { name: { required: true } },
    askOnLeave: false,
    send: async (values) => {
      send(values);
      return { data: null };
    },
  });
  return (
    <Form form={form} label="رویداد">
      <FormField form={form} name="name" label="نام">
        {(control) => <TextField {...control} maxLength={20} />}
      </FormField>
      <FormField form={form} name="note" label="شرح">
        {(control) => <TextArea {...control} maxLength={30} />}
      </FormField>
      <FormField form={form} name="day" label="روز">
        {(control) => <JalaliDate {...control} />}
      </FormField>
      <FormField form={form} name="moment" label="زمان">
        {(control) => <JalaliDateTime {...control} />}
      </FormField>
      <FormField form={form} name="clock" label="ساعت">
        {(control) => <JalaliTime {...control} />}
      </FormField>
      <FormActions form={form} onCancel={() => undefined} />
      <OverlayHost />
    </Form>
  );
}

function show() {
  const sent = jest.fn();
  return { ...renderInTestShell(<EventForm send={sent} />, { user: buildUser('employee'), path: '/' }), sent };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'ذخیره' });

function write(input: HTMLElement, text: string, leave = true) {
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.click(input);
  fireEvent.change(input, { target: { value: text } });
  if (leave) fireEvent.blur(input);
}

describe('what stands in a field and is no value of it', () => {
  it.each([
    ['روز', 'آخر سال', '1405/8/29', /تاریخ قابل خواندن نیست/],
    ['زمان', 'آخر اسفند', '1405/8/29 10:30', /تاریخ و ساعت قابل خواندن نیست/],
    ['ساعت', 'عصر', '10:30', /ساعت قابل خواندن نیست/],
  ])('[8.17] stays in «%s», is said there, and is not saved', async (label, unreadable, readable, message) => {
    const { person, sent } = show();
    await person.type(field('نام'), 'x');
    write(field(label), unreadable);
    expect((await screen.findByText(message)).id).toBe(field(label).getAttribute('aria-describedby'));
    await person.click(save());
    expect(sent).not.toHaveBeenCalled();
    expect(field(label).value).toBe(unreadable);
    write(field(label), readable);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await person.click(save());
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('[8.17] is found also where the form is sent before the field is left', async () => {
    const { person, sent } = show();
    await person.type(field('نام'), 'x');
    write(field('روز'), 'فردا', false);
    expect(screen.queryByText('تاریخ قابل خواندن نیست')).toBeNull();
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText('تاریخ قابل خواندن نیست')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('[8.17] goes with the other changes that are discarded', async () => {
    const { person } = show();
    await person.type(field('نام'), 'x');
    write(field('روز'), 'فردا');
    await person.click(screen.getByRole('button', { name: 'انصراف' }));
    await person.click(await screen.findByRole('button', { name: 'دور ریختن' }));
    await waitFor(() => expect(field('روز').value).toBe(''));
    expect(screen.queryByText('تاریخ قابل خواندن نیست')).toBeNull();
  });

  it.each([
    ['نام', 20],
    ['شرح', 30],
  ])(
    '[5.5, decisions 2.0] a text that is too long for «%s» is not cut: the field counts and says so',
    async (label, max) => {
      const { person, sent } = show();
      await person.type(field('نام'), 'x');
      await person.clear(field(label));
      await person.click(field(label));
      await person.paste('س'.repeat(max + 5));
      expect(field(label).value).toHaveLength(max + 5);
      expect(screen.getByText(/۲۵ از ۲۰|۳۵ از ۳۰/)).toBeTruthy();
      expect(await screen.findByText(/^حداکثر/)).toBeTruthy();
      await person.click(save());
      expect(sent).not.toHaveBeenCalled();
      await person.clear(field(label));
      await person.paste('😀'.repeat(max));
      expect(screen.queryByText(/^حداکثر/)).toBeNull();
      if (label !== 'نام') await person.type(field('نام'), 'x');
      await person.click(save());
      expect(sent).toHaveBeenCalledTimes(1);
      expect(Object.values(sent.mock.lastCall![0] as object)).toContain('😀'.repeat(max));
    },
  );
});

describe('a message of a field that is left', () => {
  it('[8.7] does not move what is being pressed: it appears when that is released', async () => {
    const { person } = show();
    await person.click(field('نام'));
    await person.pointer({ keys: '[MouseLeft>]', target: field('شرح') });
    expect(document.activeElement).toBe(field('شرح'));
    expect(screen.queryByText('این فیلد الزامی است')).toBeNull();
    await person.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText('این فیلد الزامی است')).toBeTruthy();
  });

  it('[8.7] appears immediately where the field is left by a key', async () => {
    const { person } = show();
    await person.click(field('نام'));
    await person.tab();
    expect(screen.getByText('این فیلد الزامی است')).toBeTruthy();
  });
});
