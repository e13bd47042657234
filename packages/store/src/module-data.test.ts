import { api } from './api.ts';
import { createAppStore, forgetDataOf } from './store.ts';

const boot = {
  edition: 'staff',
  user: null,
  settings: {},
  registry: { id: '1', modules: [] },
  defaults: null,
} as never;

describe('the data of one module', () => {
  it('is read again after a crash of the module, and that of the others is not', async () => {
    const read = { maps: 0, mapsets: 0 };
    const answer = (name: keyof typeof read) => ({
      queryFn: () => {
        read[name] += 1;
        return { data: read[name] };
      },
    });
    const maps = api.enhanceEndpoints({ addTagTypes: ['maps/list', 'mapsets/list'] }).injectEndpoints({
      endpoints: (build) => ({
        maps: build.query<number, null>({ ...answer('maps'), providesTags: [{ type: 'maps/list', id: 7 }] }),
        mapsets: build.query<number, null>({ ...answer('mapsets'), providesTags: ['mapsets/list'] }),
      }),
    });
    const store = createAppStore(boot);
    await Promise.all([
      store.dispatch(maps.endpoints.maps.initiate(null)),
      store.dispatch(maps.endpoints.mapsets.initiate(null)),
    ]);
    forgetDataOf('maps');
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(read).toEqual({ maps: 2, mapsets: 1 });
  });
});
