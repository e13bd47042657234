import { useEffect, useState } from 'react';
import { useLocation } from '@hamyar/module-sdk';
import { act, buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** A list whose rows come after its title, and a page for each row. */
function Pages() {
  useFocusAfterNavigation();
  const { pathname } = useLocation();
  return <main key={pathname}>{pathname === '/customers' ? <List /> : <Form />}</main>;
}

function List() {
  const [rows, setRows] = useState<number[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setRows([11, 12]), 20);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h1>مشتریان</h1>
      <ul>
        {rows.map((id) => (
          <li key={id}>
            <a href={`/customers/${id}`}>مشتری {id}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const Form = () => (
  <>
    <h1>ویرایش</h1>
    <button type="button">انصراف</button>
    <input aria-label="نام" />
  </>
);

const open = (path: string) => renderInTestShell(<Pages />, { user: buildUser('employee'), path });

describe('[quality, keyboard] the focus after a change of the page', () => {
  it('is on the row that was left, once the list has its rows', async () => {
    const { history, person } = open('/customers/12');
    await person.click(screen.getByRole('button'));
    act(() => history.push('/customers'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'مشتری 12' })));
  });

  it('is on the row that was left also from a page with a query', async () => {
    const { history, person } = open('/customers/12');
    act(() => history.replace('/customers/12?tab=files'));
    await person.click(screen.getByRole('button'));
    act(() => history.push('/customers'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'مشتری 12' })));
  });

  it('is on the title when no row was left', async () => {
    const { history, person } = open('/customers/new');
    await person.click(screen.getByRole('button'));
    act(() => history.push('/customers'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'مشتریان' })));
  });

  it('stays where the person puts it meanwhile', async () => {
    const { history, person } = open('/customers');
    act(() => history.push('/customers/11'));
    const name = await screen.findByLabelText('نام');
    await person.click(name);
    expect(document.activeElement).toBe(name);
  });

  it('is not moved when a page is opened for the first time', async () => {
    open('/customers');
    await screen.findByRole('link', { name: 'مشتری 12' });
    expect(document.activeElement).toBe(document.body);
  });
});
