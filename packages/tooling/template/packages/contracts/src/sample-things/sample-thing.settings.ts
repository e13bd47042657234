import { booleanInput } from '../field.schema.ts';
import { publicSetting, settingsGroup } from '../setting.ts';

/** What admins decide for all of them. Visitors read it too: the gate of the page for a new one asks for it. */
export const sampleThingsSettings = settingsGroup({
  sample_things_customers_add: publicSetting(booleanInput, true),
});
