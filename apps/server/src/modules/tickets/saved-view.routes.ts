import { savedViewDelete, savedViewList, savedViewStore, savedViewUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { changeSavedView, createSavedView, deleteSavedView, savedViewsOf } from './saved-view.service.ts';

const ABOUT = 'saved_view';

/** Mounts the calls on saved views of the ticket list (decisions 2.4). */
export function savedViewRoutes(host: ModuleHost, deps: Deps): void {
  host.route(savedViewList, async ({ user }) => ok(await savedViewsOf(deps, user)));
  host.route(savedViewStore, async ({ user, body, setLogObject }) => {
    const id = await createSavedView(deps, user, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.viewSaved);
  });
  host.route(savedViewUpdate, async ({ user, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeSavedView(deps, user, params.id, body), messages.viewSaved);
  });
  host.route(savedViewDelete, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteSavedView(deps, user, params.id);
    return deleted(undefined, messages.viewDeleted);
  });
}
