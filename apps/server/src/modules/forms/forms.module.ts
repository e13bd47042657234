import type { ServerModule } from '../../platform/deps.ts';
import { registerFieldSearch } from './custom-field-search.job.ts';
import { customFieldRoutes } from './custom-field.routes.ts';
import { customFieldOrder, deleteCustomField, moveCustomFields } from './custom-field.service.ts';
import { formsDemo } from './forms-demo.ts';
import { formsLists } from './forms-lists.repository.ts';
import { formsOfBranches } from './form-replacement.repository.ts';
import { readForms } from './form.repository.ts';
import { formRoutes } from './form.routes.ts';
import { assertDeletesForm, deleteForm, formOrder } from './form.service.ts';
import { ownedValueRoutes } from './custom-value.routes.ts';
import { listedValueRoutes } from './listed-value.routes.ts';
import { ticketFormRoutes } from './ticket-form.routes.ts';

/** Custom fields, forms of them and their values (decisions 2.11). */
export const formsModule: ServerModule = {
  name: 'forms',
  demoData: formsDemo,
  sharedLists: formsLists,
  deletes: {
    customField: deleteCustomField,
    form: deleteForm('form'),
    ticketForm: deleteForm('ticketForm'),
  },
  replaceable: { ticketForm: { table: 'form', assertDeletes: assertDeletesForm } },
  references: { branch: { forms: formsOfBranches } },
  orders: {
    customField: { read: customFieldOrder, move: moveCustomFields },
    form: formOrder('form'),
    ticketForm: formOrder('ticketForm'),
  },
  setupChecks: {
    category: async (db) => (await readForms(db)).some((form) => form.context === 'ticket' && form.status),
  },
  register(host, deps) {
    customFieldRoutes(host, deps);
    formRoutes(host, deps);
    ticketFormRoutes(host, deps);
    ownedValueRoutes(host, deps);
    listedValueRoutes(host, deps);
    registerFieldSearch(deps);
  },
};
