import { useEffect, useState } from 'react';
import type { RichTextHeading } from '@hamyar/design-system/editor';

/** Part of the window, from its top, in which a heading counts as being read. */
const READING_LINE = '-80px 0px -70% 0px';

/** Id of the section that is being read; the first one until the page is scrolled. */
export function useOpenSection(headings: readonly RichTextHeading[]): string | undefined {
  const [open, setOpen] = useState<string>();
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === '' || typeof IntersectionObserver === 'undefined') return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setOpen(seen.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) watcher.observe(heading);
    }
    return () => watcher.disconnect();
  }, [ids]);
  return open ?? headings[0]?.id;
}
