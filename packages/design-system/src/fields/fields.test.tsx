import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Form,
  FormField,
  HourMinuteInput,
  NumberField,
  rules,
  SearchSelect,
  Select,
  showFieldErrors,
  TextField,
  toMinutes,
  useForm,
} from './index.ts';
import type { FormHandle, HourMinute } from './index.ts';

let handle: FormHandle<{ name: string; phone: string }>;

function Sample({ onSubmit = jest.fn() }: { onSubmit?: (values: object) => void }) {
  handle = useForm<{ name: string; phone: string }>();
  return (
    <Form form={handle} onSubmit={onSubmit} label="سازمان جدید">
      <FormField name="name" label="نام سازمان" required rules={[rules.maxLength(5)]}>
        <TextField />
      </FormField>
      <FormField name="phone" label="تلفن">
        <TextField digits />
      </FormField>
      <button type="submit">ذخیره</button>
    </Form>
  );
}

describe('a form', () => {
  it('[5.3] shows the error at the field and puts the focus there', async () => {
    const submit = jest.fn();
    render(<Sample onSubmit={submit} />);
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('این فیلد الزامی است')).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('نام سازمان')));
  });

  it('[5.1] refuses HTML-like tags in every text field', async () => {
    render(<Sample />);
    await userEvent.type(screen.getByLabelText('نام سازمان'), '<a>');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('الگوی فیلد نامعتبر است')).toBeTruthy();
  });

  it('[8.7] shows the errors of the API at their fields and returns the others', async () => {
    render(<Sample />);
    let rest: unknown;
    act(() => {
      rest = showFieldErrors(handle, [
        { field: 'phone', message: 'شمارهٔ تلفن معتبر نیست' },
        { field: 'level_id', message: 'سطح پیدا نشد' },
      ]);
    });
    expect(await screen.findByText('شمارهٔ تلفن معتبر نیست')).toBeTruthy();
    expect(rest).toEqual([{ field: 'level_id', message: 'سطح پیدا نشد' }]);
    expect(document.activeElement).toBe(screen.getByLabelText('تلفن'));
  });

  it('accepts Persian digits as Latin ones', async () => {
    const submit = jest.fn();
    render(<Sample onSubmit={submit} />);
    await userEvent.type(screen.getByLabelText('نام سازمان'), 'آریا');
    await userEvent.type(screen.getByLabelText('تلفن'), '۰۲۱۸۸');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ name: 'آریا', phone: '02188' }));
  });
});

function Span() {
  const [value, setValue] = useState<HourMinute>({ hours: null, minutes: null });
  return (
    <>
      <HourMinuteInput value={value} onChange={setValue} />
      <output>{String(toMinutes(value))}</output>
    </>
  );
}

describe('hours and minutes', () => {
  it('[5.22, 9.11] accepts hours to 999 and minutes to 59, not more', async () => {
    render(<Span />);
    await userEvent.type(screen.getByLabelText('ساعت'), '۹۹۹۹');
    await userEvent.type(screen.getByLabelText('دقیقه'), '60');
    expect((screen.getByLabelText('ساعت') as HTMLInputElement).value).toBe('999');
    expect((screen.getByLabelText('دقیقه') as HTMLInputElement).value).toBe('6');
    expect(screen.getByRole('status').textContent).toBe(String(999 * 60 + 6));
  });

  it('[5.22] accepts no paste', () => {
    render(<Span />);
    expect(fireEvent.paste(screen.getByLabelText('ساعت'), { clipboardData: { getData: () => '12' } })).toBe(false);
  });

  it('[5.22] needs both parts when it is required', () => {
    expect(rules.required()({ hours: 4, minutes: null }, {})).not.toBeNull();
    expect(rules.required()({ hours: 4, minutes: 0 }, {})).toBeNull();
  });
});

describe('a number', () => {
  it('reads Persian digits', async () => {
    const change = jest.fn();
    render(<NumberField aria-label="روز" onChange={change} />);
    await userEvent.type(screen.getByLabelText('روز'), '۴۲');
    expect(change).toHaveBeenLastCalledWith(42);
  });
});

describe('a select', () => {
  const options = [
    { value: 1, label: 'علی کریمی' },
    { value: 2, label: 'می‌خواهم' },
  ];

  it('finds Persian text whatever keyboard typed it', async () => {
    render(<Select options={options} searchable aria-label="مشتری" />);
    await userEvent.type(screen.getByRole('combobox'), 'كري');
    expect(screen.queryAllByTitle('علی کریمی').length).toBeGreaterThan(0);
    expect(screen.queryAllByTitle('می‌خواهم')).toHaveLength(0);
  });

  it('[8.13] shows that nothing was found', async () => {
    render(<Select options={options} searchable aria-label="مشتری" />);
    await userEvent.type(screen.getByRole('combobox'), 'ژژژ');
    expect(await screen.findByText('موردی پیدا نشد!')).toBeTruthy();
  });

  it('[9.10] queries the server from the third character on', async () => {
    const ask = jest.fn(() => Promise.resolve([{ value: 7, label: 'نگار احمدی' }]));
    render(<SearchSelect onSearch={ask} aria-label="مشتری" />);
    await userEvent.type(screen.getByRole('combobox'), 'نگ');
    expect(await screen.findByText('حداقل ۳ کاراکتر وارد کنید')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox'), 'ار');
    expect((await screen.findAllByText('نگار احمدی')).length).toBeGreaterThan(0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith('نگار', expect.anything());
  });
});
