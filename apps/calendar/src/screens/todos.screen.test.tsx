import { buildDefaults, buildUser, fakeApi, fireEvent, pageOf, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { faTodos as text } from '../messages/fa-todos.ts';
import { buildTodo } from '../testing/build-todo.ts';
import { TodosScreen } from './todos.screen.tsx';

const user = buildUser('employee');
const me = { id: user.id, name: `${user.first_name} ${user.last_name}` };
const own = { owner: me, assignee: me };

function show(answers: Parameters<typeof fakeApi>[0], path = '/todos') {
  const api = fakeApi({ systemDefaultsGet: buildDefaults(), ...answers });
  return { api, ...renderInTestShell(<TodosScreen />, { user, path, modules: [{ manifest }] as never }) };
}

describe('the page of todos', () => {
  it('[decisions 2.13] lists the own ones, and those that others have to do', async () => {
    const { api } = show({
      todoList: ({ query }) => pageOf([buildTodo({ ...own, title: query.view === 'mine' ? 'خودم' : 'برای رضا' })]),
    });
    expect(await screen.findByText('خودم')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: text.given }));
    expect(await screen.findByText('برای رضا')).toBeTruthy();
    expect(screen.queryByText('خودم')).toBeNull();
    expect(api.calls('todoList').map(({ query }) => query.view)).toEqual(['mine', 'given']);
  });

  it('is opened by a notification with the form of its todo', async () => {
    show({ todoList: pageOf([buildTodo({ ...own, id: 3 })]) }, '/todos/3');
    expect(await screen.findByRole('dialog', { name: text.edit })).toBeTruthy();
  });

  it('says of a todo that is gone that it is', async () => {
    show({ todoList: pageOf([]) }, '/todos/3');
    expect(await screen.findByText(text.gone)).toBeTruthy();
  });
});
