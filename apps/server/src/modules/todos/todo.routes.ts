import { todoDelete, todoDeleteDone, todoList, todoStore, todoUpdate } from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, deleted, list, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import { changeTodo, createTodo, deleteDoneTodos, deleteTodo, todosOf } from './todo.service.ts';

const ABOUT = 'todo';

/** The calls of todos (spec 7.11, 7.20). */
export function todoRoutes(host: ModuleHost, deps: Deps): void {
  host.route(todoList, async ({ user, query }) => {
    const { rows, capped } = await todosOf(deps, user, query);
    const total = rows.length;
    return list(rows, { currentPage: 1, perPage: Math.max(1, total), total, totalCapped: capped });
  });
  host.route(todoStore, async ({ user, body, setLogObject }) => {
    const id = await createTodo(deps, user, body);
    setLogObject(ABOUT, id);
    return created({ id }, messages.todoSaved);
  });
  host.route(todoUpdate, async ({ user, params, body, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    return updated(await changeTodo(deps, user, params.id, body), messages.todoSaved);
  });
  host.route(todoDelete, async ({ user, ip, params, setLogObject }) => {
    setLogObject(ABOUT, params.id);
    await deleteTodo(deps, { user, ip }, params.id);
    return deleted(undefined, messages.todoDeleted);
  });
  host.route(todoDeleteDone, async ({ user, ip }) =>
    deleted({ deleted: await deleteDoneTodos(deps, { user, ip }) }, messages.doneDeleted),
  );
}
