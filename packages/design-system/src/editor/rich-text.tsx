import { wrapLatinRuns } from '@hamyar/persian';
import { useMemo } from 'react';
import { classNames } from '../basics/class-names.ts';
import { sanitizeRichText } from './sanitize.ts';

/** Code scrolls sideways, so it must be focusable by keyboard. */
function makeFocusable(box: HTMLElement | null): void {
  box?.querySelectorAll('pre').forEach((block) => {
    block.tabIndex = 0;
  });
}

/** A picture of the text: the attachment's number, and its size in pixels when it is known. */
export interface RichTextImage {
  id: number;
  dimentions: { width: number; height: number } | null;
}

/** Gives pictures their size, so that nothing below them moves when they arrive. `html` is clean. */
function withImageSizes(html: string, images: readonly RichTextImage[]): string {
  return html.replace(/<img src="\/api\/attachment\/(\d+)(?:\?inline=1)?"/g, (tag, id: string) => {
    const size = images.find((image) => image.id === Number(id))?.dimentions;
    return size ? `${tag} width="${size.width}" height="${size.height}"` : tag;
  });
}

/** Digits next to Latin letters stay Latin, as in the subject of the ticket. */
const LATIN_RUN = '<bdi dir="ltr" class="hd-lat">';

interface RichTextProps {
  html: string;
  /** Direction of the first strong letter. */
  dir?: 'rtl' | 'ltr';
  className?: string;
  /** The attachments that the text may show. */
  images?: readonly RichTextImage[];
}

const NO_IMAGES: readonly RichTextImage[] = [];

/** Shows rich text that somebody wrote, cleaned again before it is shown. */
export function RichText({ html, dir = 'rtl', className, images = NO_IMAGES }: RichTextProps) {
  const clean = useMemo(
    () => ({ __html: wrapLatinRuns(withImageSizes(sanitizeRichText(html), images), LATIN_RUN, '</bdi>') }),
    [html, images],
  );
  return (
    <div className={classNames('hd-rich', className)} dir={dir} ref={makeFocusable} dangerouslySetInnerHTML={clean} />
  );
}
