import type { ServerModule } from '../../platform/deps.ts';
import type { SettingsGroupDeclaration } from '../settings/public.ts';

const knowledgeBaseSettings: SettingsGroupDeclaration<'knowledgeBaseSettings'> = {
  name: 'knowledgeBaseSettings',
  defaults: { knowledge_base_status: false, knowledge_base_color: '#1F6FEB' },
};

/** The knowledge base; so far whether there is one, and its colour. */
export const knowledgeBaseModule: ServerModule = { name: 'knowledge-base', settings: [knowledgeBaseSettings] };
