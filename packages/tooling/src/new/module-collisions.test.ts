import { root } from '../workspace.ts';
import { moduleCollisions, refusalOf } from './module-collisions.ts';

const collisions = (module: { name: string; singular?: string }) =>
  moduleCollisions({ title: 'نمونه', ...module }, root);

describe('a new module', () => {
  it.each([
    ['a module', { name: 'tickets' }, 'apps/tickets exists already'],
    ['a part of the server', { name: 'organizations' }, 'apps/server/src/modules/organizations exists already'],
    ['a package', { name: 'store' }, 'packages/store exists already'],
    ['a folder of the contracts', { name: 'boot' }, 'packages/contracts/src/boot exists already'],
    ['a table', { name: 'services' }, 'the table or index service is declared in apps/server/migrations/'],
    [
      'a permission',
      { name: 'webhooks' },
      'manage webhooks is declared in packages/contracts/src/settings/declarations.ts',
    ],
    ['a group of settings', { name: 'security' }, 'the name securitySettings is declared in packages/contracts/src/'],
    ['a name of a contract', { name: 'all-users', singular: 'user' }, 'the name USER_STATUSES is declared in'],
    ['a type of the browser', { name: 'files' }, 'FileList is a name of the browser or of JavaScript'],
    ['a variable of the browser', { name: 'locations' }, 'location is a name of the browser or of JavaScript'],
    ['a type of JavaScript', { name: 'symbols' }, 'Symbol is a name of the browser or of JavaScript'],
    ['a word of JavaScript', { name: 'news' }, 'new is a word of JavaScript'],
    ['a word of SQL', { name: 'orders' }, 'order is a word of SQL'],
    [
      'an entry of the contracts',
      { name: 'schemas' },
      '@hamyar/contracts/schemas is packages/contracts/src/schemas.ts',
    ],
    ['a path of the server', { name: 'api', singular: 'api-item' }, '/api is a path of the shell or the server'],
    ['its own name', { name: 'stock', singular: 'stock' }, '"stock" is both the name of the module and of one of its'],
  ])('is not written over %s', (_, module, line) => {
    expect(collisions(module)).toContainEqual(expect.stringContaining(line));
  });

  it.each([
    [{ name: 'inventory' }],
    [{ name: 'assets' }],
    [{ name: 'field-visits' }],
    [{ name: 'surveys', singular: 'saved-survey' }],
    [{ name: 'news', singular: 'news-item' }],
  ])('can be %o', (module) => {
    expect(collisions(module)).toEqual([]);
  });

  it('can be only its screens, where contract and server stand already and no app does', () => {
    const screens = (name: string) => moduleCollisions({ name, title: 'نمونه', singular: 'unit', appOnly: true }, root);
    expect(screens('departments')).toEqual([]);
    expect(screens('tickets')).toEqual(['apps/tickets exists already', 'e2e/screens/tickets.ts exists already']);
    expect(screens('field-visits')).toEqual([
      expect.stringContaining('packages/contracts/src/field-visits does not exist'),
    ]);
    expect(refusalOf({ name: 'departments', title: 'نمونه' }, ['one'], root)).toContain('npm run new app departments');
  });

  it('is told the word that would do, or that the name cannot stay', () => {
    const refusal = (name: string) => refusalOf({ name, title: 'نمونه' }, ['one', 'two'], root);
    expect(refusal('surveys')).toBe(
      `surveys cannot be written:
- one
- two
Give another word for one of its rows: npm run new module surveys "<Persian title>" -- --singular survey-item`,
    );
    expect(refusal('files')).toMatch(/\nChoose another name, or first move what the new module shall own out of/);
  });
});
