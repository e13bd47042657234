import type { ExportDates, ExportFormat } from '@hamyar/contracts';
import type { MenuItem } from '@hamyar/design-system/basics';
import { ExportIcon } from '@hamyar/design-system/icons';
import { download } from '@hamyar/module-kit/files';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';

const FORMATS = ['xls', 'xlsx', 'csv'] as const satisfies readonly ExportFormat[];
/** Key of the address that says by which calendar files are written. */
export const DATES_KEY = 'dates';

/**
 * Items of a menu that save something as a file. Where the file has dates, the calendar by which they are written is a
 * choice below (decisions 2.20): Jalali, or Gregorian, which a spreadsheet can calculate with. It is kept in the
 * address and is that of all files of the page.
 */
export function useExportItems(
  urlOf: (file: { format: ExportFormat; dates: ExportDates }) => string,
  { dated }: { dated: boolean },
): MenuItem[] {
  const setSearch = useSetSearch();
  const dates: ExportDates = useSearch().get(DATES_KEY) === 'gregorian' ? 'gregorian' : 'jalali';
  const calendars: MenuItem[] = (['jalali', 'gregorian'] as const).map((calendar) => ({
    key: calendar,
    label: fa.exportDates[calendar],
    checked: calendar === dates,
    onSelect: () => setSearch({ [DATES_KEY]: calendar === 'gregorian' ? calendar : undefined }),
  }));
  return [
    ...FORMATS.map((format) => ({
      key: format,
      label: fa.exportAs[format],
      icon: <ExportIcon />,
      onSelect: () => download(urlOf({ format, dates })),
    })),
    ...(dated ? [{ key: 'calendars', divider: true } as const, ...calendars] : []),
  ];
}
