/** Context of the tags beside the form of an article. */
export interface ArticleTagsContext {
  articleId: number;
  /** The tags have changed: lists by tags are stale. */
  onChanged(): void;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'knowledge-base.tags/v1': ArticleTagsContext;
  }
}
