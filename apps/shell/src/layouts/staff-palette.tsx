import { lazy, Suspense, useState } from 'react';
import { CommandPalette } from '@hamyar/design-system/layout';
import { staffFa } from '../messages/staff-fa.ts';
import type { PaletteFindings } from '../palette/palette-results.tsx';

const PaletteResults = lazy(() =>
  import('../palette/palette-results.tsx').then((module) => ({ default: module.PaletteResults })),
);
const NOT_YET: PaletteFindings = { groups: [], loading: true };

/**
 * The command palette (Ctrl+K). Its dialog and its field belong to the first code of the shell, so that they stand in
 * the tick in which somebody asks for them and receive what is typed; only what is found comes later.
 */
export function StaffPalette({ onClose }: { onClose(): void }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(NOT_YET);
  return (
    <>
      <CommandPalette
        open
        onClose={onClose}
        query={query}
        onQueryChange={setQuery}
        groups={found.groups}
        loading={found.loading}
        placeholder={staffFa.palette.open}
      />
      <Suspense fallback={null}>
        <PaletteResults query={query} onFound={setFound} />
      </Suspense>
    </>
  );
}
