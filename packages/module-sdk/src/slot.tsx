import { useMemo, type ReactNode } from 'react';
import { evaluateGate, type ModuleSlotContribution } from '@hamyar/contracts';
import { usePlatformState } from './hooks.ts';
import { getPlatform, type PlatformState } from './platform.ts';
import type { FunctionSlotName, ComponentSlotName, SlotContext, SlotFunction, SlotName } from './slot-contracts.ts';

export interface Contribution extends ModuleSlotContribution {
  module: string;
}

/** The contributions to a slot whose gates are open, in their order; updates when a gate changes. */
export function useContributions(slot: SlotName): readonly Contribution[] {
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  return useMemo(() => contributionsTo(slot, { modules, gates }), [slot, modules, gates]);
}

/** The contributions to a slot whose gates are open, in their order, at one moment. */
export function contributionsTo(slot: SlotName, state: Pick<PlatformState, 'modules' | 'gates'>): Contribution[] {
  return state.modules
    .filter(({ manifest }) => evaluateGate(manifest.gate, state.gates))
    .flatMap(({ manifest }) =>
      (manifest.slots ?? []).map((contribution) => ({ ...contribution, module: manifest.name })),
    )
    .filter((contribution) => contribution.slot === slot && evaluateGate(contribution.gate, state.gates))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
}

export interface SlotProps<Name extends ComponentSlotName> {
  name: Name;
  context: SlotContext<Name>;
  /**
   * Wraps each contribution, e.g. in a cell of a grid. The space of a contribution is reserved before its code is
   * loaded.
   */
  frame?: (contribution: Contribution, part: ReactNode) => ReactNode;
  /** Which contributions are shown, in which order; all of them in theirs without it. */
  arrange?: (contributions: readonly Contribution[]) => readonly Contribution[];
}

/**
 * Shows the components that other modules contribute to a slot. A contribution that fails shows its own error card; the
 * others stay.
 */
export function Slot<Name extends ComponentSlotName>({
  name,
  context,
  frame = (_, part) => part,
  arrange = (all) => all,
}: SlotProps<Name>) {
  const { Part } = getPlatform();
  return arrange(useContributions(name)).map((contribution) => (
    <KeyedFragment key={`${contribution.module}/${contribution.name}`}>
      {frame(
        contribution,
        <Part
          module={contribution.module}
          code={contribution.code}
          context={context as Readonly<Record<string, unknown>>}
          reserve={contribution.reserve?.height}
          size="slot"
        />,
      )}
    </KeyedFragment>
  ));
}

const KeyedFragment = ({ children }: { children: ReactNode }) => <>{children}</>;

/**
 * Loads the functions of a slot whose gates are open. The shell reports those that cannot be loaded; the result does
 * not contain them.
 */
export async function loadSlotFunctions<Name extends FunctionSlotName>(
  slot: Name,
): Promise<{ module: string; name: string; ask: SlotFunction<Name> }[]> {
  const { state, loadCode } = getPlatform();
  const loaded = await Promise.allSettled(
    contributionsTo(slot, state.get()).map(async ({ module, name, code }) => ({
      module,
      name,
      ask: (await loadCode(module, code)) as SlotFunction<Name>,
    })),
  );
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
