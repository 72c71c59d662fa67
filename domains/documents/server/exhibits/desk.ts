/** What answers the row about exhibits; a part of the desk of documents. */
import type { Handlers } from '@mizan/platform/call'
import type { exhibitRows } from '../../contract/exhibits.ts'
import type { DocumentCall } from '../call.ts'
import { makeExhibits } from './actions/make-exhibits.ts'

export const exhibitHandlers: Handlers<typeof exhibitRows, DocumentCall> = {
  'documents.makeExhibits': (call, { params, body }) => makeExhibits(call, { ...params, ...body }),
}
