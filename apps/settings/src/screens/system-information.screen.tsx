import { ATTACHMENT_TYPES, publicFileUrl, type AllSettings } from '@hamyar/contracts';
import { MultiSelect, NumberField, Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { ImageIcon, InfoIcon, PaperclipIcon } from '@hamyar/design-system/icons';
import { SettingsField, SettingsPage, useSettingsGroup, type SettingsForm } from '@hamyar/module-kit/settings';
import { PictureField } from '../features/pictures/picture-field.tsx';
import { fa } from '../messages/fa.ts';

const text = fa.systemInformation;
const UNITS = [
  { value: 'MB' as const, label: text.megabyte },
  { value: 'KB' as const, label: text.kilobyte },
];
const TYPES = ATTACHMENT_TYPES.map((type) => ({ value: type, label: type }));
const PICTURES = [
  ['logo', text.logo, false],
  ['small_logo', text.smallLogo, false],
  ['dark_logo', text.darkLogo, true],
  ['favicon', text.favicon, false],
] as const;

const pictureUrl = (name: string | null) => (name === null ? null : publicFileUrl(name));

/** Uploaded pictures are sent as tokens with the stored values: null removes one, without a token it stays. */
type Uploads = Partial<Record<`${(typeof PICTURES)[number][0]}_token`, string | null>>;
const UNCHANGED: Uploads = {
  logo_token: undefined,
  small_logo_token: undefined,
  dark_logo_token: undefined,
  favicon_token: undefined,
};

interface SectionProps {
  form: SettingsForm<AllSettings['systemInformation'] & Uploads>;
}

/** Name, marks and attachment rules of the installation (decisions 2.26 systemInformation). */
export function SystemInformationScreen() {
  const form = useSettingsGroup('systemInformation', { more: UNCHANGED });
  return (
    <SettingsPage title={text.title} subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <IdentitySection form={form} />
          <SettingsGroup title={text.files} icon={<ImageIcon size={17} />}>
            {PICTURES.map(([key, label, dark]) => (
              <SettingsField form={form} key={key} name={`${key}_token`} label={label}>
                {(control) => (
                  <PictureField
                    label={label}
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
      <SettingsField form={form} name="system_title" label={text.systemTitle} labelled>
        {(control) => <TextField {...control} maxLength={60} />}
      </SettingsField>
      <SettingsField form={form} name="system_slogan" label={text.slogan} labelled>
        {(control) => <TextField {...control} maxLength={80} />}
      </SettingsField>
      <SettingsField form={form} name="logo_link" label={text.logoLink} hint={text.logoLinkHelp} labelled>
        {(control) => (
          <TextField {...control} ltr inputMode="url" onChange={(value) => control.onChange(value || null)} />
        )}
      </SettingsField>
      <SettingsField
        form={form}
        name="working_hours_text"
        label={text.workingHours}
        hint={text.workingHoursHelp}
        labelled
      >
        {(control) => <TextField {...control} maxLength={120} onChange={(value) => control.onChange(value || null)} />}
      </SettingsField>
      <SettingsField form={form} name="footer_text" label={text.footer} labelled>
        {(control) => <TextField {...control} maxLength={120} onChange={(value) => control.onChange(value || null)} />}
      </SettingsField>
    </SettingsGroup>
  );
}

/** `25MB` as its number and its unit (spec 3.3). */
const splitSize = (size: string) => ({
  amount: Number.parseInt(size, 10) || null,
  unit: size.endsWith('KB') ? ('KB' as const) : ('MB' as const),
});

function AttachmentsSection({ form }: SectionProps) {
  const size = splitSize(form.values.attachments_maximum_size);
  const setSize = (amount: number | null, unit: 'MB' | 'KB') =>
    form.set('attachments_maximum_size', `${amount ?? ''}${unit}`);
  return (
    <SettingsGroup title={text.attachments} icon={<PaperclipIcon size={17} />}>
      <SettingsField form={form} name="attachments_allowed_types" label={text.allowedTypes} labelled>
        {(control) => <MultiSelect {...control} selectAll options={TYPES} />}
      </SettingsField>
      <SettingsField form={form} name="attachments_maximum_size" label={text.maxSize} labelled>
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
