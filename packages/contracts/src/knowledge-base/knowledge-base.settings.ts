import { z } from 'zod';
import { booleanInput, color, plainText } from '../field.schema.ts';
import { picture, publicSetting, setting, settingsGroup } from '../setting.ts';
import { OFFERED_SEARCH_LENGTH, OFFERED_SEARCHES_MAX, VISIBILITIES } from './article-lists.ts';

/** Settings of the knowledge base (decisions 2.26). */
export const knowledgeBaseSettings = settingsGroup({
  knowledge_base_status: publicSetting(booleanInput, false),
  knowledge_base_color: publicSetting(color, '#1F6FEB'),
  knowledge_base_logo: picture(480),
  /** For whom a new article is. */
  knowledge_base_visibility: setting(z.enum(VISIBILITIES), 'public'),
  /** Readers say whether an article helped. */
  knowledge_base_feedback: publicSetting(booleanInput, true),
  /** A second person publishes what somebody has written. */
  kb_four_eyes: setting(booleanInput, false),
  /** Articles are suggested to who writes or answers a ticket. */
  knowledge_base_suggestions: publicSetting(booleanInput, true),
  /** Searches that the first page offers. */
  knowledge_base_searches: publicSetting(z.array(plainText(OFFERED_SEARCH_LENGTH, 1)).max(OFFERED_SEARCHES_MAX), []),
});
