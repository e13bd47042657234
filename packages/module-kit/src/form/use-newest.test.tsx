import { act, renderHook } from '@hamyar/testing';
import { useNewest } from './use-newest.ts';

const row = (version: number, name: string) => ({ version, name });

describe('[decisions 2.0] the newest stored object of a form', () => {
  it('is the one that a refused save has brought, until a newer one is given', () => {
    const { result, rerender } = renderHook(({ given }) => useNewest(given), { initialProps: { given: row(1, 'a') } });
    expect(result.current[0]?.name).toBe('a');
    act(() => result.current[1](row(2, 'b')));
    expect(result.current[0]?.name).toBe('b');
    rerender({ given: row(2, 'c') });
    expect(result.current[0]?.name).toBe('c');
    rerender({ given: row(3, 'd') });
    expect(result.current[0]?.name).toBe('d');
  });
});
