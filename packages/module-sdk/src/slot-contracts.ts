import type { ComponentType } from 'react';
import type { ModuleSlots, ShellSlot } from '@hamyar/contracts';

/** A contribution that shows something; `context` is what the place that offers the slot tells it. */
interface ComponentSlot<Context> {
  kind: 'component';
  context: Context;
}
/** A contribution that does something when it is asked. */
interface FunctionSlot<Ask> {
  kind: 'function';
  ask: Ask;
}

/** One line that a search finds (command palette). */
export interface SearchHit {
  id: string;
  /** Path that opens it. */
  to: string;
  title: string;
  /** Second line, e.g. the organisation of a customer. */
  detail?: string;
  /** Number or code shown in Latin order, e.g. the ticket number. */
  code?: string;
}

export interface SearchAnswer {
  /** Persian heading of the group. */
  group: string;
  icon: string;
  hits: SearchHit[];
}

/** An action of the command palette. */
export interface Command {
  id: string;
  title: string;
  /** Words in both languages that find it. */
  keywords: readonly string[];
  icon?: string;
  run(): void;
}

/** Slots of the shell. A changed context is a new version (`/v2`) beside the old one, so that a module built for the old one keeps working. */
interface ShellSlotContracts {
  'dashboard.widget/v1': ComponentSlot<Record<never, never>>;
  'topbar.item/v1': ComponentSlot<Record<never, never>>;
  /** Asked with the text typed, normalised; answers at most `limit` hits. Rejects when aborted. */
  'search.provider/v1': FunctionSlot<
    (query: { text: string; limit: number; signal: AbortSignal }) => Promise<SearchAnswer>
  >;
  'command/v1': FunctionSlot<() => readonly Command[]>;
}

type Complete<List extends Record<ShellSlot, unknown>> = List;

/** Every slot with its contract: the shell's, and those that modules declare in `ModuleSlots` of the contracts. */
export type SlotContracts = Complete<ShellSlotContracts> & {
  [Name in keyof ModuleSlots]: ComponentSlot<ModuleSlots[Name]>;
};

export type SlotName = keyof SlotContracts;

/** Slots a module fills with a component. */
export type ComponentSlotName = {
  [K in SlotName]: SlotContracts[K] extends ComponentSlot<infer _> ? K : never;
}[SlotName];
/** Slots a module fills with a function. */
export type FunctionSlotName = Exclude<SlotName, ComponentSlotName>;
export type SlotContext<K extends ComponentSlotName> =
  SlotContracts[K] extends ComponentSlot<infer Context> ? Context : never;
export type SlotFunction<K extends FunctionSlotName> = SlotContracts[K] extends FunctionSlot<infer Ask> ? Ask : never;

/**
 * What a module has to export for its contribution to a slot: a component that can be given the slot's context, or the
 * slot's function. For a name that nobody declares nothing fits, so that a wrong one does not compile.
 */
export type SlotCode<Name extends string> = Name extends ComponentSlotName
  ? ComponentType<SlotContext<Name>>
  : Name extends FunctionSlotName
    ? SlotFunction<Name>
    : { readonly noModuleDeclaresTheSlot: Name };
