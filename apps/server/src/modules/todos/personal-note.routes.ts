import {
  personalNoteDelete,
  personalNoteGet,
  personalNoteList,
  personalNoteStore,
  personalNoteUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import {
  changePersonalNote,
  createPersonalNote,
  deletePersonalNote,
  openPersonalNote,
  personalNotesOf,
} from './personal-note.service.ts';

const ABOUT = 'personal_note';

/** The calls of personal notes (spec 7.7 `note`). */
export function personalNoteRoutes(host: ModuleHost, deps: Deps): void {
  host.route(personalNoteList, async ({ user }) => ok(await personalNotesOf(deps, user)));
  host.route(personalNoteGet, async ({ user, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return ok(await openPersonalNote(deps, user, params.id));
  });
  host.route(personalNoteStore, async ({ user, body, setLogObject }) => {
    const id = await createPersonalNote(deps, user, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.noteSaved);
  });
  host.route(personalNoteUpdate, async ({ user, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changePersonalNote(deps, user, params.id, body), messages.noteSaved);
  });
  host.route(personalNoteDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deletePersonalNote(deps, { user, ip }, params.id);
    return deleted(undefined, messages.noteDeleted);
  });
}
