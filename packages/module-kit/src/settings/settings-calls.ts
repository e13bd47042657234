import { paths, type AllSettings, type SettingsStoreBody } from '@hamyar/contracts';
import { api, dataOf, type ApiAnswer } from '@hamyar/store';

/** The settings after a save, or as somebody else left them when `conflict` is set and nothing was saved. */
export interface SavedSettings {
  settings: AllSettings;
  conflict: boolean;
}

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['settings/group'] }).injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<AllSettings, void>({
      query: () => ({ path: paths.settings, page: true }),
      transformResponse: dataOf<AllSettings>,
      providesTags: ['settings/group'],
    }),
    saveSettings: build.mutation<SavedSettings, SettingsStoreBody>({
      query: (body) => ({ path: paths.settings, method: 'POST', body }),
      transformResponse: (answer: ApiAnswer) => ({
        settings: dataOf<AllSettings>(answer),
        conflict: 'code' in answer && answer.code === 'VERSION_CONFLICT',
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) void dispatch(settingsApi.util.upsertQueryData('settings', undefined, saved.data.settings));
      },
    }),
  }),
});

export const { useSettingsQuery, useSaveSettingsMutation } = settingsApi;
