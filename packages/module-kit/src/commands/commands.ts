import { getPlatform, targetPath, type Command, type SearchAnswer, type SearchHit } from '@hamyar/module-sdk';

/** A command of the palette that opens a route. */
export interface RouteCommand {
  /** The route's name by default; needed where several commands open the same route. */
  id?: string;
  route: string;
  search?: Readonly<Record<string, string>>;
  title: string;
  /** Words in both languages that find it. */
  keywords: readonly string[];
  icon: string;
}

/** Commands that open routes; those that the person may not open are left out [5.33]. */
export const routeCommands = (commands: readonly RouteCommand[]): Command[] =>
  commands.flatMap(({ id, route, search, title, keywords, icon }) => {
    const path = targetPath({ route, ...(search ? { search } : {}) });
    return path === null ? [] : [{ id: id ?? route, title, keywords, icon, run: () => getPlatform().navigate(path) }];
  });

/** What a search provider finds, and how one of it is shown. */
export interface SearchSource<Row> {
  /** Persian heading of the group. */
  group: string;
  icon: string;
  /** Characters before it is asked; 1 by default. */
  minLength?: number;
  /** Rejects when nobody answered; the palette says so. */
  find(text: string, signal: AbortSignal): Promise<readonly Row[]>;
  hit(row: Row): SearchHit;
}

/** A `search.provider/v1`: its group with at most `limit` hits. */
export const searchProvider =
  <Row>({ group, icon, minLength = 1, find, hit }: SearchSource<Row>) =>
  async ({ text, limit, signal }: { text: string; limit: number; signal: AbortSignal }): Promise<SearchAnswer> => {
    const rows = [...text].length < minLength ? [] : await find(text, signal);
    return { group, icon, hits: rows.slice(0, limit).map(hit) };
  };
