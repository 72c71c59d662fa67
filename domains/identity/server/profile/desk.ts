/** The functions that answer the rows about the profile; a part of the desk of accounts. */
import type { Handlers } from '@mizan/platform/call'
import type { profileRows } from '../../contract/profile.ts'
import type { IdentityCall } from '../call.ts'
import { dismissNotice } from '../notices/actions/dismiss-notice.ts'
import { completeTutorial } from './actions/complete-tutorial.ts'
import { requestPhoneChange } from './actions/request-phone-change.ts'
import { updateProfile } from './actions/update-profile.ts'
import { readProfile } from './queries/profile.ts'
import { tutorialStatus } from './queries/tutorial.ts'

export const profileHandlers: Handlers<typeof profileRows, IdentityCall> = {
  'user.profile': (call) => readProfile(call),
  'user.dismissNotice': (call) => dismissNotice(call),
  'user.updateProfile': (call, { body }) => updateProfile(call, body),
  'user.updatePhone': (call, { body }) => requestPhoneChange(call, body),
  'user.tutorialStatus': (call) => tutorialStatus(call),
  'user.completeTutorial': (call) => completeTutorial(call),
}
