import { useLayoutEffect, useMemo } from 'react';
import { Ltr } from '@hamyar/design-system/basics';
import { highlight, type PaletteGroup } from '@hamyar/design-system/layout';
import { StatusBadge } from '@hamyar/design-system/ticket';
import { usePlatformState, type Command, type SearchAnswer } from '@hamyar/module-sdk';
import { searchKey } from '@hamyar/persian';
import { menuIcon } from '../layouts/menu-icons.tsx';
import { staffFa } from '../messages/staff-fa.ts';
import { findPages, searchablePages, type PageHit } from './page-search.rules.ts';
import { shellCommands } from './shell-commands.ts';
import { useCommands, usePaletteSearch } from './use-palette-search.ts';

/** What the palette shows for a text. */
export interface PaletteFindings {
  groups: readonly PaletteGroup[];
  /** More may come. */
  loading: boolean;
}

interface PaletteResultsProps {
  query: string;
  /** Called before the browser paints, so that Enter never opens what was found for an earlier text. */
  onFound(found: PaletteFindings): void;
}

/** Finds pages, search results of modules and their commands for the palette; it shows nothing itself. */
export function PaletteResults({ query, onFound }: PaletteResultsProps) {
  const text = query.trim();
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  const pages = useMemo(() => findPages(searchablePages(modules, gates), text), [modules, gates, text]);
  const { answers, loading } = usePaletteSearch(text);
  const ofModules = useCommands();
  const commands = useMemo(() => [...ofModules, ...shellCommands()], [ofModules]);
  const groups = useMemo(
    () =>
      text === ''
        ? [...answerGroups(answers, text), commandGroup(commands, text), ...pageGroups(pages, text)]
        : // answers come later: what stands above them does not move under Enter
          [commandGroup(commands, text), ...pageGroups(pages, text), ...answerGroups(answers, text)],
    [pages, answers, commands, text],
  );
  useLayoutEffect(() => onFound({ groups, loading }), [groups, loading, onFound]);
  return null;
}

const pageGroups = (pages: readonly PageHit[], text: string): PaletteGroup[] => [
  {
    key: 'pages',
    title: staffFa.palette.goTo,
    items: pages
      .filter((page) => !page.settings)
      .slice(0, 8)
      .map((page) => pageItem(page, text)),
  },
  {
    key: 'settings',
    title: staffFa.palette.settings,
    items: pages
      .filter((page) => page.settings)
      .slice(0, 6)
      .map((page) => pageItem(page, text)),
  },
];

const pageItem = (page: PageHit, text: string) => ({
  key: page.name,
  label: highlight(page.title, text),
  icon: menuIcon(page.icon),
  href: page.path,
});

const answerGroups = (answers: readonly SearchAnswer[], text: string): PaletteGroup[] =>
  answers.map(({ group, icon, hits }) => ({
    key: group,
    title: group,
    items: hits.map((hit) => ({
      key: `${group}:${hit.id}`,
      icon: menuIcon(icon),
      href: hit.to,
      label: highlight(hit.title, text),
      hint: (
        <small className="sh-hit">
          {hit.detail && <bdi>{highlight(hit.detail, text)}</bdi>}
          {hit.status !== undefined && <StatusBadge status={hit.status} />}
          {hit.code && <Ltr>{hit.code}</Ltr>}
        </small>
      ),
    })),
  }));

/** Commands that are shown before anything is typed. */
const COMMANDS_AT_FIRST = 6;

const commandGroup = (commands: readonly Command[], text: string): PaletteGroup => ({
  key: 'commands',
  title: staffFa.palette.title,
  items: commands
    .filter(({ title, keywords }) => [title, ...keywords].some((word) => searchKey(word).includes(searchKey(text))))
    .slice(0, text === '' ? COMMANDS_AT_FIRST : undefined)
    .map(({ id, title, icon, run }) => ({
      key: id,
      label: highlight(title, text),
      icon: menuIcon(icon ?? 'gear'),
      onSelect: run,
    })),
});
