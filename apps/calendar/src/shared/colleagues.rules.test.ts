import { buildDefaults, buildUser } from '@hamyar/testing';
import { colleaguesOf } from './colleagues.rules.ts';

it('[2.25] colleagues of the own departments can be invited, by admins those of others too', () => {
  const member = (id: number, name: string) => ({ id, name, employee: true, profile_picture_name: null });
  const departments = buildDefaults().departments.map((department) => ({
    ...department,
    users: [department.mine ? member(21, 'سارا نوری') : member(22, 'نوید راد')],
  }));
  const me = buildUser('employee');
  const names = (who: typeof me) => colleaguesOf(departments, who).map(([, name]) => name);
  expect(names(me)).toEqual(['سارا نوری']);
  expect(names({ ...me, branch_admin: true })).toEqual(['سارا نوری', 'نوید راد']);
  expect(names({ ...me, full_admin: true })).toEqual(['سارا نوری', 'نوید راد']);
});
