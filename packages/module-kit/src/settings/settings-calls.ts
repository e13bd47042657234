import { settingsGet, settingsStore, type AllSettings } from '@hamyar/contracts/settings';
import { api, failureOf, fromCall } from '@hamyar/store';

const settingsApi = api.enhanceEndpoints({ addTagTypes: ['settings/group'] }).injectEndpoints({
  endpoints: (build) => ({
    settings: build.query({ ...fromCall(settingsGet), providesTags: ['settings/group'] }),
    /**
     * Saves one group. A VERSION_CONFLICT is a failure that contains the current settings; they replace the cached
     * ones.
     */
    saveSettings: build.mutation({
      ...fromCall(settingsStore),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const now = await queryFulfilled.then(
          ({ data }) => data,
          (caught: { error: unknown }) => failureOf<AllSettings>(caught)?.data,
        );
        if (now) void dispatch(settingsApi.util.upsertQueryData('settings', undefined, now));
      },
    }),
  }),
});

export const { useSettingsQuery, useSaveSettingsMutation } = settingsApi;
