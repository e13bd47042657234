import { shared } from '@hamyar/persian';
import { OFFERED_SEARCHES_MAX, publicFileUrl } from '@hamyar/contracts';
import { Switch } from '@hamyar/design-system/basics';
import { ColorField, MultiSelect, Select, SettingsGroup } from '@hamyar/design-system/fields';
import { BookIcon, EditIcon, PaletteIcon } from '@hamyar/design-system/icons';
import { PictureField } from '@hamyar/module-kit/files';
import {
  SettingsField,
  SettingsPage,
  useSettingsGroup,
  type SettingsForm,
  type SettingsLabels,
} from '@hamyar/module-kit/settings';
import { audienceOptions } from '../shared/audience.tsx';

const labels: SettingsLabels<'knowledgeBaseSettings'> = {
  knowledge_base_status: {
    label: 'نمایش پایگاه دانش',
    hint: 'خاموش یعنی هیچ‌کس صفحه‌های پایگاه دانش را نمی‌بیند و نوشتن مقاله‌ها ادامه دارد',
  },
  knowledge_base_color: { label: 'رنگ اصلی', hint: 'در سرصفحهٔ پایگاه دانش دیده می‌شود' },
  knowledge_base_logo_token: { label: 'لوگوی پایگاه دانش', hint: 'خالی یعنی لوگوی سیستم' },
  knowledge_base_visibility: { label: 'مخاطب مقالهٔ تازه', hint: 'برای هر مقاله جدا می‌توان تغییرش داد' },
  knowledge_base_feedback: {
    label: 'نظر خوانندگان دربارهٔ مقاله‌ها',
    hint: 'زیر هر مقاله پرسیده می‌شود که مفید بوده است یا نه',
  },
  kb_four_eyes: { label: 'بازبینی پیش از انتشار', hint: 'روشن یعنی کسی مقالهٔ خودش را منتشر نمی‌کند' },
  knowledge_base_suggestions: {
    label: 'پیشنهاد مقاله هنگام نوشتن تیکت',
    hint: 'به مشتری پیش از ارسال و به کارشناس هنگام پاسخ',
  },
  knowledge_base_searches: {
    label: 'جستجوهای پیشنهادی',
    hint: 'زیر کادر جستجوی صفحهٔ نخست می‌آیند؛ حداکثر هشت عبارت',
  },
};
const text = {
  subtitle: 'نمایش، ظاهر و قواعد انتشار',
  showing: shared.show,
  look: shared.appearance,
  writing: 'نوشتن و بازبینی',
};

type Settings = SettingsForm<'knowledgeBaseSettings'>;
type SwitchName = 'knowledge_base_status' | 'knowledge_base_feedback' | 'kb_four_eyes' | 'knowledge_base_suggestions';

/** How the knowledge base is shown and written [2.44]. */
export function KnowledgeBaseSettingsScreen() {
  const form = useSettingsGroup('knowledgeBaseSettings', labels);
  return (
    <SettingsPage subtitle={text.subtitle} form={form}>
      {() => (
        <>
          <SettingsGroup title={text.showing} icon={<BookIcon size={17} />}>
            <SwitchRow form={form} name="knowledge_base_status" />
            <SwitchRow form={form} name="knowledge_base_feedback" />
            <SwitchRow form={form} name="knowledge_base_suggestions" />
          </SettingsGroup>
          <LookGroup form={form} />
          <SettingsGroup title={text.writing} icon={<EditIcon size={17} />}>
            <SettingsField form={form} name="knowledge_base_visibility" labelled>
              {(control) => (
                <Select
                  {...control}
                  options={audienceOptions}
                  onChange={(next) => control.onChange(next ?? control.value)}
                />
              )}
            </SettingsField>
            <SwitchRow form={form} name="kb_four_eyes" />
          </SettingsGroup>
        </>
      )}
    </SettingsPage>
  );
}

function LookGroup({ form }: { form: Settings }) {
  const logo = form.values.knowledge_base_logo_name;
  return (
    <SettingsGroup title={text.look} icon={<PaletteIcon size={17} />}>
      <SettingsField form={form} name="knowledge_base_color" labelled>
        {(control, label) => (
          <ColorField id={control.id} aria-label={label} value={control.value} onChange={control.onChange} />
        )}
      </SettingsField>
      <SettingsField form={form} name="knowledge_base_logo_token">
        {(control, label) => (
          <PictureField
            label={label}
            kind="setting"
            stored={logo === null ? null : publicFileUrl(logo)}
            token={control.value}
            onChange={control.onChange}
          />
        )}
      </SettingsField>
      <SettingsField form={form} name="knowledge_base_searches" labelled>
        {(control) => (
          <MultiSelect
            {...control}
            creatable
            maxShown={OFFERED_SEARCHES_MAX}
            options={[]}
            onChange={(words) => control.onChange(words.slice(0, OFFERED_SEARCHES_MAX))}
          />
        )}
      </SettingsField>
    </SettingsGroup>
  );
}

const SwitchRow = ({ form, name }: { form: Settings; name: SwitchName }) => (
  <SettingsField form={form} name={name}>
    {(control, label) => <Switch checked={control.value} onChange={control.onChange} label={label} />}
  </SettingsField>
);
