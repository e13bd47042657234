import { dashboardGet, dashboardUpdate } from '@hamyar/contracts/reports';
import { api, fromCall } from '@hamyar/store';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query(fromCall(dashboardGet)),
    saveDashboard: build.mutation({
      ...fromCall(dashboardUpdate),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(dashboardApi.util.upsertQueryData('dashboard', undefined, data));
      },
    }),
  }),
});

export const { useDashboardQuery, useSaveDashboardMutation } = dashboardApi;
