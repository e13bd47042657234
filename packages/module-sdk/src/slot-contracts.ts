import type { ComponentType } from 'react';
import type { FileSourceContext, IconSource, ModuleSlots, ShellSlot, TicketStatus } from '@hamyar/contracts';

/** A slot for components; `context` is what the offering module passes to each of them. */
interface ComponentSlot<Context> {
  kind: 'component';
  context: Context;
}
/** A slot for functions, which the offering module calls. */
interface FunctionSlot<Ask> {
  kind: 'function';
  ask: Ask;
}

/** One search result in the command palette. */
export interface SearchHit {
  id: string;
  /** Path that the result opens. */
  to: string;
  title: string;
  /** Second line, e.g. the organisation of a customer. */
  detail?: string;
  /** Of a ticket: shown as everywhere, with its colour. */
  status?: TicketStatus;
  /** Number or code, shown left to right, e.g. the ticket number. */
  code?: string;
}

export interface SearchAnswer {
  /** Persian heading of the group of results. */
  group: string;
  icon: IconSource;
  hits: SearchHit[];
}

/** An action in the command palette. */
export interface Command {
  id: string;
  title: string;
  /** Search words for it, in Persian and English. */
  keywords: readonly string[];
  icon?: IconSource;
  run(): void;
}

/** Keys of a page, as the sheet of shortcuts shows them. */
export interface ShortcutHint {
  title: string;
  /** As they are written on the keyboard: `['Ctrl', 'Enter']`. */
  keys: readonly string[];
}

/**
 * Slots of the shell. When a context changes, a new version of the slot (`/v2`) is added and the old one stays, so that
 * modules built for the old one keep working.
 */
interface ShellSlotContracts {
  'dashboard.widget/v1': ComponentSlot<Record<never, never>>;
  'topbar.item/v1': ComponentSlot<Record<never, never>>;
  /**
   * A dialog over the whole page. The shell draws its button and its command by the `opener` of the manifest, and loads
   * the code when somebody opens it.
   */
  'topbar.dialog/v1': ComponentSlot<{ onClose(): void }>;
  /**
   * Called with the normalised search text; returns at most `limit` hits. Rejects when aborted. An empty text asks for
   * what was used last; a provider that knows nothing of the kind answers no hits.
   */
  'search.provider/v1': FunctionSlot<
    (query: { text: string; limit: number; signal: AbortSignal }) => Promise<SearchAnswer>
  >;
  'command/v1': FunctionSlot<() => readonly Command[]>;
  /** Called when the sheet of shortcuts opens; answers the keys of the module that hold on this page. */
  'shortcuts/v1': FunctionSlot<(page: { route: string | null }) => readonly ShortcutHint[]>;
  /**
   * Shown over any page, unasked, while the shared list that `whileListed` names has rows. The shell waits until nobody is
   * disturbed: no dialog is open, and nothing is typed that is not sent.
   */
  'page.notice/v1': ComponentSlot<Record<never, never>>;
  /** Shown over a form whose person wants files that are stored already; it offers them, and closes itself. */
  'file.source/v1': ComponentSlot<FileSourceContext>;
}

type Complete<List extends Record<ShellSlot, unknown>> = List;

/**
 * Every slot with its contract: those of the shell, and those that modules declare in `ModuleSlots` of the contracts.
 */
export type SlotContracts = Complete<ShellSlotContracts> & {
  [Name in keyof ModuleSlots]: ComponentSlot<ModuleSlots[Name]>;
};

export type SlotName = keyof SlotContracts;

/** Names of the slots for components. */
export type ComponentSlotName = {
  [K in SlotName]: SlotContracts[K] extends ComponentSlot<infer _> ? K : never;
}[SlotName];
/** Names of the slots for functions. */
export type FunctionSlotName = Exclude<SlotName, ComponentSlotName>;
export type SlotContext<K extends ComponentSlotName> =
  SlotContracts[K] extends ComponentSlot<infer Context> ? Context : never;
export type SlotFunction<K extends FunctionSlotName> = SlotContracts[K] extends FunctionSlot<infer Ask> ? Ask : never;

/**
 * What a module has to export for its contribution to a slot: a component that accepts the slot's context, or the
 * slot's function. For a slot name that nobody declares no export fits, so that a wrong name does not compile.
 */
export type SlotCode<Name extends string> = Name extends ComponentSlotName
  ? ComponentType<SlotContext<Name>>
  : Name extends FunctionSlotName
    ? SlotFunction<Name>
    : { readonly noModuleDeclaresTheSlot: Name };
