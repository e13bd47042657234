import {
  paths,
  pathTo,
  type Answer,
  type Profile,
  type SessionRow,
  type UpdateProfileBody,
  type UpdateProfileData,
} from '@hamyar/contracts';
import { api, dataOf, selectUser, userChanged, wholeAnswer, type RootState } from '@hamyar/store';

/** Calls of the own profile (spec 7.27, decisions 2.9, 2.25). */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => ({ path: paths.profile, page: true }),
      transformResponse: dataOf<Profile>,
      providesTags: [{ type: 'session', id: 'profile' }],
    }),
    updateProfile: build.mutation<Answer<UpdateProfileData>, UpdateProfileBody>({
      query: (body) => ({ path: paths.updateProfile, method: 'POST', body }),
      transformResponse: wholeAnswer<Answer<UpdateProfileData>>,
      invalidatesTags: (answer) => (answer?.status === 'UPDATED' ? [{ type: 'session', id: 'profile' }] : []),
      // the socket brings the person too, but nobody waits for it before every other page
      onQueryStarted: async ({ password }, { dispatch, getState, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        const user = selectUser(getState() as unknown as RootState);
        if (password && data?.status === 'UPDATED' && user?.must_change_password)
          dispatch(userChanged({ ...user, must_change_password: false }));
      },
    }),
    sessions: build.query<SessionRow[], void>({
      query: () => ({ path: paths.sessions }),
      transformResponse: dataOf<SessionRow[]>,
      providesTags: [{ type: 'session', id: 'list' }],
    }),
    revokeSession: build.mutation<Answer, number>({
      query: (id) => ({ path: pathTo(paths.session, { id }), method: 'DELETE' }),
      transformResponse: wholeAnswer<Answer>,
      invalidatesTags: [{ type: 'session', id: 'list' }],
    }),
  }),
});

export const { useProfileQuery, useUpdateProfileMutation, useSessionsQuery, useRevokeSessionMutation } = profileApi;
