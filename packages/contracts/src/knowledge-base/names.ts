declare module '../platform/names.ts' {
  interface ModulePages {
    'knowledge-base': {
      '/kb': object;
      '/kb/accessDenied': object;
      '/kb/articles': { search: { s?: string } };
      '/kb/articles/:id': object;
      '/kb/articles/:id/:slug': { title: 'name' };
      '/kb/categories': object;
      '/kb/categories/:id': { title: 'name' };
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
