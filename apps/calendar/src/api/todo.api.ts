import { todoDelete, todoDeleteDone, todoList, todoStore, todoUpdate } from '@hamyar/contracts/todos';
import { api, fromCall } from '@hamyar/store';

const TODOS = 'calendar/todo' as const;

const todoApi = api.enhanceEndpoints({ addTagTypes: [TODOS] }).injectEndpoints({
  endpoints: (build) => ({
    todos: build.query({ ...fromCall(todoList), providesTags: [TODOS] }),
    createTodo: build.mutation({
      ...fromCall(todoStore, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : [TODOS]),
    }),
    addTodo: build.mutation({
      ...fromCall(todoStore),
      invalidatesTags: (_data, error) => (error ? [] : [TODOS]),
    }),
    updateTodo: build.mutation({
      ...fromCall(todoUpdate, { failures: 'caller' }),
      invalidatesTags: (_data, error) => (error ? [] : [TODOS]),
    }),
    setTodoDone: build.mutation({
      ...fromCall(todoUpdate, { input: ({ id, done }: { id: number; done: boolean }) => ({ id, done }) }),
      // also after a refusal: what is shown may be older than what is stored
      invalidatesTags: [TODOS],
    }),
    deleteTodo: build.mutation({
      ...fromCall(todoDelete, { input: (id: number) => ({ id }) }),
      invalidatesTags: (_data, error) => (error ? [] : [TODOS]),
    }),
    deleteDoneTodos: build.mutation({ ...fromCall(todoDeleteDone), invalidatesTags: [TODOS] }),
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
