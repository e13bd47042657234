// Pages about the API, generated from the contracts: calls, statuses, permissions, channels.
import {
  BRANCH_ADMIN_PERMISSIONS,
  CHANNEL_KINDS,
  DEPARTMENT_ADMIN_PERMISSIONS,
  FEATURES,
  NEW_ROLE_PERMISSIONS,
  NOK_CODES,
  PERMISSION_FEATURES,
  PERMISSIONS,
  STATUS_HTTP,
} from '@hamyar/contracts';
import { endpoints, type Endpoint } from '@hamyar/contracts/schemas';
import { declaredCalls } from '../slices.ts';
import { page, table } from './markdown.ts';

function limitsOf({ limits }: Endpoint): string {
  return limits
    .map(({ max, window, by, bucket, when }) =>
      [
        `${max} in ${window} s by ${typeof by === 'string' ? by : by.account}`,
        ...Object.entries(when ?? {}).map(([field, value]) => `where ${field} is ${value}`),
        bucket ? `counted as ${bucket}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}

function flagsOf(endpoint: Endpoint): string {
  return [endpoint.page && 'page', endpoint.upload && 'upload', endpoint.allowedWhenExpired && 'works when expired']
    .filter(Boolean)
    .join(', ');
}

/** Every call of the API, by slice. */
export function endpointsPage(): string {
  const files = new Map(declaredCalls().map(({ call, slice, resource }) => [call, `${slice}/${resource}`]));
  const slices = [...new Set(endpoints.map(({ slice }) => slice))].sort();
  const parts = slices.map(
    (slice) =>
      `## ${slice}\n\n${table(
        ['call', 'name', 'file', 'who', 'answer', 'limits', 'notes', 'what'],
        endpoints
          .filter((endpoint) => endpoint.slice === slice)
          .map((endpoint) => [
            `\`${endpoint.method} ${endpoint.path}\``,
            endpoint.name,
            files.get(endpoint.name) ?? '',
            endpoint.access,
            endpoint.answer,
            limitsOf(endpoint),
            flagsOf(endpoint),
            endpoint.summary,
          ]),
      )}`,
  );
  return page(
    'Calls of the wire',
    `${endpoints.length} calls. File: the shape stands in \`packages/contracts/src/<slice>/<resource>.schema.ts\`, the handler in \`apps/server/src/modules/<slice>/<resource>.routes.ts\`. Who: the coarse check; the policy decides about objects. Shapes: \`/api/openapi.json\` of a running server.`,
    ...parts,
  );
}

/** Permissions, the roles that imply them, and the license features. */
export function permissionsPage(): string {
  const checkmark = (list: readonly string[], name: string): string => (list.includes(name) ? '✓' : '');
  return page(
    'Permissions and features',
    'The full admin has every permission; customers have none.',
    table(
      ['permission', 'branch admin', 'department admin', 'new role', 'one of the features'],
      PERMISSIONS.map((name) => [
        name,
        checkmark(BRANCH_ADMIN_PERMISSIONS, name),
        checkmark(DEPARTMENT_ADMIN_PERMISSIONS, name),
        checkmark(NEW_ROLE_PERMISSIONS, name),
        (PERMISSION_FEATURES[name] ?? []).join(', '),
      ]),
    ),
    '## License features',
    FEATURES.map((name) => `- \`${name}\``).join('\n'),
  );
}

/** Statuses with their HTTP codes, and the reasons of a NOK. */
export function errorsPage(): string {
  return page(
    'Statuses and codes',
    table(['status', 'HTTP'], Object.entries(STATUS_HTTP)),
    '## Codes of a NOK answer',
    NOK_CODES.map((code) => `- \`${code}\``).join('\n'),
  );
}

/** Kinds of socket channels. */
export function channelsPage(): string {
  return page(
    'Channels of the socket',
    'Each subscription passes the policy that HTTP passes, and is dropped when the right is lost.',
    CHANNEL_KINDS.map((kind) => `- \`${kind === 'system' ? kind : `${kind}.{id}`}\``).join('\n'),
  );
}
