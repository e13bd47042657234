import { KEYWORD_MAX, type IconSource, type PlainRouteTarget } from '@hamyar/contracts';
import { isShort } from '../list/list-definition.ts';
import { getPlatform, targetPath, type Command, type SearchAnswer, type SearchHit } from '@hamyar/module-sdk';

/** A command of the palette that opens a route without parameters. */
export type RouteCommand = PlainRouteTarget & {
  /** Default: the name of the route. Needed when several commands open the same route. */
  id?: string;
  title: string;
  /** Search words for it, in Persian and English. */
  keywords: readonly string[];
  icon: IconSource;
};

/** Makes commands that open routes. Commands whose route the user may not open are left out [5.33]. */
export const routeCommands = (commands: readonly RouteCommand[]): Command[] =>
  commands.flatMap(({ id, title, keywords, icon, ...target }) => {
    const path = targetPath(target);
    return path === null
      ? []
      : [{ id: id ?? target.route, title, keywords, icon, run: () => getPlatform().navigate(path) }];
  });

/** How a search provider searches and how it shows a row. */
export interface SearchSource<Row> {
  /** Persian heading of the group of results. */
  group: string;
  icon: IconSource;
  /** Number of characters from which on it searches; default 1. */
  minLength?: number;
  /** Rejects when the server gave no answer; the palette then says so. */
  find(text: string, signal: AbortSignal): Promise<readonly Row[]>;
  hit(row: Row): SearchHit;
}

/**
 * Makes a function for the slot `search.provider/v1`: one group with at most `limit` hits. Of a longer text it searches
 * for the part that a call accepts.
 */
export const searchProvider =
  <Row>({ group, icon, minLength = 1, find, hit }: SearchSource<Row>) =>
  async ({ text, limit, signal }: { text: string; limit: number; signal: AbortSignal }): Promise<SearchAnswer> => {
    const rows = isShort(text, minLength) ? [] : await find(text.slice(0, KEYWORD_MAX), signal);
    return { group, icon, hits: rows.slice(0, limit).map(hit) };
  };
