import { act, renderHook } from '@hamyar/testing';
import { useNewRows } from './use-new-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('[2.15] the new rows of a list', () => {
  const start = (loaded: number[] = []) =>
    renderHook(
      (props: { list: string; loaded: number[] }) =>
        useNewRows<{ id: number }>(props.list, props.loaded, (row) => row.id),
      {
        initialProps: { list: 'open', loaded },
      },
    );

  it('wait once each in the order of their arrival, and stand in the group the newest first', () => {
    const { result } = start();
    act(() => result.current.arrive(rows(1, 2)));
    act(() => result.current.arrive(rows(2, 3)));
    expect(result.current.waiting).toEqual(rows(1, 2, 3));
    act(() => result.current.show());
    expect([result.current.waiting, result.current.shown]).toEqual([[], rows(3, 2, 1)]);
    act(() => result.current.arrive(rows(3, 4)));
    expect([result.current.waiting, result.current.shown]).toEqual([rows(4), rows(3, 2, 1)]);
  });

  it('wait no more when they are gone, or the list has loaded them', () => {
    const { result, rerender } = start();
    act(() => result.current.arrive(rows(1, 2, 3)));
    act(() => result.current.arrive([], { gone: new Set([2]) }));
    expect(result.current.waiting).toEqual(rows(1, 3));
    rerender({ list: 'open', loaded: [3] });
    expect(result.current.waiting).toEqual(rows(1));
    rerender({ list: 'closed', loaded: [] });
    expect([result.current.waiting, result.current.shown]).toEqual([[], []]);
  });
});
