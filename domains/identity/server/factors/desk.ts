/** The functions that answer the rows about second factors; a part of the desk of accounts. */
import type { Handlers } from '@mizan/platform/call'
import type { factorRows } from '../../contract/factors.ts'
import type { IdentityCall } from '../call.ts'
import { addPasskey } from './actions/add-passkey.ts'
import { beginPasskey } from './actions/begin-passkey.ts'
import { beginTotp } from './actions/begin-totp.ts'
import { confirmTotp } from './actions/confirm-totp.ts'
import { passkeyOptions } from './actions/offer-passkeys.ts'
import { removeFactor } from './actions/remove-factor.ts'
import { renewRecoveryCodes } from './actions/renew-recovery-codes.ts'
import { verifyPasskey } from './actions/verify-passkey.ts'
import { verifyRecoveryCode } from './actions/verify-recovery-code.ts'
import { verifyTotp } from './actions/verify-totp.ts'
import { listFactors } from './queries.ts'

export const factorHandlers: Handlers<typeof factorRows, IdentityCall> = {
  'auth.verifyTotp': (call, { body }) => verifyTotp(call, body),
  'auth.verifyRecoveryCode': (call, { body }) => verifyRecoveryCode(call, body),
  'auth.passkeyOptions': (call) => passkeyOptions(call),
  'auth.verifyPasskey': (call, { body }) => verifyPasskey(call, body),
  'user.factors': (call) => listFactors(call),
  'user.beginTotp': (call, { body }) => beginTotp(call, body),
  'user.confirmTotp': (call, { body }) => confirmTotp(call, body),
  'user.beginPasskey': (call, { body }) => beginPasskey(call, body),
  'user.addPasskey': (call, { body }) => addPasskey(call, body),
  'user.renewRecoveryCodes': (call, { body }) => renewRecoveryCodes(call, body),
  'user.removeFactor': (call, { params, body }) => removeFactor(call, { ...params, ...body }),
}
