/** Which row about the key of an office is answered by which function; a part of the desk of documents. */
import type { Handlers } from '@mizan/platform/call'
import type { keyRows } from '../../contract/keys.ts'
import { changePassphrase } from './actions/change-passphrase.ts'
import { closeKey } from './actions/close-key.ts'
import { giveBackKey } from './actions/give-back-key.ts'
import { openKey } from './actions/open-key.ts'
import { takeKey } from './actions/take-key.ts'
import type { KeyCall } from './call.ts'
import { readKeyState } from './state.ts'

export const keyHandlers: Handlers<typeof keyRows, KeyCall> = {
  'documents.key': (call) => readKeyState(call),
  'documents.openKey': (call, { body }) => openKey(call, body),
  'documents.closeKey': (call) => closeKey(call),
  'documents.takeKey': (call, { body }) => takeKey(call, body),
  'documents.changePassphrase': (call, { body }) => changePassphrase(call, body),
  'documents.giveBackKey': (call, { body }) => giveBackKey(call, body),
}
