const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that no variable of a module can be named. */
export const JAVASCRIPT_WORDS = words(`
  arguments as async await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for from function if implements import in instanceof interface let new null of package private
  protected public return static super switch this throw true try type typeof undefined var void while with yield`);

/** Words that no table can be named without quotes (reserved ones of PostgreSQL 15 to 18). */
export const SQL_WORDS = words(`
  all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
  full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
  unique user using variadic verbose when where window with`);
