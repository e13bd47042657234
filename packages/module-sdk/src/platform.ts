import type { ComponentType, ReactNode } from 'react';
import type {
  Audience,
  GateContext,
  PageMetadata,
  PresenceMember,
  PresenceState,
  RegistryEntry,
  SessionUser,
  SocketEventName,
  SocketEvents,
  SystemSettings,
} from '@hamyar/contracts';
import type { ModuleFailure } from './failure.ts';

/** A value with listeners, for React's useSyncExternalStore: `get` returns the same object until the value changes. */
export interface ExternalStore<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** State of the shell that every module may read. */
export interface PlatformState {
  audience: Audience;
  user: SessionUser | null;
  settings: SystemSettings;
  /** Input for evaluateGate; a new object when a right, a setting or the license changes. */
  gates: GateContext;
  modules: readonly RegistryEntry[];
  /** Path patterns of pages that exist and are closed to this person. */
  closed: readonly string[];
  /** False while the browser is offline or the server cannot be reached. */
  connected: boolean;
}

export interface PlatformLocation {
  pathname: string;
  /** The query with its `?`, or an empty text. */
  search: string;
  hash: string;
  key: string;
}

/** An event of a channel (design/api.md "Socket"). Events about entities contain ids and versions, never contents. */
export type ChannelEvent = {
  [Name in SocketEventName]: { channel: string; name: Name; data: SocketEvents[Name] };
}[SocketEventName];

export interface ChannelListener {
  event(event: ChannelEvent): void;
  /** Called when events may have been lost: fetch the shown data again. */
  missed?(): void;
}

export interface PlatformSocket {
  /** Id of this tab's socket, for the header X-Socket-Id; null while not connected. */
  id(): string | null;
  subscribe(channel: string, listener: ChannelListener): () => void;
  /** Joins a presence channel; `state` is what the other members see of this user. */
  presence(
    channel: string,
    changed: (members: readonly PresenceMember[]) => void,
  ): { state(value: PresenceState): void; leave(): void };
  /** Who has the entity of a shown row open, without joining them; all rows of the tab are one subscription. */
  watchPresence(channel: string, changed: (members: readonly PresenceMember[]) => void): () => void;
}

/** The text of a draft that another device wrote, or that this one was replaced with. `at`: unix seconds. */
export interface OtherDraft {
  body_html: string;
  at: number;
  /** As the server stores it: `Chrome · Linux #k3f9x2`. */
  device: string;
}

/** A stored draft. `at`: unix milliseconds of the last change on this device. */
export interface DraftRecord<Value = unknown> {
  value: Value;
  at: number;
  /** Revision of the server's copy that this value is based on; 0 while the server has none. */
  revision: number;
  /** Absent when there is none. */
  other?: OtherDraft | null;
}

/** A draft that one open form holds. */
export interface DraftLease {
  /** The key of the draft now; {@link DraftLeaseListener} is called when it becomes another one. */
  readonly key: string;
  /** Drafts of the same kind with content that no open page holds, the newest first. */
  readonly waiting: readonly string[];
  /** Holds a waiting draft in place of its own, which then waits if it has content. */
  claim(key: string): void;
  /** The form is closed: its draft waits for the next one. */
  release(): void;
}

/** Told about a change of the lease's key or of the waiting drafts. */
export type DraftLeaseListener = (lease: Pick<DraftLease, 'key' | 'waiting'>) => void;

/** Stores drafts through a crash, a reload and an expired session. Each user has his own. */
export interface DraftStorage {
  read<Value>(key: string): DraftRecord<Value> | null;
  write<Value>(key: string, value: Value): void;
  remove(key: string): void;
  /** Makes the other version the draft's text, and this text the other version: nothing is lost. */
  swap(key: string): void;
  /** Writes all waiting changes now. */
  flush(): void;
  /** Calls the listener when another tab or the server changes the draft. */
  subscribe(key: string, listener: () => void): () => void;
  /**
   * The key that {@link DraftStorage.lease} would claim now: `kind`, or `kind:2`, `kind:3` while other open pages hold
   * those before. The one that this tab held before a reload, else the newest that waits, else the first that is free.
   */
  freeKey(kind: string): string;
  /**
   * Stores a value as a new draft of its own, which the next form of this kind opens; no other draft is touched. False
   * when there are as many drafts of this kind as a person may have.
   */
  begin<Value>(kind: string, value: Value): boolean;
  /** Takes the draft that {@link DraftStorage.freeKey} names, so that no other open form writes to it. */
  lease(kind: string, listener: DraftLeaseListener): DraftLease;
}

export interface PartProps {
  module: string;
  code: string;
  context?: Readonly<Record<string, unknown>>;
  /** px of height reserved while the part loads */
  reserve?: number;
  /** `slot` shows a small error card, `page` a full one. */
  size?: 'page' | 'slot';
  /** Called when the part, or the card that says why it failed, is shown. */
  onShown?: () => void;
  /**
   * Called in place of the card when the part cannot be loaded or throws while it renders; it shows nothing then. For a
   * part that somebody has opened, and that is closed when it fails.
   */
  onFailed?: (failure: ModuleFailure) => void;
}

/** Everything that the shell provides to modules. Set once, before the first module is loaded. */
export interface Platform {
  state: ExternalStore<PlatformState>;
  location: ExternalStore<PlatformLocation>;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Loads the code of a path that will probably be opened next. */
  preload(path: string): void;
  socket: PlatformSocket;
  drafts: DraftStorage;
  /**
   * Store, theme, direction, messages and router around every root. `module` is the root's module; roots of the shell
   * have none.
   */
  Providers: ComponentType<{ module?: string; children: ReactNode }>;
  /** Shown instead of a part that failed. */
  Failure: ComponentType<{ failure: ModuleFailure; size: 'page' | 'slot'; retry(): void }>;
  /** Shown while a part's code loads. */
  Loading: ComponentType<{ size: 'page' | 'slot' }>;
  /** A part of any module, with its own error boundary. */
  Part: ComponentType<PartProps>;
  /** Loads what a module exports under a code reference. Rejects when it cannot be loaded. */
  loadCode(module: string, code: string): Promise<unknown>;
  /** Fills placeholders such as `{number}` in the page's title and breadcrumb (spec 2.18). */
  setPageParams(params: Readonly<Record<string, string>>): void;
  /** Says what the open page is about, for search engines and previews of links; null while it is not known. */
  setPageMetadata(metadata: PageMetadata | null): void;
  /** Asks for confirmation before the page is left; call the returned function to stop asking. */
  guardLeaving(): () => void;
  report(failure: ModuleFailure): void;
  /** Current unix seconds of the server's clock. */
  now(): number;
}

let readPlatform: (() => Platform) | null = null;

/**
 * Sets the platform. Called once by the shell, or by a test, before any module code runs: with the platform itself, or,
 * where one process renders the pages of many people, with a function that returns the platform of the current page.
 */
export function providePlatform(platform: Platform | (() => Platform)): void {
  readPlatform = typeof platform === 'function' ? platform : () => platform;
}

/** The platform that the shell has set. Throws when there is none. */
export function getPlatform(): Platform {
  if (!readPlatform)
    throw new Error('providePlatform was not called: a module runs only inside the shell or the test host');
  return readPlatform();
}
