/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { identityRows } from '../contract.ts'
import { createBar } from './actions/bars-create.ts'
import { decideProposal } from './actions/bars-decide-proposal.ts'
import { setBarMembership } from './actions/bars-membership.ts'
import { proposeBar } from './actions/bars-propose.ts'
import { changePassword } from './actions/change-password.ts'
import { dismissNotice } from './actions/dismiss-notice.ts'
import { endSession } from './actions/end-session.ts'
import { addPasskey } from './actions/factors-passkey-add.ts'
import { beginPasskey } from './actions/factors-passkey-begin.ts'
import { passkeyOptions } from './actions/factors-passkey-options.ts'
import { verifyPasskey } from './actions/factors-passkey-verify.ts'
import { removeFactor } from './actions/factors-remove.ts'
import { beginTotp } from './actions/factors-totp-begin.ts'
import { confirmTotp } from './actions/factors-totp-confirm.ts'
import { verifyTotp } from './actions/factors-totp-verify.ts'
import { forgotPassword } from './actions/forgot-password.ts'
import { erasePersonalData } from './actions/personal-data-erase.ts'
import { requestPhoneChange } from './actions/profile-phone.ts'
import { completeTutorial } from './actions/profile-tutorial.ts'
import { updateProfile } from './actions/profile-update.ts'
import { renewRecoveryCodes } from './actions/recovery-codes-renew.ts'
import { verifyRecoveryCode } from './actions/recovery-codes-verify.ts'
import { refreshTokens } from './actions/refresh-tokens.ts'
import { register } from './actions/register.ts'
import { requestCode } from './actions/request-code.ts'
import { resendCode } from './actions/resend-code.ts'
import { resetPassword } from './actions/reset-password.ts'
import { signIn } from './actions/sign-in.ts'
import { signOut } from './actions/sign-out.ts'
import { verifyCode } from './actions/verify-code.ts'
import { verifyResetCode } from './actions/verify-reset-code.ts'
import type { Identity } from './identity.ts'
import { listBars, listProposals, listRegistrations } from './queries/bars.ts'
import { listFactors } from './queries/factors.ts'
import { exportPersonalData } from './queries/personal-data.ts'
import { readProfile } from './queries/profile.ts'
import { listSessions } from './queries/sessions.ts'
import { tutorialStatus } from './queries/tutorial.ts'

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
