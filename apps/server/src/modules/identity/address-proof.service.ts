import { ADDRESS_PROOF_SECONDS, type RequesterState } from '@hamyar/contracts';
import type { BodyOf, addressCode } from '@hamyar/contracts/schemas';
import { mailboxOf, readAccountName, type AccountName } from '../../platform/auth/account-name.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import type { UserTable } from '../users/user.table.ts';
import { findAccount } from './account.repository.ts';
import type { AccountRef } from './account.rules.ts';
import { consumeProof, deleteProof, findProof, insertProof, setProofTicket } from './address-proof.repository.ts';
import { mayLogIn } from './current-user.rules.ts';
import { attemptByName } from './login-attempt.service.ts';
import { messages } from './messages.ts';
import { codeExpired, confirmCode, sendCode, type CodeRequest, type CodeTimes } from './one-time-code.service.ts';
import type { StoredCode } from './one-time-code.repository.ts';
import { loadUser } from './session.service.ts';
import { insertCustomer } from './sign-up.repository.ts';

type Requester = BodyOf<typeof addressCode>;

/** The columns of each value that a person sends; null for what needs more than the value. */
const COLUMNS = {
  first_name: (first_name) => ({ first_name }),
  last_name: (last_name) => ({ last_name }),
  address: null,
} satisfies BodyColumns<Requester, UserTable>;

/** An address to which a code can be delivered: only e-mail leaves the system. */
function readAddress(address: string): AccountName {
  const name = readAccountName(address);
  if (name?.kind !== 'email') throw new ValidationFailed([fieldError('address', 'EMAIL')]);
  return name;
}

/** Sends a code to an address. No account is looked up before it is typed, so the answer says nothing of one. */
async function sendCodeTo(
  deps: Deps,
  address: string,
  code: Pick<CodeRequest, 'purpose' | 'flow' | 'payload'>,
): Promise<CodeTimes> {
  const { key } = readAddress(address);
  const {
    systemInformation: { system_title: title },
  } = await settingsOf(deps).current();
  return sendCode(deps, {
    ...code,
    accountKey: key,
    account: null,
    recipient: { medium: 'email', address: key, customer: true },
    countedAs: mailboxOf(key),
    text: fillMessage(messages.codeText, { title }),
  });
}

/** Sends a code to who wants to send a request. */
export const sendAddressCode = (deps: Deps, requester: Requester, flow: string): Promise<CodeTimes> =>
  sendCodeTo(deps, requester.address, {
    purpose: 'request',
    flow,
    payload: { columns: columnsOf(COLUMNS, requester) },
  });

/** Sends a code to who wants the link to a request anew. */
export const sendLinkCode = (deps: Deps, address: string, flow: string): Promise<CodeTimes> =>
  sendCodeTo(deps, address, { purpose: 'request_link', flow });

/**
 * Proves an address by such a code, and runs what it is for in the same transaction, with the address as accounts compare
 * it. Nobody is made for it. @throws Nok CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED
 */
export async function proveLinkAddress<T>(
  deps: Deps,
  { address, code }: { address: string; code: string },
  { flow, ip }: { flow: string; ip: string },
  then: (trx: Trx, address: string) => Promise<T>,
): Promise<T> {
  const { key } = readAddress(address);
  return attemptByName(deps, address, ip, (_account, locked) =>
    confirmCode(deps, { purpose: 'request_link', accountKey: key, flow }, code, async (trx) => {
      if (locked) throw locked;
      return then(trx, key);
    }),
  );
}

/** What is known of the owner of a proven address; a token only where they may send a request. */
export interface ProvenAddress {
  state: RequesterState;
  token: string | null;
}

/** Whether a person may send a request without a login, and why not (spec 4.4). */
function requesterState(user: CurrentUser): RequesterState {
  if (user.employee) return 'employee';
  if (!mayLogIn(user)) return 'inactive';
  return user.expired ? 'expired' : 'open';
}

