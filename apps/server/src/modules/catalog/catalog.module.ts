import type { ServerModule } from '../../platform/deps.ts';
import { catalogLists } from './catalog-lists.repository.ts';
import {
  namedInTree,
  ofDepartments,
  servicesOfBranches,
  servicesOfCategories,
} from './catalog-replacement.repository.ts';
import { readTree } from './catalog-tree.repository.ts';
import { assertInTree, treeOrder } from './catalog-tree.service.ts';
import { taggableCustomers } from './customer-tags.service.ts';
import { serviceRoutes } from './service.routes.ts';
import { deleteService } from './service.service.ts';
import { tagRoutes } from './tag.routes.ts';
import { deleteTag } from './tag.service.ts';
import { ticketCategoryRoutes } from './ticket-category.routes.ts';
import { deleteTicketCategory } from './ticket-category.service.ts';

/** Categories, services and tags of tickets (decisions 2.7, 2.10). */
export const catalogModule: ServerModule = {
  name: 'catalog',
  sharedLists: catalogLists,
  taggables: { user: taggableCustomers },
  deletes: { tag: deleteTag, ticketCategory: deleteTicketCategory, service: deleteService },
  orders: { ticketCategory: treeOrder('ticket_category'), service: treeOrder('service') },
  replaceable: {
    ticketCategory: { table: 'ticket_category', assertDeletes: assertInTree('ticket_category') },
    service: { table: 'service', assertDeletes: assertInTree('service') },
  },
  references: {
    branch: { services: servicesOfBranches },
    ticket_category: { services: servicesOfCategories },
    department: { categories: ofDepartments('ticket_category'), services: ofDepartments('service') },
    sla_policy: { categories: namedInTree('ticket_category', 'sla_id'), services: namedInTree('service', 'sla_id') },
    form: { categories: namedInTree('ticket_category', 'form_id'), services: namedInTree('service', 'form_id') },
  },
  setupChecks: { category: async (db) => (await readTree(db, 'ticket_category')).some(({ status }) => status) },
  register(host, deps) {
    tagRoutes(host, deps);
    ticketCategoryRoutes(host, deps);
    serviceRoutes(host, deps);
  },
};
