import { useRef } from 'react';
import { useLocation } from '@hamyar/module-sdk';
import { act, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { useKeptListPosition } from './use-kept-position.ts';

function Rows({ rows = 50 }: { rows?: number }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptListPosition(() => [box.current], rows);
  return <div ref={box} data-testid="box" />;
}
const Page = ({ rows }: { rows?: number }) => (useLocation().pathname === '/tickets' ? <Rows rows={rows} /> : null);
const box = () => screen.getByTestId('box');
const scroll = (top: number) => {
  box().scrollTop = top;
  box().dispatchEvent(new Event('scroll'));
};

describe('the position in a list', () => {
  it('[2.15] is there again after Back from another page', async () => {
    const { history } = renderInTestShell(<Page />, { user: null, path: '/tickets' });
    scroll(1_200);
    act(() => history.push('/customers'));
    expect(screen.queryByTestId('box')).toBeNull();
    act(() => window.history.back());
    await waitFor(() => expect(box().scrollTop).toBe(1_200));
  });

  it('is the top where the list is opened anew', () => {
    const { history } = renderInTestShell(<Page />, { user: null, path: '/tickets' });
    scroll(1_200);
    act(() => history.push('/customers'));
    act(() => history.push('/tickets'));
    expect(box().scrollTop).toBe(0);
  });

  it('waits for the rows', async () => {
    const { history, rerender } = renderInTestShell(<Page />, { user: null, path: '/tickets' });
    scroll(800);
    act(() => history.push('/customers'));
    rerender(<Page rows={0} />);
    act(() => window.history.back());
    await screen.findByTestId('box');
    expect(box().scrollTop).toBe(0);
    rerender(<Page rows={20} />);
    expect(box().scrollTop).toBe(800);
  });
});
