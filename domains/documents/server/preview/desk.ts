/** Which row about shown and converted documents is answered by which function; a part of the desk of documents. */
import type { Handlers } from '@mizan/platform/call'
import type { previewRows } from '../../contract/preview.ts'
import type { DocumentCall } from '../call.ts'
import { convertDocument } from './actions/convert-document.ts'
import { compare } from './compare.ts'
import { preview, readDocument } from './preview.ts'
import { issueTicket } from './ticket.ts'

export const previewHandlers: Handlers<typeof previewRows, DocumentCall> = {
  'documents.read': (call, { params }) => readDocument(call, params),
  'documents.ticket': (call, { params, query }) => issueTicket(call, { ...params, ...query }),
  'documents.preview': (call, { params, query }) => preview(call, { ...params, ...query }),
  'documents.convert': (call, { params, body }) => convertDocument(call, { ...params, ...body }),
  'documents.compare': (call, { params, query }) => compare(call, { ...params, ...query }),
}
