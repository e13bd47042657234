import type { ComponentType, ReactNode } from 'react';
import type {
  Audience,
  GateContext,
  PresenceMember,
  PresenceState,
  RegistryEntry,
  SessionUser,
  SocketEventName,
  SocketEvents,
  SystemSettings,
} from '@hamyar/contracts';
import type { ModuleFailure } from './failure.ts';

/** A value with a listener list, made for React's useSyncExternalStore: `get` answers the same object until it changes. */
export interface ExternalStore<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** What the shell knows and every module may read. */
export interface PlatformState {
  audience: Audience;
  user: SessionUser | null;
  settings: SystemSettings;
  /** Ready for evaluateGate; changes when a right, a setting or the licence does. */
  gates: GateContext;
  modules: readonly RegistryEntry[];
  /** False while the browser is offline or the server cannot be reached. */
  connected: boolean;
}

export interface PlatformLocation {
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  hash: string;
  key: string;
}

/** An event of a channel (design/api.md "Socket"). Events about entities carry ids and versions, never bodies. */
export type ChannelEvent = {
  [Name in SocketEventName]: { channel: string; name: Name; data: SocketEvents[Name] };
}[SocketEventName];

export interface ChannelListener {
  event(event: ChannelEvent): void;
  /** Events may have been missed: fetch again what is shown. */
  missed?(): void;
}

export interface PlatformSocket {
  /** Id of the tab's socket for X-Socket-Id; null while not connected. */
  id(): string | null;
  subscribe(channel: string, listener: ChannelListener): () => void;
  /** Joins a presence channel; `state` tells the others what this person does there. */
  presence(
    channel: string,
    changed: (members: readonly PresenceMember[]) => void,
  ): { state(value: PresenceState): void; leave(): void };
}

/** A kept draft. `at` is unix milliseconds of the last change on this device. */
export interface DraftRecord<Value = unknown> {
  value: Value;
  at: number;
  /** Server revision this value is based on; 0 while the server has none. */
  revision: number;
}

/** Keeps what a person types through a crash, a reload and a lost session; entries belong to one user. */
export interface DraftStorage {
  read<Value>(key: string): DraftRecord<Value> | null;
  write<Value>(key: string, value: Value): void;
  remove(key: string): void;
  /** Writes out everything waiting, at once. */
  flush(): void;
  /** Told when another tab or the server changes the draft. */
  subscribe(key: string, listener: () => void): () => void;
}

export interface PartProps {
  module: string;
  code: string;
  context?: Readonly<Record<string, unknown>>;
  /** px kept free while it loads */
  reserve?: number;
  /** Small card for a slot, full card for a page. */
  size?: 'page' | 'slot';
}

/** Everything the shell gives to modules, once, before the first one is loaded. */
export interface Platform {
  state: ExternalStore<PlatformState>;
  location: ExternalStore<PlatformLocation>;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Fetches code (and data, where the module offers it) of a path that is likely to be opened next. */
  preload(path: string): void;
  socket: PlatformSocket;
  drafts: DraftStorage;
  /** Store, theme, direction, messages and router around every root. `module`: whose root it is; the shell's own has none. */
  Providers: ComponentType<{ module?: string; children: ReactNode }>;
  /** Shown in place of a part that failed. */
  Failure: ComponentType<{ failure: ModuleFailure; size: 'page' | 'slot'; retry(): void }>;
  /** Shown while a part's code loads. */
  Loading: ComponentType<{ size: 'page' | 'slot' }>;
  /** A part of any module, behind its own boundary. */
  Part: ComponentType<PartProps>;
  /** Loads what a module exports under a code reference. Rejects when it cannot be had. */
  loadCode(module: string, code: string): Promise<unknown>;
  /** Fills `{number}` and the like in the page's title and breadcrumb (spec 2.18). */
  setPageParams(params: Readonly<Record<string, string>>): void;
  /** Asks before the page is left while `true`; answers the way to take the question back. */
  guardLeaving(): () => void;
  report(failure: ModuleFailure): void;
  /** Unix seconds by the server's clock. */
  now(): number;
}

let readPlatform: (() => Platform) | null = null;

/**
 * Called once by the shell (or by a test) before any module code runs: with the platform, or, where one process draws the
 * pages of many people, with how to find the one of the page that is drawn.
 */
export function providePlatform(platform: Platform | (() => Platform)): void {
  readPlatform = typeof platform === 'function' ? platform : () => platform;
}

/** The platform given by the shell. Throws when a module runs outside of one. */
export function getPlatform(): Platform {
  if (!readPlatform)
    throw new Error('providePlatform was not called: a module runs only inside the shell or the test host');
  return readPlatform();
}
