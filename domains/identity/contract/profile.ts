/** The caller's profile: names, telephone, bar, tutorial. */
import { defineRows, done } from '@mizan/platform/contract'
import { identityAudit } from '../audit.ts'
import { PhoneUpdate, Profile, ProfileUpdate, SentCode, TutorialStatus } from '../schemas.ts'

const group = 'user'

export const profileRows = defineRows({
  'user.profile': {
    method: 'GET',
    path: '/user/profile-info',
    group,
    access: { session: 'pending', extension: true },
    summary: 'Gives the profile of the caller with the office, the rights and the licences',
    answer: Profile,
    errors: [],
    sample: {},
  },
  'user.dismissNotice': {
    method: 'POST',
    path: '/user/notice/dismiss',
    group,
    access: { session: 'bearer' },
    summary: 'Notes that the caller has read the notice of the profile',
    answer: done,
    errors: [],
    fails: { tr: 'Bildirim kapatılamadı.', en: 'Failed to dismiss the notice.' },
    renews: ['user.profile'],
    audit: identityAudit['notice.dismissed'],
    sample: {},
  },
  'user.updateProfile': {
    method: 'POST',
    path: '/user/profile-info/update',
    group,
    access: { session: 'bearer' },
    summary: 'Changes name, occupation and bar registration; a changed registration is to be confirmed again',
    body: ProfileUpdate,
    answer: Profile,
    errors: ['bar.not_found', 'profile.academic_email'],
    fails: { tr: 'Profil kaydedilemedi.', en: 'Failed to save the profile.' },
    renews: ['user.profile'],
    audit: identityAudit['profile.changed'],
    sample: { body: { name: 'Deniz', surname: 'Örnek', occupation: 'lawyer' } },
  },
  'user.updatePhone': {
    method: 'POST',
    path: '/user/update/phone-number',
    group,
    access: { session: 'bearer', proof: ['password'], limit: { calls: 10, seconds: 60 } },
    summary:
      'Sends a code to the new number, with the password or minutes after signing in; it counts when the code is entered',
    body: PhoneUpdate,
    answer: SentCode,
    errors: [
      'auth.password_required',
      'auth.wrong_password',
      'auth.too_many_tries',
      'OBS_UMS_CreateUserFail_PhoneNumberExists',
      'code.too_soon',
      'LA_NotificationServiceResponseIsNull',
    ],
    fails: {
      tr: 'Kod gönderilemedi. Telefon numaranızı denetleyip yeniden deneyin.',
      en: 'Failed to send OTP code. Make sure your phone number is correct and try again.',
    },
    sample: { body: { newPhoneNumber: '+905550000009', password: 'Ornek-Parola-1' } },
  },
  'user.tutorialStatus': {
    method: 'GET',
    path: '/user/tutorial-completion-status',
    group,
    access: { session: 'bearer' },
    summary: 'Tells whether the caller has been shown around',
    answer: TutorialStatus,
    errors: [],
    sample: {},
  },
  'user.completeTutorial': {
    method: 'POST',
    path: '/user/complete-tutorial',
    group,
    access: { session: 'bearer' },
    summary: 'Notes that the caller has been shown around',
    answer: TutorialStatus,
    errors: [],
    fails: { tr: 'Tanıtımın tamamlandığı kaydedilemedi.', en: 'Failed to note that the tour is completed.' },
    renews: ['user.tutorialStatus', 'user.profile'],
    audit: identityAudit['tutorial.completed'],
    sample: {},
  },
})
