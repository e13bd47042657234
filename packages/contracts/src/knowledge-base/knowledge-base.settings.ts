import { z } from 'zod';
import { booleanInput } from '../field.schema.ts';
import { picture, publicSetting, settingsGroup } from '../setting.ts';

/** Settings of the knowledge base (decisions 2.26). */
export const knowledgeBaseSettings = settingsGroup({
  knowledge_base_status: publicSetting(booleanInput, false),
  knowledge_base_color: publicSetting(z.string().regex(/^#[0-9A-Fa-f]{6}$/), '#1F6FEB'),
  knowledge_base_logo: picture(480),
});
