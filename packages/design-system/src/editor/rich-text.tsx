import { useMemo } from 'react';
import { classNames } from '../basics/class-names.ts';
import { sanitizeRichText } from './sanitize.ts';

/** Code scrolls sideways, so it must be focusable by keyboard. */
function makeFocusable(box: HTMLElement | null): void {
  box?.querySelectorAll('pre').forEach((block) => {
    block.tabIndex = 0;
  });
}

/**
 * Shows rich text that somebody wrote, cleaned again before it is shown. `dir` is the direction of its first strong
 * letter.
 */
export function RichText({ html, dir = 'rtl', className }: { html: string; dir?: 'rtl' | 'ltr'; className?: string }) {
  const clean = useMemo(() => ({ __html: sanitizeRichText(html) }), [html]);
  return (
    <div className={classNames('hd-rich', className)} dir={dir} ref={makeFocusable} dangerouslySetInnerHTML={clean} />
  );
}
