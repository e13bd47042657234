import type { BodyOf, register as registerCall } from '@hamyar/contracts/schemas';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { auditInOwnTransaction } from '../logs/public.ts';
import { settingsOf, type SettingsReading } from '../settings/public.ts';
import { findAccount } from './account.repository.ts';
import { accountKey, readAccountName, type AccountName } from '../../platform/auth/account-name.ts';
import { matchesUsernamePattern } from '../../platform/auth/username-pattern.ts';
import { recipientOf } from './code-login.service.ts';
import { attemptByName } from './login-attempt.service.ts';
import { openSessionFor, type OpenedSession, type Origin } from './login.service.ts';
import { messages } from './messages.ts';
import {
  codeExpired,
  confirmCode,
  sendCode,
  type CodeTimes,
  type CodeRequest,
  type CodeRecipient,
} from './one-time-code.service.ts';
import { checkNewPassword } from './new-password.service.ts';
import type { UserTable } from '../users/user.table.ts';
import { insertCustomer, type NewCustomer } from './sign-up.repository.ts';

type SignUp = BodyOf<typeof registerCall>;

/** The columns of each value that a person sends; null for what needs more than the value. */
const COLUMNS = {
  first_name: (first_name) => ({ first_name }),
  last_name: (last_name) => ({ last_name }),
  username: null,
  password: null,
  contact: null,
} satisfies BodyColumns<SignUp, UserTable>;

interface PendingSignUp extends Omit<NewCustomer, 'configuredLevelId' | 'at'> {
  recipient: CodeRecipient;
}

/**
 * Accepts a sign-up and sends its code. The response never shows that an account exists: its owner gets a message
 * instead (decisions 2.9). @throws Forbidden while sign-up is off, ValidationFailed
 */
export async function register(deps: Deps, signUp: SignUp, flow: string): Promise<CodeTimes> {
  const settings = await settingsOf(deps).current();
  const {
    userAccountSettings: account,
    systemInformation: { system_title: title },
  } = settings;
  if (!account.signup_from_customers_permission) throw new Forbidden('SIGNUP_CLOSED', messages.signupClosed);
  const name = checkIdentifier(signUp.username, account);
  const passwordHash = await checkPassword(signUp, settings);
  const contact = checkContact(signUp.contact, name);
  const recipient: CodeRecipient = {
    medium: contact.kind === 'email' ? 'email' : 'sms',
    address: contact.key,
    customer: true,
  };
  const pending: PendingSignUp = {
    name,
    contact,
    columns: columnsOf(COLUMNS, signUp),
    passwordHash,
    recipient,
  };
  const instead = await alternativeMessagesFor(deps, { name, contact, recipient, title });
  return sendCode(deps, {
    purpose: 'register',
    accountKey: name.key,
    flow,
    account: null,
    recipient,
    text: fillMessage(messages.codeText, { title }),
    ...(instead.length > 0 ? { instead } : { payload: pending }),
  });
}

/**
 * Recipients of a message instead of the code, because an account has the name or the contact: its owner, and where
 * only the user name is taken also the person who signs up, at their own contact.
 */
async function alternativeMessagesFor(
  deps: Deps,
  {
    name,
    contact,
    recipient,
    title,
  }: { name: AccountName; contact: AccountName; recipient: CodeRecipient; title: string },
): Promise<NonNullable<CodeRequest['instead']>> {
  const byName = await findAccount(deps.db, name);
  const byContact = contact === name ? byName : await findAccount(deps.db, contact);
  const owners = [byName, byContact === byName || byContact?.id === byName?.id ? null : byContact].filter(
    (account) => account !== null,
  );
  const event = 'register.exists' as const;
  const ownerMessages = owners.map((owner) => ({
    to: recipientOf(owner, owner.id === byContact?.id ? contact.key : name.key),
    userId: owner.id,
    event,
    text: fillMessage(messages.alreadyRegisteredText, { title }),
  }));
  const toOwners = ownerMessages.flatMap(({ to, ...notice }) => (to ? [{ recipient: to, ...notice }] : []));
  return byName && !byContact
    ? [...toOwners, { recipient, userId: null, event, text: fillMessage(messages.usernameUnavailableText, { title }) }]
    : toOwners;
}

/** The address for the code of a sign-up: the name itself where it is an address, else the given contact. */
function checkContact(given: string | undefined, name: AccountName): AccountName {
  if (name.kind !== 'username') {
    if (given !== undefined) throw new ValidationFailed([fieldError('contact', 'UNKNOWN_FIELD', { field: 'contact' })]);
    return name;
  }
  if (given === undefined) throw new ValidationFailed([fieldError('contact', 'REQUIRED')]);
  const contact = readAccountName(given);
  if (!contact || contact.kind === 'username')
    throw new ValidationFailed([{ field: 'contact', code: 'CONTACT', message: messages.contactInvalid }]);
  return contact;
}

function checkIdentifier(username: string, account: SettingsReading['userAccountSettings']): AccountName {
  const name = readAccountName(username);
  const wanted = account.username_type;
  if (wanted !== 'username') {
    if (name?.kind !== wanted)
      throw new ValidationFailed([fieldError('username', wanted === 'email' ? 'EMAIL' : 'MOBILE')]);
    return name;
  }
  // a name that looks like a mobile or an e-mail would be treated as one at every login
  if (name?.kind !== 'username' || !matchesUsernamePattern(name.key, account.username_regex)) {
    throw new ValidationFailed([
      {
        field: 'username',
        code: 'USERNAME',
        message: fillMessage(messages.usernameInvalid, { example: account.username_example ?? 'sara.amini' }),
      },
    ]);
  }
  return name;
}

async function checkPassword(signUp: SignUp, settings: SettingsReading): Promise<string | null> {
  // customers who log in with codes have no password (spec 5.29)
  if (settings.userAccountSettings.authenticate_customers_type === 'otp') return null;
  if (!signUp.password) throw new ValidationFailed([fieldError('password', 'REQUIRED')]);
  checkNewPassword(signUp.password, {
    field: 'password',
    secure: settings.securitySettings.force_users_using_secure_password,
  });
  return hashPassword(signUp.password);
}

/**
 * Creates the customer after a correct code and opens their first session. @throws Nok CODE_WRONG, CODE_EXPIRED,
 * ACCOUNT_LOCKED
 */
export async function verifyAccount(
  deps: Deps,
  body: { username: string; code: string },
  flow: string,
  origin: Origin,
): Promise<OpenedSession> {
  const key = accountKey(body.username);
  const { userAccountSettings } = await settingsOf(deps).current();
  const account = await attemptByName(deps, body.username, origin.ip, () =>
    confirmCode(deps, { purpose: 'register', accountKey: key, flow }, body.code, async (trx, stored) => {
      const pending = stored.payload as unknown as PendingSignUp;
      if (!pending.columns) throw codeExpired();
      return insertCustomer(trx, {
        ...pending,
        configuredLevelId: userAccountSettings.default_customer_level_id,
        at: deps.clock.now(),
      });
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? codeExpired() : error;
    }),
  );
  await auditInOwnTransaction(
    deps,
    { caller: null, ip: origin.ip },
    { action: 'register', object_type: 'user', object_id: account.id },
  );
  return openSessionFor(deps, account, origin, codeExpired());
}
