import { sharedLists } from '@hamyar/contracts/schemas';
import { serverModules } from '../../modules.ts';
import { declaredLists } from './shared-lists.ts';

describe('the shared lists that modules declare', () => {
  it('[3.29] are those of the contracts, each of one module', () => {
    expect(Object.keys(declaredLists(serverModules)).sort()).toEqual(Object.keys(sharedLists).sort());
  });

  it('[3.30] prevent the start when a list has no owner or two', () => {
    const without = serverModules.filter(({ name }) => name !== 'catalog');
    expect(() => declaredLists(without)).toThrow('no module declares the shared lists ticket_categories, services');
    const catalog = serverModules.filter(({ name }) => name === 'catalog');
    expect(() => declaredLists([...serverModules, ...catalog])).toThrow(
      'the shared list ticket_categories is declared by',
    );
  });
});
