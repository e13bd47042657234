import { macroDelete, macroGet, macroList, macroStore, macroUpdate, ticketMacro } from '@hamyar/contracts/tickets';
import { api, fromCall } from '@hamyar/store';

const input = (id: number) => ({ id });

/** Macros of tickets. */
const macroApi = api.enhanceEndpoints({ addTagTypes: ['tickets/macro'] }).injectEndpoints({
  endpoints: (build) => ({
    macros: build.query({ ...fromCall(macroList), providesTags: ['tickets/macro'] }),
    macro: build.query({ ...fromCall(macroGet, { input, failures: 'page' }), providesTags: ['tickets/macro'] }),
    createMacro: build.mutation({
      ...fromCall(macroStore, { failures: 'form' }),
      invalidatesTags: ['tickets/macro'],
    }),
    updateMacro: build.mutation({
      ...fromCall(macroUpdate, { failures: 'form' }),
      invalidatesTags: ['tickets/macro'],
    }),
    deleteMacro: build.mutation({ ...fromCall(macroDelete, { input }), invalidatesTags: ['tickets/macro'] }),
    runMacro: build.mutation({
      ...fromCall(ticketMacro, { failures: 'caller' }),
      invalidatesTags: ['tickets/macro'],
    }),
  }),
});

export const {
  useMacrosQuery,
  useMacroQuery,
  useCreateMacroMutation,
  useUpdateMacroMutation,
  useDeleteMacroMutation,
  useRunMacroMutation,
} = macroApi;
