import type { PersonalNote, Todo, TodoRepeat, TodoSource } from '@hamyar/contracts';
import type { Generated } from 'kysely';

export interface TodoTable {
  id: Generated<number>;
  title: string;
  description: string | null;
  importance: Generated<number>;
  done_at: Date | null;
  due_at: Date | null;
  remind_at: Date | null;
  /** Its assignee was notified. */
  reminded_at: Date | null;
  owner_id: number;
  assignee_id: number;
  source_type: TodoSource | null;
  source_id: number | null;
  shared: Generated<boolean>;
  /** As JSON text when it is written. */
  checklist: Generated<Todo['checklist'] | string>;
  order: Generated<number>;
  repeat: Generated<TodoRepeat>;
  /** The due moment from which the repeats are counted. */
  repeat_from: Date | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

export interface PersonalNoteTable {
  id: Generated<number>;
  title: string | null;
  body: string;
  color: PersonalNote['color'];
  pinned: Generated<boolean>;
  order: Generated<number>;
  owner_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    todo: TodoTable;
    personal_note: PersonalNoteTable;
  }
}
