import { useMemo, useState } from 'react';
import { Ltr } from '@hamyar/design-system/basics';
import { CommandPalette, highlight, type PaletteGroup } from '@hamyar/design-system/layout';
import { usePlatformState } from '@hamyar/module-sdk';
import { searchKey } from '@hamyar/persian';
import { menuIcon } from '../layouts/menu-icons.tsx';
import { staffFa } from '../messages/staff-fa.ts';
import { findPages, searchablePages, type PageHit } from './page-search.rules.ts';
import { useCommands, usePaletteSearch } from './use-palette-search.ts';

/** The command palette (Ctrl+K): pages, search results of modules, and their commands. */
export function Palette({ onClose }: { onClose(): void }) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  const pages = useMemo(() => findPages(searchablePages(modules, gates), text), [modules, gates, text]);
  const { answers, loading } = usePaletteSearch(text);
  const commands = useCommands().filter(
    ({ title, keywords }) =>
      text !== '' && [title, ...keywords].some((word) => searchKey(word).includes(searchKey(text))),
  );

  const groups: PaletteGroup[] = [
    {
      key: 'pages',
      title: staffFa.palette.goTo,
      items: pages
        .filter((page) => !page.settings)
        .slice(0, 8)
        .map((page) => paletteItem(page, text)),
    },
    {
      key: 'settings',
      title: staffFa.palette.settings,
      items: pages
        .filter((page) => page.settings)
        .slice(0, 6)
        .map((page) => paletteItem(page, text)),
    },
    ...answers.map(({ group, icon, hits }) => ({
      key: group,
      title: group,
      items: hits.map((hit) => ({
        key: `${group}:${hit.id}`,
        icon: menuIcon(icon),
        href: hit.to,
        label: highlight(hit.title, text),
        hint: (
          <small className="sh-hit">
            {hit.detail && <bdi>{hit.detail}</bdi>}
            {hit.code && <Ltr>{hit.code}</Ltr>}
          </small>
        ),
      })),
    })),
    {
      key: 'commands',
      title: staffFa.palette.title,
      items: commands.map(({ id, title, icon, run }) => ({
        key: id,
        label: highlight(title, text),
        icon: menuIcon(icon ?? 'settings'),
        onSelect: run,
      })),
    },
  ];
  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      loading={loading}
      placeholder={staffFa.palette.open}
    />
  );
}

const paletteItem = (page: PageHit, text: string) => ({
  key: page.name,
  label: highlight(page.title, text),
  icon: menuIcon(page.icon),
  href: page.path,
});
