import { knowledgebaseSearchMissDelete, knowledgebaseSearchMissList } from '@hamyar/contracts/schemas';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { deleted, list } from '../../platform/http/outcome.ts';
import { audit } from '../logs/public.ts';
import { assertWrites } from './article.service.ts';
import { messages } from './messages.ts';
import { countMisses, listMisses, removeMiss } from './search-miss.repository.ts';

/** Searches that found nothing, for those who write articles (decisions 2.12). */
export function searchMissRoutes(host: ModuleHost, deps: Deps): void {
  host.route(knowledgebaseSearchMissList, async ({ user, query }) => {
    assertWrites(user);
    const [rows, total] = await Promise.all([listMisses(deps.db, query), countMisses(deps.db, query)]);
    return list(
      rows.map(({ last_at, ...row }) => ({ ...row, last_at: unixSeconds(last_at) })),
      { currentPage: query.page, perPage: query.perPage, total },
    );
  });
  host.route(knowledgebaseSearchMissDelete, async ({ user, ip, params, setLogObject }) => {
    assertWrites(user);
    setLogObject('search_miss', params.id);
    await withTransaction(deps.db, async (trx) => {
      const text = await removeMiss(trx, params.id);
      if (text === null) throw new NotFound();
      await audit(
        deps,
        trx,
        { caller: user, ip },
        { action: 'search_miss.delete', object_type: 'search_miss', object_id: params.id, object_name: text },
      );
    });
    return deleted(undefined, messages.missDeleted);
  });
}
