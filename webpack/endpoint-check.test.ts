import { checkEndpoints, endpointCollisions, endpointsIn } from './endpoint-check.ts';

describe('the endpoints of the one api', () => {
  it('are read from the sources of a module, whether they are injected or there from the start', async () => {
    expect(
      await endpointsIn(`
        const visitApi = api.enhanceEndpoints({ addTagTypes: ['visits/visit'] }).injectEndpoints({
          endpoints: (build) => ({
            visits: build.query({ ...fromCall(visitList), providesTags: ['visits/visit'] }),
            createVisit: build.mutation<number, { endpoints: string }>({ async onQueryStarted() {} }),
          }),
        });`),
    ).toEqual(['visits', 'createVisit']);
    expect(
      await endpointsIn(`const api = createApi({ endpoints: (build) => ({ sharedRead: build.query({}) }) });`),
    ).toEqual(['sharedRead']);
  });

  it.each([
    '{ endpoints: (build) => ({ ...others(build) }) }',
    '{ endpoints: (build) => { return { visits: build.query({}) }; } }',
    '{ endpoints(build) { return { visits: build.query({}) }; } }',
    '{ endpoints: function (build) { return { visits: build.query({}) }; } }',
    '{ endpoints }',
    'declared',
  ])('stand where they are injected: a name that cannot be read could not be compared, as in %s', async (given) => {
    for (const call of [`api.injectEndpoints(${given});`, `api.injectEndpoints<Visits>(${given});`])
      await expect(endpointsIn(call)).rejects.toThrow('write endpoints as (build) => ({ name: … })');
  });

  it('may have one name once: the build names both modules and says what to do', () => {
    const endpoints = new Map([
      ['shell', ['sharedRead']],
      ['tickets', ['tickets', 'counters']],
      ['calendar', ['weeks', 'counters', 'sharedRead']],
    ]);
    expect(endpointCollisions(endpoints)).toEqual([
      'the modules tickets and calendar both have an endpoint named counters: rename the one of calendar',
      'the modules shell and calendar both have an endpoint named sharedRead: rename the one of calendar',
    ]);
  });

  it('do not collide in this workspace', async () => {
    await expect(checkEndpoints()).resolves.toBeUndefined();
  });
});
