import { ACCOUNTING_ARTICLES } from './accounting.ts';
import { ACCOUNTS_ARTICLES } from './accounts.ts';
import { APP_API_ARTICLES } from './app-api.ts';
import { CLOUD_ARTICLES } from './cloud.ts';
import { CLUB_ARTICLES } from './club.ts';
import { CONTRACTS_ARTICLES } from './contracts.ts';
import { DEVICES_ARTICLES } from './devices.ts';
import { DOMAINS_ARTICLES } from './domains.ts';
import { GETTING_STARTED_ARTICLES } from './getting-started.ts';
import { INTERNAL_ARTICLES } from './internal.ts';
import { INVOICING_ARTICLES } from './invoicing.ts';
import { MAIL_ARTICLES } from './mail.ts';
import { NETWORK_ARTICLES } from './network.ts';
import { PAYROLL_ARTICLES } from './payroll.ts';
import { RELEASES_ARTICLES } from './releases.ts';
import { STORE_ARTICLES } from './store.ts';
import { TAX_ARTICLES } from './tax.ts';
import type { KnowledgeBaseArticleSeed } from './types.ts';

/** All articles, in the order of the categories. */
export const KNOWLEDGE_BASE_ARTICLES: readonly KnowledgeBaseArticleSeed[] = [
  ...GETTING_STARTED_ARTICLES,
  ...ACCOUNTS_ARTICLES,
  ...ACCOUNTING_ARTICLES,
  ...INVOICING_ARTICLES,
  ...STORE_ARTICLES,
  ...DEVICES_ARTICLES,
  ...PAYROLL_ARTICLES,
  ...TAX_ARTICLES,
  ...CLUB_ARTICLES,
  ...APP_API_ARTICLES,
  ...CLOUD_ARTICLES,
  ...NETWORK_ARTICLES,
  ...DOMAINS_ARTICLES,
  ...MAIL_ARTICLES,
  ...CONTRACTS_ARTICLES,
  ...RELEASES_ARTICLES,
  ...INTERNAL_ARTICLES,
];
