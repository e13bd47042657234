import { SEARCH_MIN_CHARS, type PublicArticleRow } from '@hamyar/contracts';
import { kbArticleList } from '@hamyar/contracts/knowledge-base';
import { searchProvider } from '@hamyar/module-kit/commands';
import { send } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { articlePath } from '../shared/article-address.ts';
import { readTime } from '../shared/read-time.ts';

/** Articles that the person may read, for the command palette; by the same search as the pages of the knowledge base. */
export const searchArticles = searchProvider<PublicArticleRow>({
  group: fa.paletteGroup,
  icon: 'book',
  minLength: SEARCH_MIN_CHARS,
  find: async (s, signal) => {
    const { data, error } = await send(kbArticleList, { s, perPage: 10, unfinished: true }, { signal });
    if (error) throw new Error(error.message || error.status);
    return data.data;
  },
  hit: (row) => ({
    id: `article-${row.id}`,
    to: articlePath(row),
    title: row.name,
    detail: readTime(row.read_time),
  }),
});
