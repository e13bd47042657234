import type { TestAnswer, TestClient } from '../test-app.ts';
import type { MatrixRole, TicketSpec, MatrixWorld } from './matrix-world.ts';

/** One call, made by a role. */
export type Call = (client: TestClient, world: MatrixWorld, role: MatrixRole) => Promise<TestAnswer>;

/**
 * One reviewed row. `expect` has a symbol per role, in the order V C O M S X · E P H D B R F: `+` done · `N` NOK · `-`
 * 403 · `0` not found (as if it did not exist) · `L` to the login · `!` the values are refused · `x` expired.
 */
export interface MatrixRow {
  case: string;
  call: Call;
  expect: string;
}

/** The rows of one module by the name of the endpoint, as `matrix` in `src/modules/<module>/<module>.matrix.ts`. */
export type ModuleMatrix = Record<string, MatrixRow[]>;

export const get =
  (url: string): Call =>
  (client) =>
    client.get(url);
export const post =
  (url: string, body?: object | ((w: MatrixWorld, role: MatrixRole) => object)): Call =>
  (client, world, role) =>
    client.post(url, typeof body === 'function' ? body(world, role) : body);
export const put =
  (url: string, body: object): Call =>
  (client) =>
    client.put(url, body);

/** A call for a ticket that is created for it. */
export const onTicket =
  (
    spec: TicketSpec,
    call: (
      client: TestClient,
      ticket: { id: number; version: number; contentId: number },
      world: MatrixWorld,
    ) => Promise<TestAnswer>,
  ): Call =>
  async (client, world) =>
    call(client, await world.ticket(spec), world);

/** The caller's own id; a visitor has none. */
export const own = (role: MatrixRole, world: MatrixWorld): number => (role === 'V' ? 0 : world.ids[role]);

/** Names that every form of a person accepts. */
export const person = { first_name: 'نام', last_name: 'تازه' };
