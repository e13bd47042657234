import { ATTACHMENT_TYPES, publicFileUrl } from '@hamyar/contracts';
import { MultiSelect, NumberField, Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { ImageIcon, InfoIcon, PaperclipIcon } from '@hamyar/design-system/icons';
import { rules, type FieldRule } from '@hamyar/design-system/rules';
import { PictureField } from '@hamyar/module-kit/files';
import {
  SettingsField,
  SettingsPage,
  useSettingsGroup,
  type SettingsForm,
  type SettingsLabels,
} from '@hamyar/module-kit/settings';
import { shared } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

const labels: SettingsLabels<'systemInformation'> = {
  system_title: 'عنوان سیستم',
  system_slogan: 'شعار زیر عنوان',
  logo_link: { label: 'پیوند لوگو', hint: 'با کلیک روی لوگو باز می‌شود؛ خالی یعنی داشبورد' },
  footer_text: 'متن پاورقی',
  logo_token: 'لوگو',
  small_logo_token: 'لوگوی کوچک',
  dark_logo_token: 'لوگوی حالت تیره',
  favicon_token: 'فاوآیکون',
  attachments_allowed_types: 'پسوندهای مجاز پیوست',
  attachments_maximum_size: 'حداکثر حجم پیوست',
  timezone: null,
};
const text = {
  subtitle: 'نام، نشان و قواعد پیوست',
  identity: 'هویت سیستم',
  files: 'نشان‌ها',
  attachments: shared.attachments,
  maxSizeUnit: 'واحد',
};
const UNITS = [
  { value: 'MB' as const, label: 'مگابایت' },
  { value: 'KB' as const, label: 'کیلوبایت' },
];
const TYPES = ATTACHMENT_TYPES.map((type) => ({ value: type, label: type }));
const PICTURES = [
  ['logo', false],
  ['small_logo', false],
  ['dark_logo', true],
  ['favicon', false],
] as const;

const pictureUrl = (name: string | null) => (name === null ? null : publicFileUrl(name));

interface SectionProps {
  form: SettingsForm<'systemInformation'>;
}

/** Name, logos and attachment rules of the installation (decisions 2.26 systemInformation). */
export function SystemInformationSettingsScreen() {
  const form = useSettingsGroup('systemInformation', labels, {
    system_title: { required: true },
    attachments_allowed_types: { required: true },
    attachments_maximum_size: { required: true, rules: [hasAmount] },
  });
  return (
    <SettingsPage subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <IdentitySection form={form} />
          <SettingsGroup title={text.files} icon={<ImageIcon size={17} />}>
            {PICTURES.map(([key, dark]) => (
              <SettingsField form={form} key={key} name={`${key}_token`}>
                {(control, label) => (
                  <PictureField
                    label={label}
                    kind="setting"
                    none={fa.pictures.none}
                    help={fa.pictures.help}
                    dark={dark}
                    stored={pictureUrl(form.values[`${key}_name`])}
                    token={control.value}
                    onChange={control.onChange}
                  />
                )}
              </SettingsField>
            ))}
          </SettingsGroup>
          <AttachmentsSection form={form} />
        </>
      )}
    </SettingsPage>
  );
}

function IdentitySection({ form }: SectionProps) {
  return (
    <SettingsGroup title={text.identity} icon={<InfoIcon size={17} />}>
      <SettingsField form={form} name="system_title" labelled>
        {(control) => <TextField {...control} maxLength={60} />}
      </SettingsField>
      <SettingsField form={form} name="system_slogan" labelled>
        {(control) => <TextField {...control} maxLength={80} />}
      </SettingsField>
      <SettingsField form={form} name="logo_link" labelled>
        {(control) => (
          <TextField {...control} ltr inputMode="url" onChange={(value) => control.onChange(value || null)} />
        )}
      </SettingsField>
      <SettingsField form={form} name="footer_text" labelled>
        {(control) => <TextField {...control} maxLength={120} onChange={(value) => control.onChange(value || null)} />}
      </SettingsField>
    </SettingsGroup>
  );
}

/** Splits `25MB` into its number and its unit (spec 3.3). */
const splitSize = (size: string) => ({
  amount: Number.parseInt(size, 10) || null,
  unit: size.endsWith('KB') ? ('KB' as const) : ('MB' as const),
});

/** The unit alone is no size. */
const hasAmount: FieldRule = (size, values) => rules.required()(splitSize(String(size)).amount, values);

function AttachmentsSection({ form }: SectionProps) {
  const size = splitSize(form.values.attachments_maximum_size);
  const setSize = (amount: number | null, unit: 'MB' | 'KB') =>
    form.set('attachments_maximum_size', `${amount ?? ''}${unit}`);
  return (
    <SettingsGroup title={text.attachments} icon={<PaperclipIcon size={17} />}>
      <SettingsField form={form} name="attachments_allowed_types" labelled>
        {(control) => <MultiSelect {...control} selectAll options={TYPES} />}
      </SettingsField>
      <SettingsField form={form} name="attachments_maximum_size" labelled>
        {(control) => (
          <div className="settings-size">
            <NumberField
              id={control.id}
              invalid={control.invalid}
              min={1}
              max={9_999_999}
              value={size.amount}
              onChange={(amount) => setSize(amount, size.unit)}
            />
            <Select
              aria-label={text.maxSizeUnit}
              options={UNITS}
              value={size.unit}
              onChange={(unit) => setSize(size.amount, unit ?? 'MB')}
            />
          </div>
        )}
      </SettingsField>
    </SettingsGroup>
  );
}
