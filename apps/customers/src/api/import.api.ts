import { batchCancel, batchGet } from '@hamyar/contracts/batches';
import { userImportGet, userImportList, userImportRun, userImportUndo } from '@hamyar/contracts/imports';
import { api, fromCall } from '@hamyar/store';

// Calls of imports of customers, and of the batches that store their rows.
const customerImportApi = api
  .enhanceEndpoints({ addTagTypes: ['customers/customer', 'customers/import', 'customers/import-batch'] })
  .injectEndpoints({
    endpoints: (build) => ({
      customerImport: build.query({
        ...fromCall(userImportGet, { input: (id: number) => ({ id }), failures: 'page' }),
        providesTags: ['customers/import'],
      }),
      customerImports: build.query({ ...fromCall(userImportList), providesTags: ['customers/import'] }),
      customerImportRun: build.mutation({
        ...fromCall(userImportRun),
        invalidatesTags: ['customers/import'],
      }),
      customerImportUndo: build.mutation({
        ...fromCall(userImportUndo, { input: (id: number) => ({ id }) }),
        invalidatesTags: ['customers/import'],
      }),
      customerImportBatch: build.query({
        ...fromCall(batchGet, { input: (id: number) => ({ id }), failures: 'caller' }),
        providesTags: (_data, _error, id) => [{ type: 'customers/import-batch', id }],
      }),
      customerImportCancel: build.mutation({
        ...fromCall(batchCancel, { input: (id: number) => ({ id }) }),
        invalidatesTags: (_data, _error, id) => [{ type: 'customers/import-batch', id }, 'customers/import'],
      }),
    }),
  });

export const {
  useCustomerImportQuery,
  useCustomerImportsQuery,
  useCustomerImportRunMutation,
  useCustomerImportUndoMutation,
  useCustomerImportBatchQuery,
  useCustomerImportCancelMutation,
} = customerImportApi;
