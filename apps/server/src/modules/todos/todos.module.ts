import type { ServerModule } from '../../platform/deps.ts';
import { personalNoteRoutes } from './personal-note.routes.ts';
import { deletePersonalNote } from './personal-note.service.ts';
import { todoNotifications } from './todo-notifications.ts';
import { todoOrders } from './todo-order.service.ts';
import { registerTodoReminders } from './todo-reminder.job.ts';
import { hasTodosOf } from './todo.repository.ts';
import { todoRoutes } from './todo.routes.ts';
import { addTodo, deleteTodo } from './todo.service.ts';
import { todosDemo } from './todos-demo.ts';

/** What employees have to do, and the notes that they keep for themselves (decisions 2.13). */
export const todosModule: ServerModule = {
  name: 'todos',
  notifications: todoNotifications,
  demoData: todosDemo,
  deletes: { todo: deleteTodo, note: deletePersonalNote },
  orders: todoOrders,
  addTodo,
  hasTodosOf,
  register(host, deps) {
    todoRoutes(host, deps);
    personalNoteRoutes(host, deps);
    registerTodoReminders(deps);
  },
};
