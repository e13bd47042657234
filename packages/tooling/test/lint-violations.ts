// One violation per convention, each in a separate file, and files that must be accepted.
const T = 'apps/tickets/src';
const lines = (count: number, line: string): string =>
  Array.from({ length: count }, (_, i) => line.replaceAll('$', String(i))).join('\n');

/** Rule, file, source. */
export const VIOLATIONS: [rule: string, file: string, source: string][] = [
  ['hamyar/file-name', `${T}/shared/TicketRow.tsx`, 'export const a = 1;'],
  ['hamyar/file-name', `${T}/shared/date-utils.ts`, 'export const a = 1;'],
  ['hamyar/file-name', `${T}/shared/ticket.container.ts`, 'export const a = 1;'],
  [
    'no-restricted-syntax',
    'apps/server/src/modules/tickets/numbered.rules.ts',
    'export const isClosed = (ticket: { status: number }): boolean => ticket.status === 4;',
  ],
  ['hamyar/import-extension', `${T}/shared/no-extension.ts`, 'export { clean } from "./clean";'],
  ['hamyar/persian-in-messages', `${T}/shared/persian.tsx`, 'export const title = "درخواست‌ها";'],
  [
    'hamyar/persian-in-messages',
    'apps/server/src/modules/tickets/tickets.service.ts',
    'export const text = (n: number) => `درخواست ${n}`;',
  ],
  [
    'hamyar/no-window-globals',
    `${T}/shared/global.ts`,
    '(window as unknown as { open_tickets: number }).open_tickets = 1; export const a = 1;',
  ],
  [
    'hamyar/tsdoc-on-exports',
    'packages/persian/src/undocumented.ts',
    'export function digits(): string { return ""; }',
  ],
  [
    'hamyar/no-timed-assertions',
    `${T}/shared/timed.test.ts`,
    'declare const expect: (n: number) => { toBeLessThan(n: number): void }; const start = 1; expect(Date.now() - start).toBeLessThan(50);',
  ],
  ['hamyar/steady-tests', `${T}/shared/own-random.test.ts`, 'export const choice = Math.random();'],
  [
    'hamyar/steady-tests',
    `${T}/shared/own-seed.test.ts`,
    'declare const fc: { assert(property: unknown, options: object): void }; fc.assert(null, { seed: 7 });',
  ],
  [
    'hamyar/steady-tests',
    `${T}/shared/own-limit.test.ts`,
    'declare const it: { each(rows: string[]): (name: string, run: () => void, ms: number) => void }; it.each(["a"])("%s shows", () => {}, 5_000);',
  ],
  [
    'hamyar/steady-tests',
    `${T}/shared/own-patience.test.ts`,
    'declare const findByText: (text: string, query: object, wait: object) => void; findByText("a", {}, { timeout: 50 });',
  ],
  [
    'hamyar/own-tags',
    `${T}/api/foreign-tag.api.ts`,
    'declare const api: { enhanceEndpoints(more: object): void }; api.enhanceEndpoints({ addTagTypes: ["ticketsish/list"] });',
  ],
  [
    'hamyar/page-addresses',
    `${T}/shared/written-address.ts`,
    'export const hrefOf = (id: number): string => `/tickets/${id}`;',
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/features/labels/label.dialog.tsx`,
    `import { Modal } from '@hamyar/design-system/overlay';
import { Form, useResourceForm } from '@hamyar/module-kit/form';
export const LabelDialog = () => <Modal open><Fields /></Modal>;
const Fields = () => <Form form={useResourceForm({})} />;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/screens/labels.screen.tsx`,
    `import { Modal } from '@hamyar/design-system/overlay';
import { LabelEditor } from '../features/labels/label-editor.tsx';
export const LabelsScreen = () => <Modal open><div><LabelEditor /></div></Modal>;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/screens/label-drawer.screen.tsx`,
    `import { Drawer } from '@hamyar/design-system/overlay';
import { LabelEditor } from '../features/labels/label-editor.tsx';
export const LabelDrawerScreen = () => <Drawer open><LabelEditor /></Drawer>;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/screens/label-whole.screen.tsx`,
    `import { FullScreenDialog } from '@hamyar/design-system/overlay';
import { LabelEditor } from '../features/labels/label-editor.tsx';
export const LabelWholeScreen = () => <FullScreenDialog open><LabelEditor /></FullScreenDialog>;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/screens/late-labels.screen.tsx`,
    `import { Modal } from '@hamyar/design-system/overlay';
import { lazyPart } from '@hamyar/module-sdk';
const LabelEditor = lazyPart(() => import('../features/labels/label-editor.tsx'), 'LabelEditor');
export const LateLabelsScreen = () => <Modal open><LabelEditor /></Modal>;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/screens/later-labels.screen.tsx`,
    `import { Modal } from '@hamyar/design-system/overlay';
import { LateEditor } from '../features/labels/late-editor.tsx';
export const LaterLabelsScreen = () => <Modal open><LateEditor /></Modal>;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/features/labels/raw-label.dialog.tsx`,
    `import { Modal } from '@hamyar/design-system/overlay';
export const RawLabelDialog = () => <Modal open><form onSubmit={(event) => event.preventDefault()}><input /></form></Modal>;`,
  ],
  [
    'hamyar/form-in-dialog',
    `${T}/screens/raw-labels.screen.tsx`,
    `import { Drawer } from '@hamyar/design-system/overlay';
import { RawForm } from '../features/labels/raw-form.tsx';
export const RawLabelsScreen = () => <Drawer open><RawForm /></Drawer>;`,
  ],
  [
    'hamyar/no-page-state',
    'packages/module-kit/src/settings/own-endpoints.ts',
    'declare const api: { injectEndpoints(more: object): object }; export const settings = () => api.injectEndpoints({});',
  ],
  [
    'hamyar/no-page-state',
    'packages/module-kit/src/list/counter.ts',
    'let next = 0; export const id = () => (next += 1);',
  ],
  [
    'hamyar/no-page-state',
    'packages/persian/src/cache.ts',
    'const known = new Map<string, string>(); export const keep = (text: string) => known.set(text, text);',
  ],
  [
    'hamyar/no-page-state',
    'packages/module-kit/src/list/listener.ts',
    'declare const window: { addEventListener(name: string, run: () => void): void }; window.addEventListener("resize", () => {}); export const a = 1;',
  ],
  [
    'hamyar/routes-in-routes-files',
    'apps/server/src/modules/tickets/tickets.module.ts',
    'declare const host: { route(name: string): void }; host.route("ticketList");',
  ],
  [
    'hamyar/citation',
    `${T}/shared/unknown-statement.test.ts`,
    'declare const it: (name: string) => void; it("[2.99] shows nothing");',
  ],
  [
    'hamyar/citation',
    `${T}/shared/unknown-section.test.ts`,
    'declare const it: (name: string) => void; it("[decisions 2.24] has no such section");',
  ],
  [
    'hamyar/citation',
    `${T}/shared/two-brackets.test.ts`,
    'declare const it: (name: string) => void; it("[2.37] [9.5] remembers");',
  ],
  [
    'hamyar/citation',
    `${T}/shared/cites-in-the-middle.test.ts`,
    'declare const it: { each(of: string[]): (name: string) => void }; it.each(["a"])("%s leads back as [2.19] says");',
  ],
  ['hamyar/citation', `${T}/shared/unknown-in-a-table.test.ts`, 'export const rows = [["[8.99]", "NOT_FOUND"]];'],
  [
    'hamyar/citation',
    'apps/server/src/modules/tickets/cites-a-screen.int.test.ts',
    'declare const it: (name: string) => void; it(`[2.25] are for who manages them`);',
  ],
  ['hamyar/retired-words', `${T}/shared/ticket-place.ts`, 'export const position = 1;'],
  [
    'hamyar/retired-words',
    `${T}/shared/retired-name.ts`,
    'export const f = ({ id: ticketPlace }: { id: number }) => ticketPlace;',
  ],
  ['hamyar/retired-words', `${T}/shared/retired-member.ts`, 'export interface Rows { atOnce: number }'],
  ['hamyar/retired-words', `${T}/shared/retired-method.ts`, 'export class Store { #take(): void {} }'],
  ['hamyar/retired-words', `${T}/shared/retired-key.ts`, 'export const api = { markRead: 1 };'],
  ['hamyar/retired-words', `${T}/shared/retired-job.ts`, 'export const JOB = "accounts.turn";'],
  ['no-restricted-syntax', `${T}/shared/default-export.ts`, 'export default 1;'],
  [
    'no-restricted-syntax',
    `${T}/shared/skipped.test.ts`,
    'declare const it: { skip(name: string): void }; it.skip("is tired");',
  ],
  [
    'no-restricted-syntax',
    `${T}/shared/only.test.ts`,
    'declare const it: { only(name: string): void }; it.only("is alone");',
  ],
  [
    'no-restricted-syntax',
    `${T}/shared/snapshot.test.ts`,
    'declare const seen: { toMatchSnapshot(): void }; seen.toMatchSnapshot();',
  ],
  ['max-lines', `${T}/shared/long-file.ts`, lines(320, 'export const a$ = $;')],
  [
    'max-lines-per-function',
    `${T}/shared/long-function.ts`,
    `export function long(): number {\nlet n = 0;\n${lines(70, 'n += $;')}\nreturn n;\n}`,
  ],
  ['no-console', `${T}/shared/prints.ts`, 'console.log("here");'],
  ['no-warning-comments', `${T}/shared/later.ts`, '// TODO later\nexport const a = 1;'],
  ['eqeqeq', `${T}/shared/loose.ts`, 'export const same = (a: number, b: number) => a == b;'],
  [
    'react-hooks/rules-of-hooks',
    `${T}/shared/hook-in-if.tsx`,
    'declare function useState(n: number): number; export function Row({ on }: { on: boolean }) { if (on) useState(1); return null; }',
  ],
  [
    'react-hooks/exhaustive-deps',
    `${T}/shared/stale-effect.tsx`,
    'declare function useEffect(run: () => void, on: unknown[]): void; export function Row({ name }: { name: string }) { useEffect(() => { document.title = name; }, []); return null; }',
  ],
  ['@typescript-eslint/no-explicit-any', `${T}/shared/any.ts`, 'export const a: any = 1;'],
  [
    '@typescript-eslint/consistent-type-imports',
    `${T}/shared/type-import.ts`,
    'import { Clean } from "./clean.ts"; export const a: Clean = 1;',
  ],
  [
    '@typescript-eslint/no-floating-promises',
    'apps/server/src/modules/tickets/floating.ts',
    'async function save(): Promise<void> {} export function act(): void { save(); }',
  ],
  [
    '@typescript-eslint/await-thenable',
    'apps/server/src/modules/tickets/awaits-a-number.ts',
    'export async function act(): Promise<void> { await 1; }',
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    `${T}/shared/half-switch.ts`,
    'export function f(state: "a" | "b"): number { switch (state) { case "a": return 1; } return 2; }',
  ],
];

/** No rule may report these. */
export const LEGAL: Record<string, string> = {
  'apps/tickets/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }',
  'apps/server/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }',
  'packages/persian/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src"] }',
  [`${T}/shared/clean.ts`]: 'export type Clean = number; export const clean = 1;',
  [`${T}/features/labels/label-editor.tsx`]:
    "import { LabelForm } from './label.form.tsx'; export const LabelEditor = () => <LabelForm />;",
  [`${T}/features/labels/label.form.tsx`]:
    "import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form'; export const LabelForm = () => <Form form={useResourceForm({})}><FormField /></Form>;",
  [`${T}/features/labels/late-editor.tsx`]:
    "import { lazyPart } from '@hamyar/module-sdk'; export const LateEditor = lazyPart(() => import(/* webpackChunkName: \"labels\" */ './label-editor.tsx'), 'LabelEditor');",
  [`${T}/features/labels/raw-form.tsx`]: 'export const RawForm = () => <form><input /></form>;',
  // filters save nothing
  [`${T}/features/labels/label-filter.drawer.tsx`]: `import { Drawer } from '@hamyar/design-system/overlay';
export const LabelFilterDrawer = () => <Drawer open><form role="search"><input /></form></Drawer>;`,
  // the list of a page with a form, and a dialog of its own next to it, in which there is none
  [`${T}/screens/label-page.screen.tsx`]: `import { Modal } from '@hamyar/design-system/overlay';
import { FormField } from '@hamyar/module-kit/form';
import { LabelEditor } from '../features/labels/label-editor.tsx';
export const LabelPageScreen = () => <><LabelEditor /><Modal open><FormField /></Modal></>;`,
  [`${T}/messages/fa.ts`]: 'export const messages = { title: "درخواست‌ها" };',
  [`${T}/features/ticket-list/ticket-list.rules.test.ts`]: 'export const sentence = "درخواست بسته";',
  'apps/server/src/modules/tickets/tickets.service.int.test.ts':
    'declare const it: (name: string) => void; it("[decisions 2.25] are for who manages them"); it("[7.3, decisions 2.9] answers token and user"); it("[issue 2, kill -9] loses nothing");',
  'apps/server/src/modules/tickets/ticket.routes.ts':
    'declare const host: { route(name: string): void }; host.route("ticketGet");',
  'packages/store/src/owners.ts': 'const owners = new Map<string, string>(); export const size = owners.size;',
  'packages/module-kit/src/list/own-map.ts':
    'const TEXTS = new Map([["a", "b"]]); export const ids = () => { const seen = new Set<string>(); let n = TEXTS.size; n += 1; return [seen, n]; };',
  'packages/persian/src/documented.ts':
    '/** Digits of a text, Latin. */\nexport function digits(): string { return ""; }',
};
