import { firstStrongDirection } from '@hamyar/persian';

/** A body as the database stores it. */
export interface Body {
  html: string;
  text: string;
  dir: 'rtl' | 'ltr';
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const inline = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function block(tag: string, text: string): string {
  const dir = firstStrongDirection(text);
  return `<${tag}${dir === null ? '' : ` dir="${dir}"`}>${inline(text)}</${tag}>`;
}

/** Turns the notation of the corpora (lines, `- ` lists, `> ` quotes, `code`) into what the rich-text pipeline would store. */
export function toBody(source: string): Body {
  const html: string[] = [];
  const plain: string[] = [];
  let list: string[] = [];
  const endList = () => {
    if (list.length > 0) html.push(`<ul>${list.join('')}</ul>`);
    list = [];
  };
  for (const line of source.split('\n')) {
    const text = line.replace(/^(?:- |> )/, '');
    plain.push(text.replace(/`/g, ''));
    if (line.startsWith('- ')) {
      list.push(block('li', text));
    } else {
      endList();
      html.push(block(line.startsWith('> ') ? 'blockquote' : 'p', text));
    }
  }
  endList();
  const text = plain.join('\n');
  return { html: html.join(''), text, dir: firstStrongDirection(text) ?? 'rtl' };
}
