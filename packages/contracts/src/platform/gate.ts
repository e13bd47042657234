import type { DeclaredGateNames, GateNames } from './names.ts';

/**
 * A gate decides who sees a route, a menu item or a contribution (design/module-platform.md 1). It is data, written
 * once in a manifest; the server applies it when it builds a user's registry, the shell applies the same function when
 * something changes. A gate only hides: the server's policy checks every right again.
 */

/** The two builds of the shell; a module builds one container for each audience it serves. */
export const AUDIENCES = ['staff', 'customer'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Roles that a gate can require (spec 6.1). `supervisor` is the supervisor of a customer organisation. */
export const GATE_ROLES = [
  'employee',
  'department_admin',
  'branch_admin',
  'full_admin',
  'customer',
  'supervisor',
] as const;
export type GateRole = (typeof GATE_ROLES)[number];

/** A part of a manifest that can be limited to some audiences. */
export interface ForAudience {
  /** Audiences that get this part; without it every audience of the module does. */
  readonly audience?: readonly Audience[];
  readonly gate?: ReceivedGate;
}

interface GateKinds<Names extends GateNames> {
  /** The spec's permission name (`manage customers`); needs an employee with this permission (spec 6.2). */
  permission: { readonly permission: Names['permission'] };
  /** A license feature (spec 1.2). */
  feature: { readonly feature: Names['feature'] };
  /** A system setting by its name in the API; without `is` it has to be truthy. */
  setting: { readonly setting: Names['setting']; readonly is?: string | number | boolean };
}

type GateOf<Names extends GateNames> =
  | { readonly all: readonly GateOf<Names>[] }
  | { readonly any: readonly GateOf<Names>[] }
  | { readonly not: GateOf<Names> }
  | { readonly role: GateRole }
  | GateKinds<Names>[keyof GateNames]
  /** The customer's account has (not) passed its expire_date (spec 4.4). */
  | { readonly expired: boolean }
  /** Employees with read-only access: the license and its grace period have expired (decisions 2.19). */
  | { readonly read_only: boolean }
  | { readonly audience: Audience };

/** A gate as a module writes it: its names are declared by some slice. */
export type Gate = GateOf<DeclaredGateNames>;
/** A gate of a manifest that was built at another time: this build may not know its names. */
export type ReceivedGate = GateOf<GateNames>;

/** The input of a gate. `user` is null for a visitor. */
export interface GateContext {
  audience: Audience;
  user: {
    employee: boolean;
    full_admin: boolean;
    branch_admin: boolean;
    department_admin: boolean;
    supervisor?: boolean;
    expired?: boolean;
    read_only?: boolean;
    permissions: readonly string[];
  } | null;
  /** Features of the license in force. */
  features: readonly string[];
  /** System settings by their name in the API. */
  settings: Readonly<Record<string, unknown>>;
}

/**
 * Whether a gate is open. An undefined gate is open; an unknown kind of gate is closed. Pure: the same result on server
 * and client.
 */
export function evaluateGate(gate: ReceivedGate | undefined, context: GateContext): boolean {
  if (gate === undefined) return true;
  if ('all' in gate) return gate.all.every((inner) => evaluateGate(inner, context));
  if ('any' in gate) return gate.any.some((inner) => evaluateGate(inner, context));
  if ('not' in gate) return !evaluateGate(gate.not, context);
  if ('role' in gate) return hasRole(gate.role, context.user);
  if ('permission' in gate)
    return context.user?.employee === true && context.user.permissions.includes(gate.permission);
  if ('feature' in gate) return context.features.includes(gate.feature);
  if ('setting' in gate) {
    const value = context.settings[gate.setting];
    return gate.is === undefined ? Boolean(value) : value === gate.is;
  }
  if ('expired' in gate) return context.user !== null && Boolean(context.user.expired) === gate.expired;
  if ('read_only' in gate) return context.user !== null && Boolean(context.user.read_only) === gate.read_only;
  if ('audience' in gate) return context.audience === gate.audience;
  return false;
}

function hasRole(role: GateRole, user: GateContext['user']): boolean {
  if (user === null) return false;
  if (role === 'customer') return !user.employee;
  if (role === 'supervisor') return !user.employee && user.supervisor === true;
  return user[role];
}
