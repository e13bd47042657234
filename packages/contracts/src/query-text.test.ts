import { callUrl, type Call } from './call.ts';
import { queryText } from './query-text.ts';

const written = (values: Record<string, unknown>): string => decodeURIComponent(queryText(values).replaceAll('+', ' '));

describe('[7.1] the text of a query', () => {
  it.each([
    ['booleans as 1 and 0', { unread: true, mine: false }, 'unread=1&mine=0'],
    ['a list by empty brackets', { ids: [1, 2] }, 'ids[]=1&ids[]=2'],
    ['nested keys in brackets', { cf: { 12: { from: 1, to: 2 } } }, 'cf[12][from]=1&cf[12][to]=2'],
    ['the objects of a list by their position', { rows: [{ id: 1 }, { id: 2 }] }, 'rows[0][id]=1&rows[1][id]=2'],
    ['Persian text as it is', { s: 'پیگیری سفارش' }, 's=پیگیری سفارش'],
  ])('has %s', (_what, values, text) => {
    expect(written(values)).toBe(text);
  });

  it('leaves out keys without a value', () => {
    expect(queryText({ a: '', b: null, c: undefined, d: [], e: {}, f: ['', null], g: { h: '' } })).toBe('');
    expect(queryText({ zero: 0, ids: [1, ''] })).toBe('zero=0&ids%5B%5D=1');
  });

  it('encodes characters that have a meaning in an address', () => {
    expect([...new URLSearchParams(queryText({ s: 'a=b&c[]=d#e+f' }))]).toEqual([['s', 'a=b&c[]=d#e+f']]);
  });
});

describe('the address of a call', () => {
  const fileGet = { name: 'fileGet', method: 'GET', path: '/api/file/:id' } as Call<{ id?: string; inline?: 1 }>;

  it('has the parameters of the path there and not in the query', () => {
    expect(callUrl(fileGet, { id: '7', inline: 1 })).toBe('/api/file/7?inline=1');
    expect(callUrl(fileGet, { id: 'a/b؟' })).toBe(`/api/file/${encodeURIComponent('a/b؟')}`);
  });

  it('throws when a parameter of the path is missing', () => {
    expect(() => callUrl(fileGet, { inline: 1 })).toThrow('fileGet needs id');
  });
});
