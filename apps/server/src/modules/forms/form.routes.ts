import { formDelete, formGet, formList, formStore, formUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, ok, updated } from '../../platform/http/outcome.ts';
import { changeForm, createForm, deleteForm, openForm, pageOfForms } from './form.service.ts';
import { messages } from './messages.ts';

const ABOUT = 'form';
const remove = deleteForm('form');

/** General forms (decisions 2.11). */
export function formRoutes(host: ModuleHost, deps: Deps): void {
  host.route(formList, async ({ query }) => {
    const { rows, page } = await pageOfForms(deps, query);
    return list(rows, page);
  });
  host.route(formGet, async ({ params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openForm(deps, params.id));
  });
  host.route(formStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createForm(deps, { user, ip }, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.formSaved);
  });
  host.route(formUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeForm(deps, { user, ip }, params.id, body), messages.formSaved);
  });
  host.route(formDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await remove(deps, { user, ip }, params.id);
    return deleted(undefined, messages.formDeleted);
  });
}
