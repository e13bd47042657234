import type { UploadedAttachment } from '../attachments/calls.ts';
import type { FileOwnerKind } from '../declared.ts';
import type { ModuleManifest } from './manifest.ts';

/** Context of `file.source/v1`: a form that takes files asks another module to offer some. */
export interface FileSourceContext {
  /** The kind of row that gets the files; its limits apply. */
  kind: FileOwnerKind;
  /** How many more files the form takes. */
  room: number;
  /** Gets each chosen file, as an upload of the person. */
  onPicked(file: UploadedAttachment): void;
  onClose(): void;
}

/** Slots that the shell itself offers. The number is the version of a slot's context. */
export const SHELL_SLOTS = [
  'dashboard.widget/v1',
  'topbar.item/v1',
  'topbar.dialog/v1',
  'search.provider/v1',
  'command/v1',
  'shortcuts/v1',
  'file.source/v1',
  'page.notice/v1',
] as const;
export type ShellSlot = (typeof SHELL_SLOTS)[number];

/**
 * Slots that modules offer: name → context that the offering module gives to each part in it. A module adds its own by
 * declaration merging in its folder of the contracts, and names them in its manifest's `offers`:
 *
 * @example
 * declare module '../platform/slots.ts' {
 *   interface ModuleSlots { 'tickets.sidebar/v1': { ticketId: number } }
 * }
 */
export interface ModuleSlots {}

/** Every slot: those of the shell and those that modules offer. */
export type AnySlot = ShellSlot | (keyof ModuleSlots & string);

/** Problems of the slots of modules that are used together: English sentences, empty when there are none. */
export function slotProblems(
  manifests: readonly Pick<ModuleManifest, 'name' | 'slots' | 'offers' | 'optional'>[],
): string[] {
  const offered = new Set<string>([
    ...SHELL_SLOTS,
    ...manifests.flatMap(({ offers = [] }) => offers.map(({ slot }) => slot)),
  ]);
  const here = new Set(manifests.map(({ name }) => name));
  const isAway = (owner: string, optional: object) => owner in optional && !here.has(owner);
  return manifests.flatMap(({ name, slots = [], optional = {} }) =>
    slots
      .filter(({ slot }) => !offered.has(slot) && !isAway(slot.split('.')[0] ?? '', optional))
      .map(
        ({ slot, name: part }) =>
          `${name}: "${part}" fills the slot ${slot}, which no module offers; it is never shown. Offer the slot in a manifest, or name its module in "optional".`,
      ),
  );
}
