/** What a query tests: how it differs from the words of the articles it looks for. */
export type QueryKind =
  | 'exact'
  | 'half-space'
  | 'arabic-letters'
  | 'joined'
  | 'endings'
  | 'colloquial'
  | 'english'
  | 'transliteration'
  | 'layout'
  | 'misspelling'
  | 'question'
  | 'code'
  | 'none';

/** How well an article answers: 3 exactly, 2 in part, 1 touches the subject. */
export type Grade = 1 | 2 | 3;

/** What somebody types, and the public articles that answer it, by slug; none for what has no answer. */
export interface JudgedText {
  query: string;
  /** What was meant, for a query typed with the other keyboard. */
  meant?: string;
  relevant: Readonly<Record<string, Grade>>;
}

/** One query of the judged set. */
export interface JudgedQuery extends JudgedText {
  kind: QueryKind;
}
