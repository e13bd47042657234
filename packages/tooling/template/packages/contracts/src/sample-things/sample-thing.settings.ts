import { booleanInput } from '../field.schema.ts';
import { publicSetting, settingsGroup } from '../setting.ts';

/** What admins decide for all of them. Visitors read it too: gates of pages ask for it. */
export const sampleThingsSettings = settingsGroup({
  sample_things_customers_add: publicSetting(booleanInput, true),
  sample_things_public: publicSetting(booleanInput, false),
});
