/** Which row about texts is answered by which function; a part of the desk of documents. */
import type { Handlers } from '@mizan/platform/call'
import type { searchRows } from '../../contract/search.ts'
import type { DocumentCall } from '../call.ts'
import { searchDocuments } from './search.ts'
import { readRecogniser, readTextState } from './state.ts'

export const textHandlers: Handlers<typeof searchRows, DocumentCall> = {
  'documents.search': (call, { body }) => searchDocuments(call, body),
  'documents.recogniser': (call) => readRecogniser(call),
  'documents.text': (call, { params }) => readTextState(call, params),
}
