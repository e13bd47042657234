import { todoDelete, todoDeleteDone, todoList, todoStore, todoUpdate } from '@hamyar/contracts/todos';
import { api, fromCall } from '@hamyar/store';

const todoApi = api.enhanceEndpoints({ addTagTypes: ['calendar/todo'] }).injectEndpoints({
  endpoints: (build) => ({
    todos: build.query({ ...fromCall(todoList), providesTags: ['calendar/todo'] }),
    createTodo: build.mutation({
      ...fromCall(todoStore, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/todo']),
    }),
    addTodo: build.mutation({
      ...fromCall(todoStore),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/todo']),
    }),
    updateTodo: build.mutation({
      ...fromCall(todoUpdate, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/todo']),
    }),
    setTodoDone: build.mutation({
      ...fromCall(todoUpdate, { input: ({ id, done }: { id: number; done: boolean }) => ({ id, done }) }),
      // also after a refusal: what is shown may be older than what is stored
      invalidatesTags: ['calendar/todo'],
    }),
    deleteTodo: build.mutation({
      ...fromCall(todoDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: (_data, error) => (error ? [] : ['calendar/todo']),
    }),
    deleteDoneTodos: build.mutation({ ...fromCall(todoDeleteDone), invalidatesTags: ['calendar/todo'] }),
  }),
});

export const {
  useTodosQuery,
  useCreateTodoMutation,
  useAddTodoMutation,
  useUpdateTodoMutation,
  useSetTodoDoneMutation,
  useDeleteTodoMutation,
  useDeleteDoneTodosMutation,
} = todoApi;

/** What is known of a list already, without asking for it. */
export const useTodosQueryState = todoApi.endpoints.todos.useQueryState;
