import {
  customFieldDelete,
  customFieldGet,
  customFieldList,
  customFieldStore,
  customFieldUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import {
  changeCustomField,
  createCustomField,
  deleteCustomField,
  openCustomField,
  pageOfCustomFields,
} from './custom-field.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'custom_field';

/** Custom fields (spec 3.9, decisions 2.11). */
export function customFieldRoutes(host: ModuleHost, deps: Deps): void {
  host.route(customFieldList, async ({ user, query }) => {
    const { rows, page } = await pageOfCustomFields(deps, user, query);
    return list(rows, page);
  });
  host.route(customFieldGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openCustomField(deps, user, params.id));
  });
  host.route(customFieldStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createCustomField(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.fieldSaved);
  });
  host.route(customFieldUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeCustomField(deps, { user, ip }, params.id, body), messages.fieldSaved);
  });
  host.route(customFieldDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteCustomField(deps, { user, ip }, params.id);
    return deleted(undefined, messages.fieldDeleted);
  });
}
