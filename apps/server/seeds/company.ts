import { toE164 } from '@hamyar/persian';
import {
  BRANCHES,
  CATEGORIES,
  COMPANY,
  ARTICLE_TAGS,
  CUSTOMER_LEVELS,
  DEPARTMENTS,
  CUSTOMER_TAGS,
  EXTRA_TAGS,
  ROLES_SEED,
  SERVICES,
} from './corpora/company.ts';
import { ORGANIZATION_KINDS, ORGANIZATION_NAMES, ORGANIZATIONS } from './corpora/organizations.ts';
import { FAMILIES, JOBS, MEN, STAFF, WOMEN } from './corpora/people.ts';
import { BUSINESS_SCENARIOS, INTERNAL_SCENARIOS, OUTREACH_SCENARIOS } from './corpora/scenarios-business.ts';
import { HOSTING_SCENARIOS } from './corpora/scenarios-hosting.ts';
import { RETAIL_SCENARIOS } from './corpora/scenarios-retail.ts';
import { SOFTWARE_SCENARIOS } from './corpora/scenarios-software.ts';
import { randomOf, type Random } from './random.ts';

export const CUSTOMER_SCENARIOS = [
  ...SOFTWARE_SCENARIOS,
  ...RETAIL_SCENARIOS,
  ...HOSTING_SCENARIOS,
  ...BUSINESS_SCENARIOS,
];
export const ALL_SCENARIOS = [...CUSTOMER_SCENARIOS, ...INTERNAL_SCENARIOS, ...OUTREACH_SCENARIOS];

/** How large a company is built. */
export interface Sizes {
  tickets: number;
  customers: number;
  organizations: number;
  staff: number;
}

/** The demo company's size (issue 2, "Data to live in"). */
export const DEMO_SIZES: Sizes = { tickets: 5000, customers: 400, organizations: 40, staff: 30 };

/**
 * A larger company: staff and customers grow with the tickets up to 200 and 20,000, as in the measurements of
 * comparable products (design/quality.md).
 */
export function sizesFor(tickets: number): Sizes {
  const grow = (small: number, large: number) =>
    Math.round(Math.min(large, Math.max(small, (tickets / 1_000_000) * large * 4)));
  return { tickets, customers: grow(400, 20_000), organizations: grow(40, 2000), staff: grow(30, 200) };
}

export interface SeedUser {
  id: number;
  employee: boolean;
  first: string;
  last: string;
  gender: 'm' | 'f';
  username: string | null;
  email: string | null;
  mobile: string;
  /** -1 is all branches */
  branch: number;
  state: number | null;
  status: 'active' | 'inactive';
  role:
    | 'full_admin'
    | 'branch_admin'
    | 'department_admin'
    | 'employee'
    | 'customer'
    | 'organization_customer'
    | 'organization_supervisor';
  extraRoles: readonly string[];
  departments: readonly number[];
  organization: number | null;
  level: number | null;
  job: string | null;
  /** days before the anchor on which the person was created */
  age: number;
}

export interface SeedOrganization {
  id: number;
  name: string;
  domain: string;
  branch: number;
  state: number;
  field: string;
  level: number;
  age: number;
}

/** The whole company except its tickets. Ids are positions counted from 1. */
export interface Company {
  organizations: SeedOrganization[];
  users: SeedUser[];
  staff: SeedUser[];
  customers: SeedUser[];
  /** name → id */
  tags: Map<string, number>;
  categories: { id: number; name: string; parent: number | null; departments: number[]; isPublic: boolean }[];
}

const idOf = (list: readonly { key: string }[], key: string): number => list.findIndex((item) => item.key === key) + 1;
export const branchId = (key: string): number => (key === 'all' ? -1 : idOf(BRANCHES, key));
export const departmentId = (key: string): number => idOf(DEPARTMENTS, key);
export const serviceId = (key: string): number => idOf(SERVICES, key);
export const roleId = (key: string): number => idOf(ROLES_SEED, key);

/** A mobile number from a block that no operator uses, so that no real person ever gets a message of the demo. */
function mobileOf(index: number): string {
  const prefix = [912, 913, 915, 935, 936, 919, 910, 902][index % 8];
  return toE164(`0${prefix}000${1000 + Math.floor(index / 8)}`) as string;
}

function makeStaff(size: number, random: Random): SeedUser[] {
  const known = STAFF.map(
    (person, index): SeedUser => ({
      id: index + 1,
      employee: true,
      first: person.first,
      last: person.last,
      gender: person.gender,
      username: person.username,
      email: `${person.username}@${COMPANY.domain}`,
      mobile: mobileOf(index),
      branch: branchId(person.branch),
      state: null,
      status: person.status ?? 'active',
      role: person.role,
      extraRoles: ['agent', ...(person.extra ?? [])],
      departments: person.departments.map(departmentId),
      organization: null,
      level: null,
      job: null,
      age: 500 + random.int(0, 1500),
    }),
  );
  for (let index = known.length; index < size; index += 1) {
    const gender = random.chance(0.5) ? 'f' : 'm';
    const [first] = random.pick(gender === 'f' ? WOMEN : MEN);
    const [last, latin] = random.pick(FAMILIES);
    const username = `${latin}.${index}`;
    known.push({
      id: index + 1,
      employee: true,
      first,
      last,
      gender,
      username,
      email: `${username}@${COMPANY.domain}`,
      mobile: mobileOf(index),
      branch: random.pick([-1, 1, 1, 2, 3]),
      state: null,
      status: 'active',
      role: 'employee',
      extraRoles: ['agent'],
      departments: [random.int(3, DEPARTMENTS.length)],
      organization: null,
      level: null,
      job: null,
      age: 500 + random.int(0, 1500),
    });
  }
  return known;
}

