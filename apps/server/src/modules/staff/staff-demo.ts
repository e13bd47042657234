import { INVITATION_DAYS } from '@hamyar/contracts';
import type { DemoCompany, DemoRows } from '../../platform/demo/demo-data.ts';
import { contactNorm, nameNorm } from '../users/public.ts';
import { demoInvited } from './demo/messages.ts';

const DAY = 86_400_000;
/** No secret has this hash, so the demo has an invitation that nobody can accept. */
const HASH_OF_NOTHING = Buffer.alloc(32);

/** Somebody who is invited and has not come yet, in the branch and department of a colleague (decisions 2.27). */
export function staffDemo({ people, now }: DemoCompany): DemoRows[] {
  const colleague = people.find(
    ({ employee, branch, departments }) => employee && branch > 0 && departments.length > 0,
  );
  if (!colleague) return [];
  const id = Math.max(...people.map((person) => person.id)) + 1;
  const { first, last, username, domain } = demoInvited;
  const email = `${username}@${domain}`;
  return [
    {
      table: 'user',
      columns: [
        ...['id', 'employee', 'first_name', 'last_name', 'name_norm', 'contact_norm', 'username', 'username_key'],
        ...['email', 'email_key', 'branch_id', 'status', 'created_at', 'updated_at'],
      ],
      rows: [
        [
          ...[id, true, first, last, nameNorm(first, last), contactNorm({ username, email, mobile: null })],
          ...[username, username, email, email, colleague.branch, 'invited', now, now],
        ],
      ],
    },
    {
      table: 'department_member',
      columns: ['department_id', 'user_id', 'manager'],
      rows: [[colleague.departments[0] ?? null, id, false]],
    },
    {
      table: 'invitation',
      columns: ['user_id', 'token_hash', 'credential_epoch', 'created_at', 'expires_at', 'created_by_id'],
      rows: [[id, HASH_OF_NOTHING, 0, now, new Date(now.getTime() + INVITATION_DAYS * DAY), 1]],
    },
  ];
}
