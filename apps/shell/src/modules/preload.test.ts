import type { RegistryEntry, RouteMatch } from '@hamyar/contracts';
import { loaderOf } from './loader-registry.ts';
import { preloadRoute } from './preload.ts';

jest.mock('./loader-registry.ts', () => ({ loaderOf: jest.fn() }));

const entries: RegistryEntry[] = [];
const matchOf = (module: string) => ({ module, route: { screen: 'ListScreen' }, params: {} }) as unknown as RouteMatch;

it('fetches the code of each screen once, also of two modules that name a screen alike', async () => {
  const asked: string[] = [];
  const failing = new Set(['calendar']);
  jest.mocked(loaderOf).mockImplementation(
    (module) =>
      ({
        code: (screen: string) => {
          asked.push(`${module}/${screen}`);
          return failing.has(module) ? Promise.reject(new Error('lost')) : Promise.resolve();
        },
      }) as unknown as ReturnType<typeof loaderOf>,
  );
  for (const module of ['tickets', 'calendar', 'tickets']) preloadRoute(matchOf(module), entries);
  expect(asked).toEqual(['tickets/ListScreen', 'calendar/ListScreen']);
  // what failed is fetched again
  await Promise.resolve();
  await Promise.resolve();
  preloadRoute(matchOf('calendar'), entries);
  expect(asked).toHaveLength(3);
});

it('fetches with a screen the parts that it shows on the page', () => {
  const asked: string[] = [];
  jest.mocked(loaderOf).mockImplementation(
    () =>
      ({
        code: (code: string) => Promise.resolve(asked.push(code)),
      }) as unknown as ReturnType<typeof loaderOf>,
  );
  const match = { module: 'orders', route: { screen: 'OrdersScreen', parts: ['OpenOrder'] }, params: {} };
  preloadRoute(match as unknown as RouteMatch, entries);
  expect(asked).toEqual(['OrdersScreen', 'OpenOrder']);
});
