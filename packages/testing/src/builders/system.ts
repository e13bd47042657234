import { freshPublicSettings, freshSettings } from '@hamyar/contracts/doubles';
import {
  FEATURES,
  type AllSettings,
  type Audience,
  type BootData,
  type RegistryEntry,
  type SessionUser,
  type SettingsGroup,
  type SystemDefaults,
  type SystemSettings,
} from '@hamyar/contracts';
import { sharedLists } from '@hamyar/contracts/doubles';

/** Public settings of a new demo company. */
export function buildSettings(changes: Partial<SystemSettings> = {}): SystemSettings {
  return {
    ...freshPublicSettings(),
    version: '0.1.0',
    kb_core: true,
    voip_active: false,
    system_configed: true,
    working_hours_text: 'شنبه تا چهارشنبه ۸ تا ۱۶، پنجشنبه ۸ تا ۱۲',
    signup_from_customers_permission: true,
    knowledge_base_color: '#1F6F5C',
    attachments_allowed_types: ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'docx', 'xlsx', 'zip'],
    attachments_maximum_size: '10MB',
    ...changes,
  };
}

/** Every group of settings as the full admin gets them: those of a fresh system, each saved once. */
export function buildAllSettings(
  changes: { [Group in SettingsGroup]?: Partial<AllSettings[Group]> } & Partial<Pick<AllSettings, 'versions'>> = {},
): AllSettings {
  const fresh = Object.entries(freshSettings());
  return {
    ...(Object.fromEntries(
      fresh.map(([group, values]) => [group, { ...values, ...changes[group as SettingsGroup] }]),
    ) as unknown as Omit<AllSettings, 'versions'>),
    versions: { ...Object.fromEntries(fresh.map(([group]) => [group, 1])), ...changes.versions },
  };
}

/** Every shared list that some module declares, without entries. */
const emptyLists = Object.fromEntries(
  Object.entries(sharedLists).map(([name, shape]) => [name, shape.safeParse([]).success ? [] : null]),
);

/** The shared lists: two departments, two categories, two services, one level, two branches; those of other modules are empty. */
export function buildDefaults(changes: Partial<SystemDefaults> = {}): SystemDefaults {
  const known: Partial<SystemDefaults> = {
    customers_department: { id: 8, name: 'مشتریان' },
    managers_department: { id: 9, name: 'مدیران' },
    license: { features: [...FEATURES] },
    departments: [
      { id: 1, name: 'پشتیبانی فنی', kind: 'normal', branch_ids: [-1], is_public: true, mine: true, sendable: true },
      {
        id: 2,
        name: 'مالی و قراردادها',
        kind: 'normal',
        branch_ids: [-1],
        is_public: true,
        mine: false,
        sendable: true,
      },
    ],
    answer_times: [],
    pending_announcements: [],
    ticket_categories: [
      {
        id: 11,
        name: 'خطای نرم‌افزار',
        parent_id: null,
        department_ids: [1],
        default_importance: null,
        keywords: [],
        order: 1,
      },
      {
        id: 12,
        name: 'صورت‌حساب',
        parent_id: null,
        department_ids: [2],
        default_importance: null,
        keywords: [],
        order: 2,
      },
    ],
    services: [
      {
        id: 21,
        name: 'حسابداری ابری',
        parent_id: null,
        department_ids: [1, 2],
        category_ids: [],
        icon: null,
        order: 1,
      },
      { id: 22, name: 'درگاه پرداخت', parent_id: null, department_ids: [2], category_ids: [], icon: null, order: 2 },
    ],
    customer_levels: [
      { id: 31, name: 'طلایی', color: '#C79A3B', icon: null, order: 1, is_default: true, status: true },
    ],
    branches: [
      { id: 1, name: 'تهران' },
      { id: 2, name: 'اصفهان' },
    ],
    organizations: [{ id: 4, name: 'پخش البرز' }],
  };
  return { ...emptyLists, ...known, ...changes } as SystemDefaults;
}

/** The boot data that the server writes into the page for a person; the edition follows from the person. */
export function buildBoot({
  user = null,
  audience,
  settings,
  modules = [],
  closed,
  defaults = buildDefaults(),
}: {
  user?: SessionUser | null;
  audience?: Audience;
  settings?: Partial<SystemSettings>;
  modules?: RegistryEntry[];
  closed?: string[];
  defaults?: SystemDefaults | null;
} = {}): BootData {
  return {
    edition: audience ?? (user?.employee ? 'staff' : 'customer'),
    user,
    settings: buildSettings(settings),
    // a visitor has one only on a page that a module opens to everybody
    registry: user || modules.length > 0 ? { id: 'test', modules, ...(closed && { closed }) } : null,
    defaults: user ? defaults : null,
    license: null,
    server_time: Math.floor(Date.now() / 1000),
    demo: true,
    unread_notifications: 0,
    landing: '/tickets',
    first: [],
    feed_cursor: null,
  };
}
