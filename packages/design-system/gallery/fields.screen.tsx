import { useState, type ReactNode } from 'react';
import { Button, Field, RadioGroup, Switch } from '../src/basics/index.ts';
import { JalaliDate, JalaliDateTime, JalaliRange, JalaliTime } from '../src/dates/index.ts';
import { RichTextEditor } from '../src/editor/index.ts';
import {
  ColorField,
  FormGrid,
  HourMinuteInput,
  MultiSelect,
  NumberField,
  PasswordField,
  SaveBar,
  SearchSelect,
  Select,
  SettingsGroup,
  SettingsRow,
  TextArea,
  TextField,
  TreeSelect,
} from '../src/fields/index.ts';
import { FileInput } from '../src/files/index.ts';
import type { PickedFile } from '../src/files/index.ts';
import { IdentityIcon, LoginIcon } from '../src/icons/index.ts';
import { Page, PageHeader } from '../src/layout/index.ts';
import { Modal } from '../src/overlay/index.ts';

const CITIES = ['تهران', 'شیراز', 'یزد', 'کرج', 'مشهد', 'اصفهان', 'تبریز', 'رشت', 'اهواز'].map((label, value) => ({
  value,
  label,
}));

const FILLED: Readonly<Record<string, unknown>> = {
  name: 'صنایع غذایی کوهستان',
  site: 'koohestan',
  city: 1,
  tags: [1, 2, 3],
  time: { hours: 4, minutes: 30 },
  days: 12,
};

interface RowProps {
  name: string;
  label: string;
  required?: boolean;
  help?: string;
  className?: string;
  children(control: { id: string; value: never; onChange: (value: unknown) => void }): ReactNode;
}

function Row({ name, children, ...field }: RowProps) {
  const [value, setValue] = useState(FILLED[name]);
  const id = `sample-${name}`;
  return (
    <Field controlId={id} {...field}>
      {children({ id, value: value as never, onChange: setValue })}
    </Field>
  );
}

function Sample() {
  return (
    <form className="hd-form" onSubmit={(event) => event.preventDefault()}>
      <FormGrid columns={6}>
        <Row className="hd-span-4" name="name" label="نام سازمان" required>
          {(control) => <TextField {...control} maxLength={45} showCount />}
        </Row>
        <Row className="hd-span-2" name="city" label="شهر" required>
          {(control) => <Select {...control} options={CITIES} />}
        </Row>
        <Row className="hd-span-3" name="phone" label="تلفن" help="با پیش‌شماره">
          {(control) => <TextField {...control} digits placeholder="021 8876 5432" />}
        </Row>
        <Row className="hd-span-3" name="site" label="وب‌سایت">
          {(control) => <TextField {...control} ltr />}
        </Row>
        <Row className="hd-span-3" name="tags" label="شعبه‌ها">
          {(control) => <MultiSelect {...control} options={CITIES} selectAll />}
        </Row>
        <Row className="hd-span-3" name="customer" label="مشتری">
          {(control) => (
            <SearchSelect
              {...control}
              onSearch={() => Promise.resolve(CITIES)}
              placeholder="نام، موبایل یا ایمیل مشتری"
            />
          )}
        </Row>
        <Row className="hd-span-3" name="category" label="دسته‌بندی">
          {(control) => (
            <TreeSelect
              {...control}
              options={[{ value: 1, title: 'فنی', children: [{ value: 2, title: 'درگاه پرداخت' }] }]}
            />
          )}
        </Row>
        <Row className="hd-span-3" name="password" label="رمز عبور" required>
          {(control) => <PasswordField {...control} />}
        </Row>
        <Row className="hd-span-2" name="days" label="مهلت">
          {(control) => <NumberField {...control} unit="روز" min={0} />}
        </Row>
        <Row className="hd-span-2" name="time" label="ساعت پاسخ" required>
          {(control) => <HourMinuteInput {...control} />}
        </Row>
        <Row className="hd-span-2" name="color" label="رنگ">
          {(control) => <ColorField {...control} />}
        </Row>
        <Row className="hd-span-6" name="text" label="توضیحات">
          {(control) => <TextArea {...control} />}
        </Row>
      </FormGrid>
      <Button type="submit" variant="primary">
        ذخیره
      </Button>
    </form>
  );
}

