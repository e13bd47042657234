import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['session', 'login_token', 'one_time_code', 'login_attempt', 'known_device', 'address_proof', 'invitation'],
  reads: {
    attachment: 'profile picture of a session',
    branch: 'name in the own profile',
    department: 'names in the own profile',
    department_member: 'rights of a session in one statement',
    organization: 'expiry that a customer inherits',
    role: 'rights of a session in one statement',
    setting: 'whether members of an organisation see its tickets, in the statement of a session',
    user: 'who logs in, with a lock; written through users',
    user_role: 'rights of a session in one statement',
  },
});
