import { shared } from '@hamyar/persian';
import { inBatches, type RowReferences } from '../../platform/references/row-references.ts';
import { writeRightsChangedEvents } from '../identity/public.ts';
import { levelChanged } from '../organizations/public.ts';
import { lockSettings, replaceInSetting, storedSettings } from '../settings/public.ts';
import { replaceLevelOfUsers } from '../users/public.ts';
import {
  countLevelsOfPolicies,
  countedOfLevels,
  customersWithOpenTickets,
  lockLevels,
  replacePolicyOfLevels,
} from './customer-level.repository.ts';

/** Customers of one transaction. */
const BATCH = 200;

/** Customers with a level of their own. */
const customers: RowReferences = {
  counted: countedOfLevels,
  async replaceLater(deps, { from, inTransaction }) {
    await inBatches(BATCH, (after) =>
      inTransaction(async (trx, to) => {
        const ids = await replaceLevelOfUsers(trx, { from, to, at: deps.clock.now(), after, limit: BATCH });
        if (ids.length > 0) await writeRightsChangedEvents(deps, trx, ids);
        for (const customer_id of await customersWithOpenTickets(trx, ids))
          await levelChanged(deps, trx, { customer_id, organization_id: null });
        return ids;
      }),
    );
  },
};

/** The level of who signs up. */
const signUp: RowReferences = {
  counted: {
    text: shared.userAccountSettings,
    async count(db, ids) {
      const { userAccountSettings } = await storedSettings(db);
      return ids.includes(userAccountSettings.default_customer_level_id ?? 0) ? 1 : 0;
    },
  },
  lock: lockSettings,
  replace: (trx, change, deps) =>
    replaceInSetting(deps, trx, { group: 'userAccountSettings', key: 'default_customer_level_id' }, change),
};

/** What of this module names levels. */
export const levelReferences: Readonly<Record<string, RowReferences>> = { customers, 'sign-up': signUp };

/** Levels whose customers have a policy of service levels. */
export const levelsOfPolicies: RowReferences = {
  counted: {
    text: shared.levelsCounted,
    count: countLevelsOfPolicies,
  },
  lock: lockLevels,
  replace: replacePolicyOfLevels,
};
