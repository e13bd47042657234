import { profileGet, sessionList, sessionRevoke, sessionRevokeOthers, updateProfile } from '@hamyar/contracts/identity';
import { toast } from '@hamyar/design-system/overlay';
import { api, fromCall, selectUser, userChanged, type CallFailure, type RootState } from '@hamyar/store';

/** Calls of the user's own profile (spec 7.27, decisions 2.9, 2.25). */
const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({
      ...fromCall(profileGet, { failures: 'page' }),
      providesTags: [{ type: 'session', id: 'profile' }],
    }),
    updateProfile: build.mutation({
      ...fromCall(updateProfile, { failures: 'form' }),
      // a new password, e-mail or mobile ends the other sessions
      invalidatesTags: (saved, _error, { password, contact }) => [
        ...(saved ? [{ type: 'session' as const, id: 'profile' }] : []),
        ...(saved && (password || contact) ? [{ type: 'session' as const, id: 'list' }] : []),
      ],
      // a socket event also delivers the new user, but the page must not wait for it
      onQueryStarted: async ({ password }, { dispatch, getState, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        const user = selectUser(getState() as unknown as RootState);
        if (password && saved && user?.must_change_password)
          dispatch(userChanged({ ...user, must_change_password: false }));
      },
    }),
    sessions: build.query({
      ...fromCall(sessionList, { failures: 'toast' }),
      providesTags: [{ type: 'session', id: 'list' }],
    }),
    revokeSession: build.mutation({
      ...fromCall(sessionRevoke, { input: (id: number) => ({ id }) }),
      invalidatesTags: [{ type: 'session', id: 'list' }],
    }),
    revokeOtherSessions: build.mutation({
      ...fromCall(sessionRevokeOthers),
      invalidatesTags: [{ type: 'session', id: 'list' }],
    }),
  }),
});

export const {
  useProfileQuery,
  useUpdateProfileMutation,
  useSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
} = profileApi;

/** Shows why a change without a form was refused: NOK or a refused value; the shell shows all other failures. */
export function showRefusal(failure: CallFailure | null): void {
  const refused = failure?.errors?.[0]?.message ?? (failure?.status === 'NOK' ? failure.message : '');
  if (refused) toast.error(refused);
}
