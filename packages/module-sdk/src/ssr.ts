import type { ComponentType } from 'react';
import type { Audience, Call, ModuleDeclaration, SessionUser } from '@hamyar/contracts';

/** A call whose answer a screen shows first, and the query under which the screen will ask for it. */
export interface SsrQuery {
  /** RTK Query endpoint of the module. */
  endpoint: string;
  arg: unknown;
  /** The same request as the endpoint's own. */
  request: { call: Call<unknown>; input: unknown };
  /** What the endpoint keeps of the call's answer. */
  value(answer: unknown): unknown;
}

/** A page as it is asked for. */
export interface SsrPage {
  user: SessionUser;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** One screen that the server may draw before any script runs. */
export interface SsrScreen {
  /** The route's own screen. Drawn without effects: what it shows at once has to come from `queries`. */
  screen: ComponentType;
  /** What it shows first; null when this page is better drawn by the browser alone. */
  queries(page: SsrPage): readonly SsrQuery[] | null;
}

/** Route name → initial page: what a module's `ssr.<audience>.ts` exports as `ssrScreens`. */
export type SsrScreens = Readonly<Record<string, SsrScreen>>;

type RouteName<M extends ModuleDeclaration, A extends Audience> = M['routes'][number] extends infer Route
  ? Route extends { readonly name: infer Name extends string; readonly audience: readonly (infer Named)[] }
    ? A extends Named
      ? Name
      : never
    : Route extends { readonly name: infer Name extends string }
      ? Name
      : never
  : never;

/**
 * Names the screens of a module that the server draws into the page. The file is built for the server alone and never
 * reaches a browser; the browser's module draws the same screen again and takes over.
 */
export function defineSsrScreens<M extends ModuleDeclaration, A extends Audience>(
  views: { readonly [Name in RouteName<M, A>]?: SsrScreen },
): SsrScreens {
  return views as SsrScreens;
}
