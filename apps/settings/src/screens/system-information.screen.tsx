import { ATTACHMENT_TYPES, publicFileUrl } from '@hamyar/contracts';
import { MultiSelect, NumberField, Select, SettingsGroup, TextField } from '@hamyar/design-system/fields';
import { ImageIcon, InfoIcon, PaperclipIcon } from '@hamyar/design-system/icons';
import { PictureField } from '../features/pictures/picture-field.tsx';
import { SettingsGroupPage } from '../features/settings-group/settings-group-page.tsx';
import { SettingsGroupRow } from '../features/settings-group/settings-group-row.tsx';
import {
  useSettingsGroup,
  type SettingsGroupEditor,
  type SettingsGroupValues,
} from '../features/settings-group/use-settings-group.ts';
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

interface SectionProps {
  editor: SettingsGroupEditor<'systemInformation'>;
  values: SettingsGroupValues<'systemInformation'>;
}

/** Name, marks and attachment rules of the installation (decisions 2.26 systemInformation). */
export function SystemInformationScreen() {
  const editor = useSettingsGroup('systemInformation');
  return (
    <SettingsGroupPage title={text.title} subtitle={text.subtitle} editor={editor}>
      {(values) => (
        <>
          <IdentitySection editor={editor} values={values} />
          <SettingsGroup title={text.files} icon={<ImageIcon size={17} />}>
            {PICTURES.map(([key, label, dark]) => (
              <SettingsGroupRow key={key} editor={editor} keys={`${key}_token`} label={label}>
                <PictureField
                  label={label}
                  dark={dark}
                  stored={pictureUrl(values[`${key}_name`])}
                  token={values[`${key}_token`]}
                  onChange={(token) => editor.set(`${key}_token`, token)}
                />
              </SettingsGroupRow>
            ))}
          </SettingsGroup>
          <AttachmentsSection editor={editor} values={values} />
        </>
      )}
    </SettingsGroupPage>
  );
}

function IdentitySection({ editor, values }: SectionProps) {
  return (
    <SettingsGroup title={text.identity} icon={<InfoIcon size={17} />}>
      <SettingsGroupRow editor={editor} keys="system_title" label={text.systemTitle} htmlFor="settings-title">
        <TextField
          id="settings-title"
          maxLength={60}
          value={values.system_title}
          onChange={(value) => editor.set('system_title', value)}
        />
      </SettingsGroupRow>
      <SettingsGroupRow editor={editor} keys="system_slogan" label={text.slogan} htmlFor="settings-slogan">
        <TextField
          id="settings-slogan"
          maxLength={80}
          value={values.system_slogan}
          onChange={(value) => editor.set('system_slogan', value)}
        />
      </SettingsGroupRow>
      <SettingsGroupRow
        editor={editor}
        keys="logo_link"
        label={text.logoLink}
        hint={text.logoLinkHelp}
        htmlFor="settings-link"
      >
        <TextField
          id="settings-link"
          ltr
          inputMode="url"
          value={values.logo_link}
          onChange={(value) => editor.set('logo_link', value || null)}
        />
      </SettingsGroupRow>
      <SettingsGroupRow
        editor={editor}
        keys="working_hours_text"
        label={text.workingHours}
        hint={text.workingHoursHelp}
        htmlFor="settings-hours"
      >
        <TextField
          id="settings-hours"
          maxLength={120}
          value={values.working_hours_text}
          onChange={(value) => editor.set('working_hours_text', value || null)}
        />
      </SettingsGroupRow>
      <SettingsGroupRow editor={editor} keys="footer_text" label={text.footer} htmlFor="settings-footer">
        <TextField
          id="settings-footer"
          maxLength={120}
          value={values.footer_text}
          onChange={(value) => editor.set('footer_text', value || null)}
        />
      </SettingsGroupRow>
    </SettingsGroup>
  );
}

/** `25MB` as its number and its unit (spec 3.3). */
const splitSize = (size: string) => ({
  amount: Number.parseInt(size, 10) || null,
  unit: size.endsWith('KB') ? ('KB' as const) : ('MB' as const),
});

function AttachmentsSection({ editor, values }: SectionProps) {
  const size = splitSize(values.attachments_maximum_size);
  const setSize = (amount: number | null, unit: 'MB' | 'KB') =>
    editor.set('attachments_maximum_size', `${amount ?? ''}${unit}`);
  return (
    <SettingsGroup title={text.attachments} icon={<PaperclipIcon size={17} />}>
      <SettingsGroupRow
        editor={editor}
        keys="attachments_allowed_types"
        label={text.allowedTypes}
        htmlFor="settings-types"
      >
        <MultiSelect
          id="settings-types"
          selectAll
          options={TYPES}
          value={values.attachments_allowed_types}
          onChange={(types) => editor.set('attachments_allowed_types', types)}
        />
      </SettingsGroupRow>
      <SettingsGroupRow editor={editor} keys="attachments_maximum_size" label={text.maxSize} htmlFor="settings-size">
        <div className="settings-size">
          <NumberField
            id="settings-size"
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
      </SettingsGroupRow>
    </SettingsGroup>
  );
}
