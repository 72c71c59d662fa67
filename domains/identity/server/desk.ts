/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { identityRows } from '../contract.ts'
import { barHandlers } from './bars/desk.ts'
import { requestCode } from './codes/actions/request-code.ts'
import { resendCode } from './codes/actions/resend-code.ts'
import { verifyCode } from './codes/actions/verify-code.ts'
import { factorHandlers } from './factors/desk.ts'
import type { Identity } from './identity.ts'
import { changePassword } from './passwords/actions/change-password.ts'
import { forgotPassword } from './passwords/actions/forgot-password.ts'
import { resetPassword } from './passwords/actions/reset-password.ts'
import { verifyResetCode } from './passwords/actions/verify-reset-code.ts'
import { erasePersonalData } from './personal-data/actions/erase-personal-data.ts'
import { exportPersonalData } from './personal-data/queries.ts'
import { profileHandlers } from './profile/desk.ts'
import { endSession } from './sessions/actions/end-session.ts'
import { refreshTokens } from './sessions/actions/refresh-tokens.ts'
import { signOut } from './sessions/actions/sign-out.ts'
import { listSessions } from './sessions/queries.ts'
import { signIn } from './sign-in/actions/sign-in.ts'
import { register } from './sign-up/actions/register.ts'
import { tokenHandlers } from './tokens/desk.ts'

export const identityDesk = (identity: Identity): Desk =>
  desk(
    identityRows,
    {
      ...factorHandlers,
      ...profileHandlers,
      ...barHandlers,
      ...tokenHandlers,
      'auth.login': (call, { body }) => signIn(call, { ...body, kind: 'browser' }),
      'auth.register': (call, { body }) => register(call, body),
      'auth.requestOtp': (call, { body }) => requestCode(call, body),
      'auth.verify': (call, { body }) => verifyCode(call, body),
      'auth.resendOtp': (call, { body }) => resendCode(call, body),
      'auth.refresh': (call, { body }) => refreshTokens(call, body.refreshToken),
      'auth.logout': (call) => signOut(call),
      'auth.extensionLogin': (call, { body }) => signIn(call, { ...body, kind: 'extension' }),
      'user.forgotPassword': (call, { body }) => forgotPassword(call, body.email),
      'user.forgotPasswordVerify': (call, { body }) => verifyResetCode(call, body),
      'user.resetPassword': (call, { body }) => resetPassword(call, body),
      'user.changePassword': (call, { body }) => changePassword(call, body),
      'user.sessions': (call) => listSessions(call),
      'user.endSession': (call, { params }) => endSession(call, params.sessionId),
      'user.exportData': (call) => exportPersonalData(call),
      'user.erase': (call, { body }) => erasePersonalData(call, body),
    },
    identity,
  )
