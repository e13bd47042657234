import type { PublicArticleRow, TicketContent } from '@hamyar/contracts';
import { articlePath } from './article-address.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
const linkOf = (article: PublicArticleRow): string =>
  `<a href="${escaped(articlePath(article))}">${escaped(article.name)}</a>`;

/** A line of a reply that leads to an article. */
export const linkTo = (article: PublicArticleRow): string => `<p>${linkOf(article)}</p>`;

/** The beginning of an article as a quotation, and the way to the rest. */
export const excerptOf = (article: PublicArticleRow): string =>
  `<blockquote><p>${escaped(article.excerpt)}</p></blockquote>${linkTo(article)}`;

/** Pictures belong to the ticket, whose readers are others than those of the article. */
const withoutPictures = (html: string): string => html.replace(/<img\b[^>]*>/gi, '');

/** What an article is begun with that is made of a ticket: what was asked first, and what was answered last. */
export function bodyOfTicket(
  contents: readonly Pick<TicketContent, 'type' | 'author_kind' | 'body_html'>[],
  headings: { problem: string; solution: string },
): string {
  const messages = contents.filter(({ type }) => type === 'message');
  const problem = messages.find(({ author_kind: by }) => by === 'customer') ?? messages[0];
  const solution = messages.findLast(({ author_kind: by }) => by === 'employee');
  const part = (heading: string, content: typeof problem) =>
    `<h2>${escaped(heading)}</h2>${withoutPictures(content?.body_html ?? '') || '<p></p>'}`;
  return part(headings.problem, problem) + part(headings.solution, solution === problem ? undefined : solution);
}
