declare module '../platform/names.ts' {
  interface ModulePages {
    'knowledge-base': {
      '/kb': { search: { q?: string } };
      '/kb/accessDenied': { search: { q?: string } };
      '/kb/articles': { search: { s?: string; q?: string } };
      '/kb/articles/:id': { search: { q?: string } };
      '/kb/articles/:id/:slug': { title: 'name'; search: { q?: string } };
      '/kb/categories': { search: { q?: string } };
      '/kb/categories/:id': { title: 'name'; search: { q?: string } };
      '/knowledgeBase/articleCategories': object;
      '/knowledgeBase/articles': { search: { state?: 'draft' | 'review' | 'scheduled' | 'published' | 'archived' } };
      '/knowledgeBase/articles/:id': object;
    };
  }
  interface MenuGroups {
    'knowledge-base': 'knowledge-base';
  }
  interface SettingsMenuGroups {
    'knowledge-base': 'knowledge-base';
  }
  interface NotificationLinks {
    article: 'knowledgeBase-articles-id';
  }
}

export {};
