import { buildUser, compareForm, fireEvent, screen } from '@hamyar/testing';
import { AnnouncementForm } from '../features/announcement-form/announcement.form.tsx';
import { BranchForm } from '../features/branch-form/branch.form.tsx';
import { BuiltInForm } from '../features/department-form/built-in.form.tsx';
import { DepartmentForm } from '../features/department-form/department.form.tsx';
import { newEmployee } from '../features/employee-form/new-employee.ts';
import { NewEmployeeForm } from '../features/employee-form/new-employee.form.tsx';
import { EmployeeForm } from '../features/employee-form/employee.form.tsx';
import { buildDepartment } from './department-doubles.ts';
import { RolesDialog } from '../features/roles/roles.dialog.tsx';
import { buildEmployee, buildRole, buildRoleDetails } from './employee-doubles.ts';

const FORMS = 'apps/staff/src/features/department-form';
const answers = { departmentList: [buildDepartment()], userList: [], workingShiftList: [], ticketFormList: [] };
const nothing = () => undefined;

describe('[decisions 2.7] the form of a department', () => {
  compareForm({
    file: `${FORMS}/department.form.tsx`,
    call: 'departmentStore',
    names: { customer_access_ids: 'customer_access_to' },
    element: () => <DepartmentForm label="دپارتمان جدید" onDone={nothing} />,
    shell: {
      user: buildUser('full_admin'),
      drafts: {
        'department-new': {
          version: 1,
          changes: {
            name: 'فروش',
            assign_mode: 'round_robin',
            customer_access: 'levels',
            customer_access_to: [{ id: 1, name: 'عادی' }],
            staff_access: 'departments',
            staff_access_ids: [2],
            reopen_policy: 'days',
            reopen_days: 3,
          },
        },
      },
    },
    answers,
  });

  compareForm({
    file: `${FORMS}/built-in.form.tsx`,
    call: 'departmentUpdate',
    element: () => (
      <BuiltInForm
        label="ویرایش دپارتمان"
        stored={{ ...buildDepartment(), kind: 'customers', version: 3 }}
        onDone={nothing}
      />
    ),
    shell: { user: buildUser('full_admin') },
    answers,
    elsewhere: Object.fromEntries(
      [
        'version',
        'parent_id',
        'status',
        'is_public',
        'branch_ids',
        'member_ids',
        'manager_ids',
        'default_recipient_id',
        'assign_mode',
        'max_open_per_agent',
        'customer_access',
        'customer_access_ids',
        'staff_access',
        'staff_access_ids',
        'reopen_policy',
        'reopen_days',
        'auto_close_days',
        'working_shift_id',
        'sla_id',
        'signature',
        'form_id',
      ].map((key) => [key, 'of a built-in department only the texts change']),
    ),
  });
});

describe('[decisions 2.7] the form of a branch', () => {
  compareForm({
    file: 'apps/staff/src/features/branch-form/branch.form.tsx',
    call: 'branchStore',
    element: () => <BranchForm label="شعبهٔ جدید" onDone={nothing} />,
    shell: {
      user: buildUser('full_admin'),
      drafts: { 'branch-new': { version: 1, changes: { name: 'دفتر یزد', code: 'YZD', state_id: 8 } } },
    },
    answers: {
      ...answers,
      timezones: [],
      countries: [{ id: 364, name: 'ایران' }],
      states: [{ id: 8, name: 'یزد' }],
      cities: [{ id: 9, name: 'یزد' }],
    },
  });
});

describe('[decisions 2.8] the form of an employee', () => {
  compareForm({
    file: 'apps/staff/src/features/employee-form/employee.form.tsx',
    call: 'employeeUpdate',
    element: () => <EmployeeForm label="کاربر" stored={buildEmployee()} onDone={nothing} />,
    shell: { user: buildUser('full_admin') },
    answers: { ...answers, roleList: [] },
    elsewhere: { version: 'of the stored one', status: 'the dialog that switches the account off' },
  });
});

describe('[decisions 2.8] the form of a new employee', () => {
  const user = buildUser('full_admin');
  compareForm({
    file: 'apps/staff/src/features/employee-form/new-employee.form.tsx',
    call: 'employeeStore',
    element: () => (
      <NewEmployeeForm label="کاربر جدید" blank={newEmployee(user, { id: 1, name: 'تهران' })} onDone={nothing} />
    ),
    shell: {
      user,
      drafts: {
        'employee-new': {
          version: 1,
          changes: { first_name: 'هانیه', last_name: 'مرادی', email: 'hanieh@arya.co', entry: 'password' },
        },
      },
    },
    answers: { ...answers, roleList: [] },
    prepare: async () =>
      void fireEvent.change(await screen.findByLabelText(/^رمز عبور/, { selector: '[type=password]' }), {
        target: { value: 'Arya-1405' },
      }),
  });
});

describe('[decisions 2.2] the form of a role', () => {
  const file = { file: 'apps/staff/src/features/roles/use-role-form.ts' };
  const element = () => <RolesDialog onClose={nothing} />;
  const shell = { user: buildUser('full_admin') };
  compareForm({
    ...{ ...file, call: 'roleStore', element, shell, answers: { roleList: [] } },
    prepare: async () =>
      void fireEvent.change(await screen.findByLabelText(/نام نقش/), { target: { value: 'پشتیبان شب' } }),
  });
  compareForm({
    ...{ ...file, call: 'roleUpdate', element, shell, elsewhere: { version: 'of the stored one' } },
    answers: { roleList: [buildRole(2, 'کارشناس ارشد')], roleGet: buildRoleDetails(2, 'کارشناس ارشد') },
  });
});

describe('[decisions 2.13] the form of an announcement', () => {
  const reach = { people: 1, organizations: 1, channels: ['panel', 'push', 'email', 'sms'] as const };
  const text = { title: 'خبر', body: '<p>متن</p>', channels: ['panel', 'push'] };
  const elsewhere = { audience: 'the page', publish: 'the button' };
  for (const audience of ['customers', 'employees'] as const)
    describe(`for ${audience}`, () => {
      compareForm({
        file: 'apps/staff/src/features/announcement-form/announcement.form.tsx',
        call: 'announcementStore',
        elsewhere: {
          ...elsewhere,
          ...(audience === 'customers'
            ? { department_ids: 'that for employees', role_ids: 'that for employees' }
            : { organization_ids: 'that for customers', customer_level_ids: 'that for customers' }),
        },
        element: () => <AnnouncementForm label="اطلاعیه" audience={audience} onDone={nothing} />,
        shell: {
          user: buildUser('full_admin'),
          drafts: { [`announcement-new-${audience}`]: { version: 1, changes: text } },
        },
        answers: { announcementReach: reach, roleList: [] } as never,
      });
    });
});