/** Every field in a form. */
export function FieldsPage() {
  return (
    <Page narrow>
      <PageHeader title="فیلدها" />
      <div className="g-card">
        <Sample />
      </div>
    </Page>
  );
}

/** A settings page. */
export function SettingsPage() {
  const [on, setOn] = useState(true);
  const [way, setWay] = useState('otp');
  return (
    <Page narrow>
      <PageHeader title="تنظیمات حساب کاربری" subtitle="ثبت‌نام، ورود و حساب مشتریان" />
      <SettingsGroup title="ثبت‌نام و ورود" icon={<LoginIcon />}>
        <SettingsRow label="امکان ثبت‌نام مشتریان" hint="پیوند ثبت‌نام در صفحهٔ ورود نمایش داده می‌شود">
          <Switch checked={on} onChange={setOn} label="امکان ثبت‌نام مشتریان" />
        </SettingsRow>
        <SettingsRow label="روش ورود مشتریان" changed>
          <RadioGroup
            cards
            label="روش ورود"
            value={way}
            onChange={setWay}
            options={[
              { value: 'otp', label: 'رمز یک‌بارمصرف' },
              { value: 'password', label: 'رمز عبور' },
            ]}
          />
        </SettingsRow>
      </SettingsGroup>
      <SettingsGroup title="نام کاربری" icon={<IdentityIcon />}>
        <SettingsRow label="الگوی نام کاربری (Regex)" hint="خالی یعنی بدون محدودیت" changed>
          <TextField ltr value="^09[0-9]{9}$" aria-label="الگو" />
        </SettingsRow>
        <SettingsRow label="سطح پیش‌فرض مشتریان">
          <Select options={CITIES} value={1} aria-label="سطح" />
        </SettingsRow>
      </SettingsGroup>
      <SaveBar count={2} onSave={() => undefined} onReset={() => undefined} />
    </Page>
  );
}

/** Jalali pickers inside a dialog. */
export function DatesPage() {
  const [open, setOpen] = useState(true);
  const [day, setDay] = useState<string | null>('2027-03-20');
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>سازمان جدید</Button>
      <Modal
        open={open}
        title="سازمان جدید"
        width="organization"
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="primary">ذخیره</Button>
            <Button onClick={() => setOpen(false)}>انصراف</Button>
          </>
        }
      >
        <div className="g-stack">
          <JalaliDate value={day} onChange={setDay} label="تاریخ پایان قرارداد" />
          <JalaliDateTime value={1795170000} onChange={() => undefined} label="زمان" />
          <JalaliRange value={[null, null]} onChange={() => undefined} />
          <JalaliTime value={null} onChange={() => undefined} label="ساعت" />
        </div>
      </Modal>
    </Page>
  );
}

/** The editor and the file input. */
export function EditorPage() {
  const [html, setHtml] = useState(
    '<p>سلام، از ساعت ۹ صبح پرداخت‌ها ناموفق است:</p><pre><code>HTTP/1.1 504 Gateway Timeout</code></pre><ul><li><p>شمارهٔ پیگیری: <code>TRX-88213/A</code></p></li></ul><p>The same card works on the second gateway.</p><table><tbody><tr><th><p>نام</p></th><th><p>مقدار</p></th></tr><tr><td><p>کد</p></td><td><p>۵۰۴</p></td></tr></tbody></table>',
  );
  const [files, setFiles] = useState<PickedFile[]>([
    { id: '1', file: new File(['x'.repeat(2000)], 'gateway-log.jpg'), status: 0 },
    { id: '2', file: new File(['x'], 'trace-tool.exe'), status: 2 },
    { id: '3', file: new File(['x'], 'big.png'), status: 1 },
  ]);
  return (
    <Page narrow>
      <PageHeader title="ویرایشگر" />
      <div className="g-card">
        <RichTextEditor label="متن" value={html} onChange={setHtml} minHeight={160} />
        <FileInput label="پیوست‌ها" value={files} onChange={setFiles} />
      </div>
    </Page>
  );
}
