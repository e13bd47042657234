import { Switch } from '@hamyar/design-system/basics';
import { SettingsGroup } from '@hamyar/design-system/fields';
import { SettingsField, SettingsPage, useSettingsGroup, type SettingsLabels } from '@hamyar/module-kit/settings';

const labels: SettingsLabels<'sampleThingsSettings'> = {
  sample_things_customers_add: {
    label: 'افزودن به نمونه‌ها توسط مشتریان',
    hint: 'خاموش یعنی فقط کارشناسان به نمونه‌ها می‌افزایند',
  },
  sample_things_public: {
    label: 'نمایش نمونه‌ها به همه',
    hint: 'روشن یعنی هر کس، بدون ورود، موارد عمومی نمونه‌ها را می‌خواند',
  },
};
const text = { subtitle: 'قواعد نمونه‌ها', adding: 'ثبت و نمایش در نمونه‌ها' };

/** What admins decide for all of them. */
export function SampleThingSettingsScreen() {
  const form = useSettingsGroup('sampleThingsSettings', labels);
  return (
    <SettingsPage subtitle={text.subtitle} form={form}>
      {() => (
        <SettingsGroup title={text.adding}>
          <SettingsField form={form} name="sample_things_customers_add">
            {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
          </SettingsField>
          <SettingsField form={form} name="sample_things_public">
            {(control, label) => <Switch onChange={control.onChange} checked={control.value} label={label} />}
          </SettingsField>
        </SettingsGroup>
      )}
    </SettingsPage>
  );
}