/**
 * Proves an address by its code. The proof is of the customer who has it, or of a new one without a password; it opens no
 * session. @throws Nok CODE_WRONG, CODE_EXPIRED, ACCOUNT_LOCKED
 */
export async function proveAddress(
  deps: Deps,
  { address, code }: { address: string; code: string },
  flow: string,
  ip: string,
): Promise<ProvenAddress> {
  const name = readAddress(address);
  return attemptByName(deps, address, ip, (_account, locked) =>
    confirmCode(deps, { purpose: 'request', accountKey: name.key, flow }, code, async (trx, stored) => {
      if (locked) throw locked;
      const account = (await findAccount(trx, name)) ?? (await createCustomer(deps, trx, name, stored, ip));
      const user = await loadUser(deps, account.id, trx);
      if (!user) throw codeExpired();
      const state = requesterState(user);
      if (state !== 'open') return { state, token: null };
      await audit(
        deps,
        trx,
        { caller: null, ip },
        { action: 'address.prove', object_type: 'user', object_id: account.id },
      );
      return { state, token: await issueProof(deps, trx, account) };
    }).catch((error: unknown) => {
      // somebody has signed up with this address in the same moment
      throw isUniqueViolation(error) ? codeExpired() : error;
    }),
  );
}

async function createCustomer(
  deps: Deps,
  trx: Trx,
  name: AccountName,
  stored: StoredCode,
  ip: string,
): Promise<AccountRef> {
  const { columns } = stored.payload as { columns: Pick<Requester, 'first_name' | 'last_name'> };
  const { userAccountSettings } = await settingsOf(deps).current(trx);
  const account = await insertCustomer(trx, {
    name,
    contact: name,
    columns,
    passwordHash: null,
    configuredLevelId: userAccountSettings.default_customer_level_id,
    at: deps.clock.now(),
  });
  await audit(deps, trx, { caller: null, ip }, { action: 'register', object_type: 'user', object_id: account.id });
  return account;
}

async function issueProof(deps: Deps, trx: Trx, account: AccountRef): Promise<string> {
  const token = newToken();
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + ADDRESS_PROOF_SECONDS * 1000);
  await insertProof(trx, { hash: hashToken(token), account, at, expiresAt });
  return token;
}

/** Who may send a request by a proof. */
export interface ProvenRequester {
  user: CurrentUser;
  /** It has been used: only what was sent by it is answered again. */
  used: boolean;
  /** The ticket that was sent by it. */
  ticketId: number | null;
}

/** The answer to a proof that allows nothing any more. */
export const proofExpired = (): Nok => new Nok('PROOF_EXPIRED', undefined, messages.proofExpired);

/** The person of a proof. @throws Nok PROOF_EXPIRED for every other token, and where the person may not send a request any more */
export async function requesterOf(deps: Deps, token: string | undefined): Promise<ProvenRequester> {
  const found = token && isToken(token) ? await findProof(deps.db, hashToken(token), deps.clock.now()) : null;
  const user = found && (await loadUser(deps, found.user_id));
  if (!user || requesterState(user) !== 'open') throw proofExpired();
  return { user, used: found.used_at !== null, ticketId: found.ticket_id };
}

/** Uses a proof up in the transaction of what it allows. @throws Nok PROOF_EXPIRED when it was used meanwhile */
export async function useProof(deps: Deps, trx: Trx, token: string): Promise<void> {
  if (!(await consumeProof(trx, hashToken(token), deps.clock.now()))) throw proofExpired();
}

/** Writes down in the same transaction what was sent by a proof, for who never got the answer. */
export const noteSent = (trx: Trx, token: string, ticketId: number): Promise<void> =>
  setProofTicket(trx, hashToken(token), ticketId);

/** Ends a proof. Nothing happens for every other token. */
export async function endProof(deps: Deps, token: string | undefined): Promise<void> {
  if (token && isToken(token)) await deleteProof(deps.db, hashToken(token));
}
