/** The functions that answer the rows about personal tokens; a part of the desk of accounts. */
import type { Handlers } from '@mizan/platform/call'
import type { tokenRows } from '../../contract/tokens.ts'
import type { IdentityCall } from '../call.ts'
import { createToken } from './actions/create-token.ts'
import { revokeToken } from './actions/revoke-token.ts'
import { listTokens } from './queries.ts'

export const tokenHandlers: Handlers<typeof tokenRows, IdentityCall> = {
  'tokens.list': (call) => listTokens(call),
  'tokens.create': (call, { body }) => createToken(call, body),
  'tokens.revoke': (call, { params }) => revokeToken(call, params.tokenId),
}
