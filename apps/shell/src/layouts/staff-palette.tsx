import { useLayoutEffect, useState } from 'react';
import { Button, Kbd } from '@hamyar/design-system/basics';
import { CommandPalette } from '@hamyar/design-system/layout';
import { shellChunk } from '../modules/shell-chunk.tsx';
import { staffFa } from '../messages/staff-fa.ts';
import type { PaletteFindings } from '../palette/palette-results.tsx';

const PaletteResults = shellChunk(async () => (await import('../palette/palette-results.tsx')).PaletteResults, {
  loading: null,
  Failed: PaletteFailed,
});

/** Offers to load the page again where what finds things cannot be loaded. */
function PaletteFailed({ onFound }: { onFound(found: PaletteFindings): void }) {
  useLayoutEffect(() => {
    const reload = { key: 'reload', label: staffFa.palette.reload, onSelect: () => location.reload() };
    onFound({ groups: [{ key: 'failed', title: staffFa.palette.failed, items: [reload] }], loading: false });
  }, [onFound]);
  return null;
}

/** The key of the sheet of shortcuts as the first letter of a search, in both layouts. */
const HELP = /^[?؟]$/;

const NOT_YET: PaletteFindings = { groups: [], loading: true };

/**
 * The command palette (Ctrl+K). Its dialog and its field belong to the first code of the shell, so that they stand in
 * the tick in which somebody asks for them and receive what is typed; only what is found comes later.
 */
export function StaffPalette({ onClose, onShortcuts }: { onClose(): void; onShortcuts(): void }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(NOT_YET);
  return (
    <>
      <CommandPalette
        open
        onClose={onClose}
        query={query}
        onQueryChange={(typed) => (query === '' && HELP.test(typed) ? onShortcuts() : setQuery(typed))}
        groups={found.groups}
        loading={found.loading}
        placeholder={staffFa.palette.open}
        footer={
          <Button variant="text" size="sm" className="hd-wide-only" onClick={onShortcuts}>
            <Kbd keys={['?']} /> {staffFa.palette.shortcuts}
          </Button>
        }
      />
      <PaletteResults query={query} onFound={setFound} />
    </>
  );
}
