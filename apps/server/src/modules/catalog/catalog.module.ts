import type { ServerModule } from '../../platform/deps.ts';
import { catalogLists } from './catalog-lists.repository.ts';

/** Categories, services and tags of tickets (decisions 2.7, 2.10). */
export const catalogModule: ServerModule = { name: 'catalog', sharedLists: catalogLists };
