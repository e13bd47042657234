import {
  publicSampleThingGet,
  sampleThingGet,
  sampleThingList,
  sampleThingStore,
  sampleThingUpdate,
} from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, list, ok, updated } from '../../platform/http/outcome.ts';
import { messages } from './messages.ts';
import {
  changeSampleThing,
  createSampleThing,
  openPublicSampleThing,
  openSampleThing,
  pageOfSampleThings,
} from './sample-thing.service.ts';

/** The calls of this module. */
export function sampleThingRoutes(host: ModuleHost, deps: Deps): void {
  host.route(sampleThingList, async ({ user, query }) => {
    const { rows, page } = await pageOfSampleThings(deps, user, query);
    return list(rows, page);
  });
  host.route(sampleThingGet, async ({ user, params, setLogObject }) => {
    setLogObject('sample_thing', params.id);
    return ok(await openSampleThing(deps, user, params.id));
  });
  host.route(publicSampleThingGet, async ({ params }) => ok(await openPublicSampleThing(deps, params.id)));
  host.route(sampleThingStore, async ({ user, ip, body, setLogObject }) => {
    const id = await createSampleThing(deps, { user, ip }, body);
    setLogObject('sample_thing', id);
    return created({ id }, messages.created);
  });
  host.route(sampleThingUpdate, async ({ user, ip, params, body, setLogObject }) => {
    setLogObject('sample_thing', params.id);
    return updated(await changeSampleThing(deps, { user, ip }, params.id, body), messages.updated);
  });
}
