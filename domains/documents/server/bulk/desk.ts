/** The rows about several documents, and what answers them. */
import type { Handlers } from '@mizan/platform/call'
import type { bulkRows } from '../../contract/bulk.ts'
import type { DocumentCall } from '../call.ts'
import { copyDocument } from './actions/copy-document.ts'
import { deleteSome } from './actions/delete-some.ts'
import { moveSome } from './actions/move-some.ts'
import { restoreSome } from './actions/restore-some.ts'
import { zipDocuments } from './zip.ts'

export const bulkHandlers: Handlers<typeof bulkRows, DocumentCall> = {
  'documents.zip': (call, { params, body }) => zipDocuments(call, { ...params, ...body }),
  'documents.deleteSome': (call, { params, body }) => deleteSome(call, { ...params, ...body }),
  'documents.restoreSome': (call, { params, body }) => restoreSome(call, { ...params, ...body }),
  'documents.moveSome': (call, { params, body }) => moveSome(call, { ...params, ...body }),
  'documents.copy': (call, { params, body }) => copyDocument(call, { ...params, ...body }),
}
