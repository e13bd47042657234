import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: [
    'article',
    'article_category',
    'article_feedback',
    'article_in_category',
    'article_solution',
    'article_template',
    'article_term',
    'article_term_count',
    'article_version',
    'article_word',
    'search_miss',
  ],
  reads: {
    attachment: 'names of pictures of categories and people',
    customer_level: 'names of those whom a category is for',
    organization: 'names of those whom a category is for',
    role: 'who may review an article',
    tag_assignment: 'which articles have a tag',
    ticket: 'number of the ticket that an article was made of',
    user: 'names of authors and reviewers, who may review an article',
    user_role: 'who may review an article',
  },
});
