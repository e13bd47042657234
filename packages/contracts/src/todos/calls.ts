// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName } from '../fields.ts';
import type { TodoRepeat, TodoSource, TodoView } from './todo-lists.ts';

export interface PersonalNote {
  id: number;
  version: number;
  title: string | null;
  body: string;
  color:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  pinned: boolean;
  updated_at: number;
}

export type Todo = {
  id: number;
  version: number;
  title: string;
  description: string | null;
  done: boolean;
  done_at: number | null;
  due_at: number | null;
  remind_at: number | null;
  importance: number;
  owner: IdAndName;
  assignee: IdAndName;
  source: {
    type: TodoSource;
    id: number;
    name: string;
    subject: string;
  } | null;
  shared: boolean;
  checklist: {
    text: string;
    done: boolean;
  }[];
  repeat: TodoRepeat;
  editable: boolean;
  doable: boolean;
};

/** Deletes a note of the caller. */
export const personalNoteDelete: Call<{ id: number }, null> = {
  name: 'personalNoteDelete',
  method: 'DELETE',
  path: '/api/note/:id',
  answer: 'none',
};

/** One note of the caller. */
export const personalNoteGet: Call<{ id: number }, PersonalNote> = {
  name: 'personalNoteGet',
  method: 'GET',
  path: '/api/note/:id',
};

/** All notes of the caller in their order, the pinned ones first. */
export const personalNoteList: Call<void, PersonalNote[]> = {
  name: 'personalNoteList',
  method: 'GET',
  path: '/api/note',
};

export interface PersonalNoteStoreBody {
  title?: string | null;
  body: string;
  color?:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  pinned?: boolean;
}

export interface PersonalNoteStoreData {
  id: number;
}

/** Adds a note of the caller, before the others. */
export const personalNoteStore: Call<PersonalNoteStoreBody, PersonalNoteStoreData> = {
  name: 'personalNoteStore',
  method: 'POST',
  path: '/api/note',
};

export interface PersonalNoteUpdateBody {
  version?: number;
  title?: string | null;
  body?: string;
  color?:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  pinned?: boolean;
}

/** Changes a note of the caller. */
export const personalNoteUpdate: Call<{ id: number } & PersonalNoteUpdateBody, PersonalNote> = {
  name: 'personalNoteUpdate',
  method: 'PUT',
  path: '/api/note/:id',
};

/** Deletes a todo of the caller. */
export const todoDelete: Call<{ id: number }, null> = {
  name: 'todoDelete',
  method: 'DELETE',
  path: '/api/todo/:id',
  answer: 'none',
};

export interface TodoDeleteDoneData {
  deleted: number;
}

/** Deletes the todos that the caller owns and that are done. */
export const todoDeleteDone: Call<void, TodoDeleteDoneData> = {
  name: 'todoDeleteDone',
  method: 'DELETE',
  path: '/api/deleteDoneTodos',
};

export interface TodoListQuery {
  view?: TodoView;
  done?: boolean;
  ticket_id?: number;
}

/** Todos that the caller owns or is to do: open ones in their order, then done ones, the last done first. Of a ticket also those that are shared on it. With `totalCapped` older done ones are left out. */
export const todoList: Call<TodoListQuery | void, ListAnswer<Todo>> = {
  name: 'todoList',
  method: 'GET',
  path: '/api/todo',
  answer: 'list',
};

export interface TodoStoreBody {
  title: string;
  description?: string | null;
  due_at?: number | null;
  remind_at?: number | null;
  importance?: number;
  assignee_id?: number;
  shared?: boolean;
  checklist?: {
    text: string;
    done: boolean;
  }[];
  repeat?: TodoRepeat;
  source_type?: TodoSource;
  source_id?: number;
}

export interface TodoStoreData {
  id: number;
}

/** Adds a todo; one for a colleague notifies them. */
export const todoStore: Call<TodoStoreBody, TodoStoreData> = { name: 'todoStore', method: 'POST', path: '/api/todo' };

export interface TodoUpdateBody {
  version?: number;
  done?: boolean;
  title?: string;
  description?: string | null;
  due_at?: number | null;
  remind_at?: number | null;
  importance?: number;
  assignee_id?: number;
  shared?: boolean;
  checklist?: {
    text: string;
    done: boolean;
  }[];
  repeat?: TodoRepeat;
}

/** Changes a todo: all of it by its owner, `done`, `checklist` and `description` by its assignee. One that repeats is followed by the next one when it is done. */
export const todoUpdate: Call<{ id: number } & TodoUpdateBody, Todo> = {
  name: 'todoUpdate',
  method: 'PUT',
  path: '/api/todo/:id',
};
