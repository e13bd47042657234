import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { AbsenceHint } from './absence-hint.tsx';

const person = (id: number, name: string) => ({ id, name, employee: true, profile_picture_name: null });
const shell = { user: buildUser('employee'), path: '/tickets' };
const people = [
  { ...person(1, 'نوید صالحی'), absence: { until: '2026-12-10', substitute: person(2, 'شیما کرمی') } },
  person(2, 'شیما کرمی'),
  { ...person(3, 'مینا رستمی'), absence: { until: '2026-12-10', substitute: null } },
];

describe('[decisions 2.8] who assigns to somebody out of office', () => {
  it('reads until when, and may choose the substitute instead', async () => {
    const onChange = jest.fn();
    const { person: user } = renderInTestShell(<AbsenceHint people={people} id={1} onChange={onChange} />, shell);
    expect(screen.getByText(/۱۴۰۵\/۰۹\/۱۹ خارج از دسترس است/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /واگذاری به جانشین/ }));
    expect(onChange).toHaveBeenCalledWith(2);
  });

  it('is offered nobody where there is no substitute, and reads nothing of who is there', () => {
    const { unmount } = renderInTestShell(<AbsenceHint people={people} id={3} onChange={() => undefined} />, shell);
    expect(screen.getByText(/خارج از دسترس است/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    renderInTestShell(<AbsenceHint people={people} id={2} onChange={() => undefined} />, shell);
    expect(screen.queryByText(/خارج از دسترس است/)).toBeNull();
  });
});
