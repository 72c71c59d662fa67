/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { identityRows } from '../contract.ts'
import { createBar } from './bars/actions/create-bar.ts'
import { decideProposal } from './bars/actions/decide-proposal.ts'
import { proposeBar } from './bars/actions/propose-bar.ts'
import { setBarMembership } from './bars/actions/set-membership.ts'
import { listBars, listProposals, listRegistrations } from './bars/queries.ts'
import { requestCode } from './codes/actions/request-code.ts'
import { resendCode } from './codes/actions/resend-code.ts'
import { verifyCode } from './codes/actions/verify-code.ts'
import { addPasskey } from './factors/actions/add-passkey.ts'
import { beginPasskey } from './factors/actions/begin-passkey.ts'
import { beginTotp } from './factors/actions/begin-totp.ts'
import { confirmTotp } from './factors/actions/confirm-totp.ts'
import { passkeyOptions } from './factors/actions/offer-passkeys.ts'
import { removeFactor } from './factors/actions/remove-factor.ts'
import { renewRecoveryCodes } from './factors/actions/renew-recovery-codes.ts'
import { verifyPasskey } from './factors/actions/verify-passkey.ts'
import { verifyRecoveryCode } from './factors/actions/verify-recovery-code.ts'
import { verifyTotp } from './factors/actions/verify-totp.ts'
import { listFactors } from './factors/queries.ts'
import type { Identity } from './identity.ts'
import { dismissNotice } from './notices/actions/dismiss-notice.ts'
import { changePassword } from './passwords/actions/change-password.ts'
import { forgotPassword } from './passwords/actions/forgot-password.ts'
import { resetPassword } from './passwords/actions/reset-password.ts'
import { verifyResetCode } from './passwords/actions/verify-reset-code.ts'
import { erasePersonalData } from './personal-data/actions/erase-personal-data.ts'
import { exportPersonalData } from './personal-data/queries.ts'
import { completeTutorial } from './profile/actions/complete-tutorial.ts'
import { requestPhoneChange } from './profile/actions/request-phone-change.ts'
import { updateProfile } from './profile/actions/update-profile.ts'
import { readProfile } from './profile/queries/profile.ts'
import { tutorialStatus } from './profile/queries/tutorial.ts'
import { endSession } from './sessions/actions/end-session.ts'
import { refreshTokens } from './sessions/actions/refresh-tokens.ts'
import { signOut } from './sessions/actions/sign-out.ts'
import { listSessions } from './sessions/queries.ts'
import { signIn } from './sign-in/actions/sign-in.ts'
import { register } from './sign-up/actions/register.ts'

export const identityDesk = (identity: Identity): Desk =>
  desk(
    identityRows,
    {
      'auth.login': (call, { body }) => signIn(call, { ...body, kind: 'browser' }),
      'auth.register': (call, { body }) => register(call, body),
      'auth.requestOtp': (call, { body }) => requestCode(call, body),
      'auth.verify': (call, { body }) => verifyCode(call, body),
      'auth.resendOtp': (call, { body }) => resendCode(call, body),
      'auth.refresh': (call, { body }) => refreshTokens(call, body.refreshToken),
      'auth.logout': (call) => signOut(call),
      'auth.extensionLogin': (call, { body }) => signIn(call, { ...body, kind: 'extension' }),
      'auth.verifyTotp': (call, { body }) => verifyTotp(call, body),
      'auth.verifyRecoveryCode': (call, { body }) => verifyRecoveryCode(call, body),
      'auth.passkeyOptions': (call) => passkeyOptions(call),
      'auth.verifyPasskey': (call, { body }) => verifyPasskey(call, body),
      'user.forgotPassword': (call, { body }) => forgotPassword(call, body.email),
      'user.forgotPasswordVerify': (call, { body }) => verifyResetCode(call, body),
      'user.resetPassword': (call, { body }) => resetPassword(call, body),
      'user.changePassword': (call, { body }) => changePassword(call, body),
      'user.sessions': (call) => listSessions(call),
      'user.endSession': (call, { params }) => endSession(call, params.sessionId),
      'user.exportData': (call) => exportPersonalData(call),
      'user.erase': (call, { body }) => erasePersonalData(call, body),
      'user.profile': (call) => readProfile(call),
      'user.dismissNotice': (call) => dismissNotice(call),
      'user.updateProfile': (call, { body }) => updateProfile(call, body),
      'user.updatePhone': (call, { body }) => requestPhoneChange(call, body),
      'user.tutorialStatus': (call) => tutorialStatus(call),
      'user.completeTutorial': (call) => completeTutorial(call),
      'user.factors': (call) => listFactors(call),
      'user.beginTotp': (call, { body }) => beginTotp(call, body),
      'user.confirmTotp': (call, { body }) => confirmTotp(call, body),
      'user.beginPasskey': (call, { body }) => beginPasskey(call, body),
      'user.addPasskey': (call, { body }) => addPasskey(call, body),
      'user.renewRecoveryCodes': (call, { body }) => renewRecoveryCodes(call, body),
      'user.removeFactor': (call, { params, body }) => removeFactor(call, { ...params, ...body }),
      'bars.all': (call) => listBars(call),
      'bars.create': (call, { body }) => createBar(call, body),
      'bars.propose': (call, { body }) => proposeBar(call, body),
      'bars.proposals': (call) => listProposals(call),
      'bars.decideProposal': (call, { params, body }) => decideProposal(call, { ...params, ...body }),
      'bars.registrations': (call, { query }) => listRegistrations(call, query),
      'bars.setConfirmed': (call, { params, body }) =>
        setBarMembership(call, { ...params, ...body, state: 'confirmed' }),
      'bars.setNotValid': (call, { params, body }) =>
        setBarMembership(call, { ...params, ...body, state: 'notValid' }),
    },
    identity,
  )
