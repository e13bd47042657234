// A small sample workspace for the dependency rules: what the table allows, and one violation per rule.
const T = 'apps/tickets/src';
const C = 'apps/customers/src';
const M = 'apps/server/src/modules';
const P = 'apps/server/src/platform';

export const PACKAGES = [
  'contracts',
  'domain',
  'persian',
  'dayjs-jalali',
  'module-sdk',
  'store',
  'router',
  'design-system',
  'module-kit',
  'testing',
];

export const LIBRARIES = [
  'kysely',
  'pg',
  'zod',
  'antd',
  'echarts',
  'react',
  'react-router',
  '@reduxjs/toolkit',
  'react-redux',
  'dayjs',
  'jalaali-js',
  '@tiptap/core',
  'single-spa',
];

/** File -> source; no rule may report these. */
export const LEGAL: Record<string, string> = {
  'packages/contracts/src/schemas.ts': 'import { z } from "zod"; export const s = z;',
  'packages/domain/src/transitions.ts': 'import { contracts } from "@hamyar/contracts"; export const t = contracts;',
  'packages/dayjs-jalali/src/plugin.ts':
    'import dayjs from "dayjs"; import { toJalaali } from "jalaali-js"; export const p = [dayjs, toJalaali];',
  'packages/module-sdk/src/manifest.ts': 'import { contracts } from "@hamyar/contracts"; export const m = contracts;',
  'packages/store/src/api.ts':
    'import { createSlice } from "@reduxjs/toolkit"; import { createApi } from "@reduxjs/toolkit/query/react"; import { Provider } from "react-redux"; import { contracts } from "@hamyar/contracts"; import { modulesdk } from "@hamyar/module-sdk"; export const s = [createSlice, createApi, Provider, contracts, modulesdk];',
  'packages/store/src/api.test.ts':
    'import { testing } from "@hamyar/testing"; import { s as schema } from "@hamyar/contracts/schemas"; import { s } from "./api.ts"; export const t = [testing, s, schema];',
  'packages/store/src/request.ts':
    'import type { s } from "@hamyar/contracts/schemas"; export const method = "GET" as unknown as typeof s;',
  'packages/router/src/links.ts':
    'import { Link } from "react-router"; import { modulesdk } from "@hamyar/module-sdk"; export const l = [Link, modulesdk];',
  'packages/design-system/src/theme.ts':
    'import { ConfigProvider } from "antd"; import generatePicker from "antd/es/date-picker/generatePicker"; import * as echarts from "echarts/core"; import { Editor } from "@tiptap/core"; import { persian } from "@hamyar/persian"; import { dayjsjalali } from "@hamyar/dayjs-jalali"; export const d = [ConfigProvider, generatePicker, echarts, Editor, persian, dayjsjalali];',
  'packages/module-kit/src/list.ts':
    'import { contracts } from "@hamyar/contracts"; import { domain } from "@hamyar/domain"; import { modulesdk } from "@hamyar/module-sdk"; import { store } from "@hamyar/store"; import { designsystem } from "@hamyar/design-system"; import { persian } from "@hamyar/persian"; export const l = [contracts, domain, modulesdk, store, designsystem, persian];',
  'packages/module-kit/src/list.test.ts':
    'import { testing } from "@hamyar/testing"; import { l } from "./list.ts"; export const t = [testing, l];',
  'packages/testing/src/render.ts':
    'import { store } from "@hamyar/store"; import { designsystem } from "@hamyar/design-system"; export const r = [store, designsystem];',
  'apps/shell/src/main.ts':
    'import { router } from "@hamyar/router"; import { store } from "@hamyar/store"; import { mountRootParcel } from "single-spa"; export const m = [router, store, mountRootParcel];',
  [`${T}/remote.ts`]: 'export const load = () => import("./screens/tickets.screen.tsx");',
  [`${T}/screens/tickets.screen.tsx`]:
    'import { list } from "../features/ticket-list/ticket-list.tsx"; import { share } from "../features/ticket-share/ticket-share.dialog.tsx"; export const TicketsScreen = [list, share];',
  [`${T}/features/ticket-list/ticket-list.tsx`]:
    'import { useState } from "react"; import { api } from "../../api/tickets.api.ts"; import { designsystem } from "@hamyar/design-system"; import { modulekit } from "@hamyar/module-kit"; export const list = [useState, api, designsystem, modulekit];',
  [`${T}/features/ticket-list/ticket-list.test.tsx`]:
    'import { testing } from "@hamyar/testing"; import { list } from "./ticket-list.tsx"; export const t = [testing, list];',
  [`${T}/api/tickets.api.ts`]: 'import { contracts } from "@hamyar/contracts"; export const api = contracts;',
  [`${M}/tickets/tickets.service.ts`]:
    'import { save } from "./tickets.repository.ts"; import { canShare } from "./ticket-share.rules.ts"; import { may } from "./tickets.policy.ts"; import { find } from "../customers/public.ts"; export const create = [save, canShare, may, find];',
  [`${M}/tickets/tickets.repository.ts`]: 'import { sql } from "kysely"; export const save = sql;',
  [`${M}/tickets/tickets.int.test.ts`]:
    'import { sql } from "kysely"; import { testing } from "@hamyar/testing"; export const t = [sql, testing];',
  [`${M}/tickets/ticket-share.rules.ts`]:
    'import { contracts } from "@hamyar/contracts"; import { domain } from "@hamyar/domain"; import { persian } from "@hamyar/persian"; export const canShare = [contracts, domain, persian];',
  [`${M}/tickets/tickets.policy.ts`]:
    'import { domain } from "@hamyar/domain"; import { canShare } from "./ticket-share.rules.ts"; export const may = [domain, canShare];',
  [`${M}/tickets/tickets.presenter.ts`]:
    'import { dayjsjalali } from "@hamyar/dayjs-jalali"; import { z } from "zod"; export const p = [dayjsjalali, z];',
  [`${M}/customers/public.ts`]: 'export { find } from "./customers.service.ts";',
  [`${M}/tickets/public.ts`]: 'export const find = 1;',
  [`${P}/database/pool.ts`]:
    'import { readFileSync } from "node:fs"; import pg from "pg"; import { Migrator } from "kysely/migration"; export const d = [pg, Migrator, readFileSync];',
  [`${P}/policy/compile.ts`]:
    'import { sql } from "kysely"; import { domain } from "@hamyar/domain"; export const c = [sql, domain];',
};

