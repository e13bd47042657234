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

/**
 * Gives pictures their size, so that nothing below them moves when they arrive, and the address where they are for this
 * reader. `html` is clean.
 */
function withImages(html: string, images: readonly RichTextImage[], url: ((id: number) => string) | undefined): string {
  return html.replace(/<img src="\/api\/attachment\/(\d+)(?:\?inline=1)?"/g, (tag, id: string) => {
    const size = images.find((image) => image.id === Number(id))?.dimentions;
    const shown = url ? `<img src="${url(Number(id))}"` : tag;
    return size ? `${shown} width="${size.width}" height="${size.height}"` : shown;
  });
}

/** A heading of a text: the id of its element, its words, and 2 to 4. */
export interface RichTextHeading {
  id: string;
  text: string;
  level: number;
}

const HEADING = /<h([234])((?:\s[^>]*)?)>(.*?)<\/h\1>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The headings of a text, in their order: its table of contents. Their ids are those that `<RichText headings>` gives. */
export function headingsOf(html: string): RichTextHeading[] {
  return [...html.matchAll(HEADING)]
    .map(([, level, , inner = ''], at) => ({ id: headingId(at), text: wordsOf(inner), level: Number(level) }))
    .filter(({ text }) => text !== '');
}

const headingId = (at: number): string => `section-${at + 1}`;

/** Gives headings an id, so that a table of contents can lead to them. `html` is clean. */
function withHeadingIds(html: string): string {
  let at = 0;
  return html.replace(HEADING, (_heading, level: string, attributes: string, inner: string) => {
    const id = headingId(at);
    at += 1;
    return `<h${level}${attributes} id="${id}">${inner}</h${level}>`;
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
  /** Gives the headings the ids of {@link headingsOf}. */
  headings?: boolean;
  /** Where its own pictures are for who has no session: an address without quotes. */
  imageUrl?: ((id: number) => string) | undefined;
}

const NO_IMAGES: readonly RichTextImage[] = [];

/** Shows rich text that somebody wrote, cleaned again before it is shown. */
export function RichText({
  html,
  dir = 'rtl',
  className,
  images = NO_IMAGES,
  headings = false,
  imageUrl,
}: RichTextProps) {
  const clean = useMemo(() => {
    const shown = withImages(sanitizeRichText(html), images, imageUrl);
    return { __html: wrapLatinRuns(headings ? withHeadingIds(shown) : shown, LATIN_RUN, '</bdi>') };
  }, [html, images, headings, imageUrl]);
  return (
    <div className={classNames('hd-rich', className)} dir={dir} ref={makeFocusable} dangerouslySetInnerHTML={clean} />
  );
}
