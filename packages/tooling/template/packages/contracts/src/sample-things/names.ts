import type { SampleThingListQuery } from './calls.ts';

declare module '../platform/names.ts' {
  interface ModulePages {
    'sample-things': {
      '/sampleThings': { search: Pick<SampleThingListQuery, 'status'> };
      '/sampleThings/new': object;
      '/sampleThings/:id': object;
      '/sampleThings/:id/edit': object;
      '/publicSampleThings/:id/:slug': { title: 'title' };
    };
  }
  interface MenuGroups {
    'sample-things': 'sample-things';
  }
  interface SettingsMenuGroups {
    'sample-things': 'sample-things';
  }
  interface NotificationLinks {
    sample_thing: 'sampleThings-id';
  }
}