function makeOrganizations(size: number, random: Random): SeedOrganization[] {
  return Array.from({ length: size }, (_, index) => {
    const known = ORGANIZATIONS[index];
    const [word, latin] = random.pick(ORGANIZATION_NAMES);
    const branch = random.weighted(BRANCHES, (b) => b.share);
    return {
      id: index + 1,
      name: known?.[0] ?? `${random.pick(ORGANIZATION_KINDS)} ${word} ${index}`,
      domain: `${known?.[1] ?? `${latin}${index}`}.example`,
      branch: branchId(known?.[2] ?? branch.key),
      state: known?.[3] ?? branch.state,
      field: known?.[4] ?? 'بازرگانی',
      level: random.weighted([1, 2, 3, 4], (level) => [1, 2, 3, 6][level - 1] ?? 1),
      age: 430 + random.int(0, 1800),
    };
  });
}

/**
 * Makes customers of three kinds: supervisors of organisations, members of organisations, and people without an
 * organisation.
 */
function makeCustomers(
  size: number,
  firstId: number,
  organizations: readonly SeedOrganization[],
  random: Random,
): SeedUser[] {
  const names = new Set<string>();
  return Array.from({ length: size }, (_, index) => {
    const organization =
      index < organizations.length
        ? organizations[index]
        : random.chance(0.68)
          ? random.pick(organizations)
          : undefined;
    const gender = random.chance(0.42) ? 'f' : 'm';
    let [first, latinFirst] = random.pick(gender === 'f' ? WOMEN : MEN);
    let [last, latinLast] = random.pick(FAMILIES);
    for (let tries = 0; names.has(`${first} ${last}`) && tries < 20; tries += 1) {
      [first, latinFirst] = random.pick(gender === 'f' ? WOMEN : MEN);
      [last, latinLast] = random.pick(FAMILIES);
    }
    names.add(`${first} ${last}`);
    const own = random.weighted(BRANCHES, (b) => b.share);
    return {
      id: firstId + index,
      employee: false,
      first,
      last,
      gender,
      username: null,
      mobile: mobileOf(2000 + index),
      email: random.chance(0.7)
        ? `${latinFirst}.${latinLast}${index}@${organization?.domain ?? 'mailbox.example'}`
        : null,
      branch: organization?.branch ?? branchId(own.key),
      state: organization?.state ?? own.state,
      status: 'active',
      organization: organization?.id ?? null,
      role:
        organization === undefined
          ? 'customer'
          : index < organizations.length
            ? 'organization_supervisor'
            : 'organization_customer',
      extraRoles: [],
      departments: [],
      level: organization?.level ?? random.weighted([2, 3, 4], (level) => level),
      job: organization && random.chance(0.8) ? random.pick(JOBS) : null,
      age: 400 + random.int(0, 1400),
    } satisfies SeedUser;
  });
}

function makeCategories(): Company['categories'] {
  const parents = CATEGORIES.map((c, index) => ({
    id: index + 1,
    name: c.name,
    parent: null,
    departments: c.departments.map(departmentId),
    isPublic: c.isPublic ?? true,
  }));
  let id = parents.length;
  const children = CATEGORIES.flatMap((c, index) =>
    c.children.map((name) => {
      id += 1;
      return {
        id,
        name,
        parent: index + 1,
        departments: c.departments.map(departmentId),
        isPublic: c.isPublic ?? true,
      };
    }),
  );
  return [...parents, ...children];
}

/**
 * Builds the company; the same seed and sizes give the same company. The demo logins of customers get readable user
 * names.
 */
export function makeCompany(seed: string, sizes: Sizes): Company {
  const random = randomOf(`${seed}/company`);
  const staff = makeStaff(sizes.staff, random);
  const organizations = makeOrganizations(sizes.organizations, random);
  const customers = makeCustomers(sizes.customers, staff.length + 1, organizations, random);
  const named = (username: string, fits: (user: SeedUser) => boolean) => {
    const user = customers.find((c) => c.username === null && fits(c));
    if (user) user.username = username;
  };
  named('supervisor', (u) => u.role === 'organization_supervisor' && u.organization === 2);
  named('member', (u) => u.role === 'organization_customer' && u.organization === 2);
  named('customer', (u) => u.role === 'customer' && u.branch === 1);
  named('customer.isfahan', (u) => u.role === 'customer' && u.branch === 2);
  const tags = new Map<string, number>();
  for (const name of new Set([
    ...ALL_SCENARIOS.flatMap((s) => s.tags ?? []),
    ...EXTRA_TAGS,
    ...CUSTOMER_TAGS,
    ...ARTICLE_TAGS,
  ]))
    tags.set(name, tags.size + 1);
  return { organizations, staff, customers, users: [...staff, ...customers], tags, categories: makeCategories() };
}

export { BRANCHES, COMPANY, CUSTOMER_LEVELS, DEPARTMENTS, ROLES_SEED, SERVICES };
