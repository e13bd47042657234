/** Every path of the wire (spec 7, design/api.md), in Fastify notation; fill one with {@link pathTo}. */
export const paths = {
  // auth
  checkUsername: '/api/checkUsername', login: '/api/login', logout: '/api/logout', me: '/api/me', register: '/api/register',
  verifyAccount: '/api/verifyAccount', sendCode: '/api/sendCode', getPasswordResetToken: '/api/getPasswordResetToken', passwordReset: '/api/passwordReset',
  getLoginToken: '/api/getLoginToken', sessions: '/api/session', session: '/api/session/:id', profile: '/api/profile', updateProfile: '/api/updateProfile',
  // people
  users: '/api/user', user: '/api/user/:id', organizations: '/api/organization', organization: '/api/organization/:id', customerLevels: '/api/customerLevel',
  // tickets
  tickets: '/api/ticket', ticket: '/api/ticket/:id', ticketCounters: '/api/ticketCounters', ticketHistory: '/api/ticket/:id/history', ticketRead: '/api/ticket/:id/read',
  ticketFollow: '/api/ticket/:id/follow', ticketAssignees: '/api/ticket/:id/assignees', deleteTicketContent: '/api/deleteTicketContent', satisfaction: '/api/satisfaction', checkDefaultReciever: '/api/checkDefaultReciever',
  attachments: '/api/attachment', attachment: '/api/attachment/:id', drafts: '/api/draft', draft: '/api/draft/:key',
  // system
  systemSettings: '/api/systemSettings', systemDefaults: '/api/systemDefaults', adminDefaults: '/api/adminDefaults', defaultSettings: '/api/defaultSettings', settings: '/api/settings',
  license: '/api/license', publicFile: '/f/:name', userNotifications: '/api/userNotifications', notificationRead: '/api/notificationRead',
  deliveries: '/api/delivery', deliveryCode: '/api/delivery/:id/code', deliverySend: '/api/delivery/:id/send', deliveryHint: '/api/deliveryHint', getLogs: '/api/getLogs', auditLog: '/api/auditLog',
  channelAuth: '/api/channelAuth', registry: '/api/registry', moduleError: '/api/moduleError',
  countries: '/api/countries', states: '/api/states', cities: '/api/cities', timezones: '/api/timezones',
  openapi: '/api/openapi.json', docs: '/api/docs', health: '/healthz', ready: '/readyz', metrics: '/metrics', socket: '/socket',
} as const;

/** Fills the parameters of a path; values are URL-encoded. `pathTo(paths.ticket, { id: 7 })` is `/api/ticket/7`. */
export function pathTo(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
