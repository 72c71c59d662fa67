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
  desk(identityRows, {
    'auth.login': (ctx, { body }) => signIn(identity, ctx, body, 'browser'),
    'auth.register': (ctx, { body }) => register(identity, ctx, body),
    'auth.requestOtp': (ctx, { body }) => requestCode(identity, ctx, body),
    'auth.verify': (ctx, { body }) => verifyCode(identity, ctx, body),
    'auth.resendOtp': (ctx, { body }) => resendCode(identity, ctx, body),
    'auth.refresh': (ctx, { body }) => refreshTokens(identity, ctx, body.refreshToken),
    'auth.logout': (ctx) => signOut(identity, ctx),
    'auth.extensionLogin': (ctx, { body }) => signIn(identity, ctx, body, 'extension'),
    'auth.verifyTotp': (ctx, { body }) => verifyTotp(identity, ctx, body),
    'auth.verifyRecoveryCode': (ctx, { body }) => verifyRecoveryCode(identity, ctx, body),
    'auth.passkeyOptions': (ctx) => passkeyOptions(identity, ctx),
    'auth.verifyPasskey': (ctx, { body }) => verifyPasskey(identity, ctx, body),
    'user.forgotPassword': (ctx, { body }) => forgotPassword(identity, ctx, body.email),
    'user.forgotPasswordVerify': (ctx, { body }) => verifyResetCode(identity, ctx, body),
    'user.resetPassword': (ctx, { body }) => resetPassword(identity, ctx, body),
    'user.changePassword': (ctx, { body }) => changePassword(identity, ctx, body),
    'user.sessions': (ctx) => listSessions(identity, ctx),
    'user.endSession': (ctx, { params }) => endSession(identity, ctx, params.sessionId),
    'user.exportData': (ctx) => exportPersonalData(identity, ctx),
    'user.erase': (ctx, { body }) => erasePersonalData(identity, ctx, body),
    'user.profile': (ctx) => readProfile(identity, ctx),
    'user.dismissNotice': (ctx) => dismissNotice(identity, ctx),
    'user.updateProfile': (ctx, { body }) => updateProfile(identity, ctx, body),
    'user.updatePhone': (ctx, { body }) => requestPhoneChange(identity, ctx, body),
    'user.tutorialStatus': (ctx) => tutorialStatus(identity, ctx),
    'user.completeTutorial': (ctx) => completeTutorial(identity, ctx),
    'user.factors': (ctx) => listFactors(identity, ctx),
    'user.beginTotp': (ctx, { body }) => beginTotp(identity, ctx, body),
    'user.confirmTotp': (ctx, { body }) => confirmTotp(identity, ctx, body),
    'user.beginPasskey': (ctx, { body }) => beginPasskey(identity, ctx, body),
    'user.addPasskey': (ctx, { body }) => addPasskey(identity, ctx, body),
    'user.renewRecoveryCodes': (ctx, { body }) => renewRecoveryCodes(identity, ctx, body),
    'user.removeFactor': (ctx, { params, body }) => removeFactor(identity, ctx, params.factorId, body),
    'bars.all': (ctx) => listBars(identity, ctx),
    'bars.create': (ctx, { body }) => createBar(identity, ctx, body),
    'bars.propose': (ctx, { body }) => proposeBar(identity, ctx, body),
    'bars.proposals': (ctx) => listProposals(identity, ctx),
    'bars.decideProposal': (ctx, { params, body }) => decideProposal(identity, ctx, params.proposalId, body),
    'bars.registrations': (ctx, { query }) => listRegistrations(identity, ctx, query),
    'bars.setConfirmed': (ctx, { params, body }) =>
      setBarMembership(identity, ctx, { ...params, ...body, state: 'confirmed' }),
    'bars.setNotValid': (ctx, { params, body }) =>
      setBarMembership(identity, ctx, { ...params, ...body, state: 'notValid' }),
  })
