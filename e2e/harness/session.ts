import assert from 'node:assert/strict';
import { callParts, type Call, type ListAnswer } from '@hamyar/contracts';
import { login, me } from '@hamyar/contracts/identity';
import type { Cookie, Page } from '@playwright/test';

/** Logins of the demo company (README). */
export const LOGINS = {
  fullAdmin: 'admin',
  branchAdmin: 'branch.isfahan',
  departmentAdmin: 'lead.support',
  agent: 'agent',
  senior: 'senior',
  agentOfAnotherBranch: 'agent.mashhad',
  supervisor: 'supervisor',
  member: 'member',
  customer: 'customer',
} as const;
export type Login = (typeof LOGINS)[keyof typeof LOGINS];
export const DEMO_PASSWORD = 'Hamyar1405';

interface Answer {
  status: string;
  data?: unknown;
  code?: string;
  errors?: { field: string; code: string; message: string }[];
  message?: string;
  total?: number;
}

/** Type of an answer's `data`: the rows of a list, otherwise the output of the call. */
type DataOf<Output> = [Output] extends [ListAnswer<infer Row>] ? Row[] : NonNullable<Output>;

/** Headers that a browser adds to calls of the product's own pages. */
export const SAME_ORIGIN = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' };

/** A call of the API with the session of a page, as the product's own pages make it. */
export async function apiCall<Input, Output>(
  page: Pick<Page, 'request'>,
  asked: Call<Input, Output>,
  ...[input]: void extends Input ? [input?: Input] : [input: Input]
): Promise<Answer & { http: number; data: DataOf<Output> }> {
  const { url, body } = callParts(asked, input as Input);
  const answer = await page.request.fetch(url, {
    method: asked.method,
    headers: SAME_ORIGIN,
    ...(body === undefined ? {} : { data: body as object }),
  });
  const text = await answer.text();
  return {
    http: answer.status(),
    ...(text.startsWith('{') ? (JSON.parse(text) as Answer) : { status: 'NOT JSON' }),
  } as Answer & { http: number; data: DataOf<Output> };
}

/** Opens a new session for a page without the login form, like another device of the person. */
export async function openSession(
  page: Pick<Page, 'request'>,
  username: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  const answer = await apiCall(page, login, { username, password });
  assert.equal(answer.http, 200, `login of ${username}: ${answer.status} ${answer.message ?? ''}`);
}

/** Username → cookies of a session that an earlier test of this worker has opened. */
const opened = new Map<string, Cookie[]>();

/**
 * Gives a page the session of a demo account. Tests share these sessions, because checking a password is slow on
 * purpose. A test that ends sessions or needs two of one person calls {@link openSession}.
 */
export async function logIn(page: Page, username: Login): Promise<void> {
  const context = page.context();
  const cookies = opened.get(username);
  if (cookies) {
    await context.addCookies(cookies);
    if ((await apiCall(page, me)).http === 200) return;
    await context.clearCookies();
  }
  await openSession(page, username);
  opened.set(username, await context.cookies());
}

/** Logs in through the login form in its two steps. */
export async function logInByForm(page: Page, username: string, password: string = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('textbox').first().fill(username);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByRole('textbox', { name: 'رمز عبور' }).or(page.locator('input[type=password]')).first().fill(password);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
}