/** Files that the planted files need. */
export const SUPPORTING: Record<string, string> = {
  'packages/store/src/wire.ts': 'export const wire = 1;',
  'packages/store/src/cycle-b.ts': 'import { a } from "./cycle-a.ts"; export const b = () => a;',
  [`${T}/screens/tickets-new.screen.tsx`]: 'export const TicketsScreen = 1;',
  [`${M}/customers/customers.repository.ts`]: 'import { t } from "../tickets/tickets.table.ts"; export const q = t;',
  [`${M}/tickets/tickets.table.ts`]: 'export const t = 1;',
  [`${M}/customers/customers.matrix.ts`]: 'export const matrix = 1;',
};

/** Rule, file, source. */
export const VIOLATIONS: [rule: string, file: string, source: string][] = [
  [
    'no-unresolved',
    `${T}/features/ticket-export/ticket-export.tsx`,
    'import { a } from "@hamyar/store/src/cycle-a.ts"; export const x = a;',
  ],
  ['no-cycle', 'packages/store/src/cycle-a.ts', 'import { b } from "./cycle-b.ts"; export const a = () => b;'],
  [
    'app-isolation',
    'apps/shell/src/shortcut.ts',
    'import { api } from "../../tickets/src/api/tickets.api.ts"; export const s = api;',
  ],
  [
    'package-not-to-app',
    'packages/testing/src/bad.ts',
    'import { api } from "../../../apps/tickets/src/api/tickets.api.ts"; export const d = api;',
  ],
  [
    'package-by-entry',
    `${C}/features/card/card.tsx`,
    'import { t } from "../../../../../packages/domain/src/transitions.ts"; export const card = t;',
  ],
  [
    'package-by-entry-inside',
    'packages/testing/src/deep.ts',
    'import { t } from "../../domain/src/transitions.ts"; export const d = t;',
  ],
  [
    'contracts-is-bottom',
    'packages/contracts/src/bad.ts',
    'import { domain } from "@hamyar/domain"; export const e = domain;',
  ],
  [
    'domain-layer',
    'packages/domain/src/bad.ts',
    'import { persian } from "@hamyar/persian"; export const e = persian;',
  ],
  [
    'text-and-dates-stand-alone',
    'packages/dayjs-jalali/src/bad.ts',
    'import { persian } from "@hamyar/persian"; export const e = persian;',
  ],
  [
    'module-sdk-layer',
    'packages/module-sdk/src/bad.ts',
    'import type { store } from "@hamyar/store"; export const e = 1 as unknown as typeof store;',
  ],
  [
    'store-router-layer',
    'packages/router/src/bad.ts',
    'import { store } from "@hamyar/store"; export const e = store;',
  ],
  [
    'design-system-layer',
    'packages/design-system/src/bad.ts',
    'import { contracts } from "@hamyar/contracts"; export const e = contracts;',
  ],
  [
    'modules-use-shared-entries',
    `${T}/api/wire.ts`,
    'import { wire } from "@hamyar/store/wire"; export const w = wire;',
  ],
  [
    'module-kit-layer',
    'packages/module-kit/src/bad.ts',
    'import { testing } from "@hamyar/testing"; export const e = testing;',
  ],
  [
    'test-code-stays-in-tests',
    'packages/module-kit/src/bad.ts',
    'import { testing } from "@hamyar/testing"; export const e = testing;',
  ],
  [
    'feature-isolation',
    `${T}/features/ticket-share/ticket-share.dialog.tsx`,
    'import type { list } from "../ticket-list/ticket-list.tsx"; export const share = 1 as unknown as typeof list;',
  ],
  [
    'features-below-screens',
    `${T}/features/ticket-reply/ticket-reply.form.tsx`,
    'import { TicketsScreen } from "../../screens/tickets-new.screen.tsx"; export const f = TicketsScreen;',
  ],
  [
    'shared-is-bottom',
    `${T}/shared/columns.ts`,
    'import { list } from "../features/ticket-list/ticket-list.tsx"; export const c = list;',
  ],
  [
    'no-node-in-the-browser',
    `${C}/features/upload/upload.form.tsx`,
    'import { readFileSync } from "node:fs"; export const u = readFileSync;',
  ],
  [
    'no-schemas-in-the-browser',
    `${C}/features/level/level.validation.ts`,
    'import { s } from "@hamyar/contracts/schemas"; export const v = s;',
  ],
  [
    'server-packages',
    `${M}/customers/customers.events.ts`,
    'import { store } from "@hamyar/store"; export const ev = store;',
  ],
  [
    'module-boundary',
    `${M}/customers/customers.presenter.ts`,
    'import { create } from "../tickets/tickets.service.ts"; export const p = create;',
  ],
  [
    'module-order',
    `${M}/customers/customer-tickets.service.ts`,
    'import { find } from "../tickets/public.ts"; export const t = find;',
  ],
  [
    'tables-by-repositories',
    `${M}/customers/customers.service.ts`,
    'import { t } from "../tickets/tickets.table.ts"; export const find = t;',
  ],
  [
    'repositories-know-their-tables',
    `${M}/customers/whole-handle.repository.ts`,
    'import type { Db } from "../../platform/database/pool.ts"; export type Handle = Db;',
  ],
  [
    'platform-below-modules',
    `${P}/auth/session.ts`,
    'import { find } from "../../modules/customers/public.ts"; export const s = find;',
  ],
  [
    'rules-are-pure',
    `${M}/customers/customer-expiry.rules.ts`,
    'import { q } from "./customers.repository.ts"; export const r = q;',
  ],
  [
    'policies-are-predicates',
    `${M}/customers/customers.policy.ts`,
    'import { q } from "./customers.repository.ts"; export const may = q;',
  ],
  ['sql-in-repositories', `${M}/customers/customers.routes.ts`, 'import { sql } from "kysely"; export const r = sql;'],
  ['sql-only-on-the-server', 'packages/persian/src/bad.ts', 'import { sql } from "kysely"; export const r = sql;'],
  [
    'antd-behind-design-system',
    `${T}/features/ticket-tags/ticket-tags.tsx`,
    'import { Button } from "antd"; export const x = Button;',
  ],
  [
    'editor-behind-design-system',
    `${T}/features/ticket-note/ticket-note.form.tsx`,
    'import { Editor } from "@tiptap/core"; export const x = Editor;',
  ],
  [
    'echarts-behind-design-system',
    `${T}/features/ticket-chart/ticket-chart.tsx`,
    'import * as echarts from "echarts/core"; export const x = echarts;',
  ],
  [
    'react-router-behind-router',
    `${C}/screens/customers.screen.tsx`,
    'import { Link } from "react-router"; export const x = Link;',
  ],
  [
    'redux-behind-store',
    `${C}/features/level/level.slice.ts`,
    'import { createSlice } from "@reduxjs/toolkit"; export const x = createSlice;',
  ],
  ['dayjs-behind-dayjs-jalali', `${M}/tickets/tickets.job.ts`, 'import dayjs from "dayjs"; export const x = dayjs;'],
  [
    'federation-in-the-platform',
    `${C}/module.ts`,
    'import { mountRootParcel } from "single-spa"; export const x = mountRootParcel;',
  ],
  [
    'test-code-stays-in-tests',
    `${C}/features/search/search.tsx`,
    'import { testing } from "@hamyar/testing"; export const x = testing;',
  ],
  [
    'test-code-stays-in-tests',
    `${M}/customers/customers.errors.ts`,
    'import { matrix } from "./customers.matrix.ts"; export const e = matrix;',
  ],
];
