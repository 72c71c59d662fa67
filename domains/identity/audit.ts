/** Entries about accounts, sessions and bar associations in the record of an office. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const profileFields = {
  name: { tr: 'Ad', en: 'Name' },
  surname: { tr: 'Soyad', en: 'Surname' },
  occupation: { tr: 'Meslek', en: 'Occupation' },
  barAssociation: { tr: 'Baro', en: 'Bar association' },
  barRegistrationNumber: { tr: 'Baro sicil no', en: 'Bar registration number' },
}
const refusalReasons = {
  password: { tr: 'Parola yanlıştı', en: 'Wrong password' },
  code: { tr: 'Kod yanlıştı', en: 'Wrong code' },
  factor: { tr: 'İkinci doğrulama yanlıştı', en: 'Wrong second factor' },
}
const toolScopeNames = {
  research: { tr: 'Karar ve mevzuat', en: 'Decisions and laws' },
  calculators: { tr: 'Hesaplamalar', en: 'Calculations' },
  cases: { tr: 'Davalarımın tarihleri', en: 'Dates of my cases' },
}
const countries = { turkey: { tr: 'Türkiye', en: 'Türkiye' }, kktc: { tr: 'KKTC', en: 'Northern Cyprus' } }
const decisions = {
  true: { tr: 'Listeye alındı', en: 'Listed' },
  false: { tr: 'Listeye alınmadı', en: 'Not listed' },
}
const namedBar: readonly EntryDetail[] = [{ field: 'name' }, { field: 'country', words: countries }]

export const identityAudit = defineAudit({
  'session.started': { says: { tr: 'Giriş yaptı', en: 'Signed in' }, shows: [], answers: ['kind'] },
  'session.ended': { says: { tr: 'Çıkış yaptı', en: 'Signed out' }, shows: [] },
  'account.created': { says: { tr: 'Hesap açtı', en: 'Opened an account' }, shows: [] },
  'account.erased': { says: { tr: 'Hesabını sildi', en: 'Erased their account' }, shows: [] },
  'code.verified': {
    says: { tr: 'Kodla doğruladı', en: 'Verified with a code' },
    shows: [],
    answers: ['channel'],
  },
  'password.reset': { says: { tr: 'Parolasını sıfırladı', en: 'Reset their password' }, shows: [] },
  'password.changed': { says: { tr: 'Parolasını değiştirdi', en: 'Changed their password' }, shows: [] },
  'profile.changed': {
    says: { tr: 'Profilini değiştirdi', en: 'Changed their profile' },
    shows: [{ field: 'fields', words: profileFields }],
  },
  'tutorial.completed': { says: { tr: 'Tanıtımı tamamladı', en: 'Completed the tour' }, shows: [] },
  'factor.added': {
    says: { tr: 'İkinci doğrulama yöntemi ekledi', en: 'Added a second factor' },
    shows: [],
    answers: ['kind'],
  },
  'factor.removed': {
    says: { tr: 'İkinci doğrulama yöntemini kaldırdı', en: 'Removed a second factor' },
    shows: [],
    answers: ['kind'],
  },
  'factor.recovery_used': {
    says: { tr: 'Kurtarma koduyla giriş yaptı', en: 'Signed in with a recovery code' },
    shows: [],
  },
  'factor.recovery_renewed': {
    says: { tr: 'Kurtarma kodlarını yeniledi', en: 'Renewed the recovery codes' },
    shows: [],
  },
  'phone.changed': {
    says: { tr: 'Telefon numarasını değiştirdi', en: 'Changed the telephone number' },
    shows: [],
  },
  'phone.proven': {
    says: { tr: 'Telefon numarasını doğruladı', en: 'Verified the telephone number' },
    shows: [],
  },
  'sign_in.refused': {
    says: { tr: 'Başarısız giriş denemesi', en: 'Failed sign-in attempt' },
    shows: [{ field: 'reason', words: refusalReasons }, { field: 'device' }, { field: 'network' }],
  },
  'token.created': {
    says: {
      tr: 'Kendi asistanı için bağlantı oluşturdu',
      en: 'Made a connection for an assistant of their own',
    },
    shows: [{ field: 'name' }, { field: 'scopes', words: toolScopeNames }],
  },
  'token.revoked': {
    says: { tr: 'Asistan bağlantısını kaldırdı', en: 'Removed a connection of an assistant' },
    shows: [],
  },
  'notice.dismissed': {
    says: { tr: 'Bürodan çıkarıldığı bildirimini okudu', en: 'Read that an office had removed them' },
    shows: [],
  },
  'bar.created': { says: { tr: 'Baro ekledi', en: 'Added a bar association' }, shows: namedBar },
  'bar.proposed': {
    says: { tr: 'Listede olmayan bir baro önerdi', en: 'Proposed a bar association that was missing' },
    shows: namedBar,
  },
  'bar.proposal_decided': {
    says: { tr: 'Baro önerisini karara bağladı', en: 'Decided on a proposed bar association' },
    shows: [{ field: 'name' }, { field: 'accept', words: decisions }],
  },
  'bar.membership_confirmed': {
    says: { tr: 'Baro üyeliğini onayladı', en: 'Confirmed a bar membership' },
    shows: [],
    answers: ['before'],
  },
  'bar.membership_refused': {
    says: { tr: 'Baro üyeliğini geçersiz buldu', en: 'Found a bar membership not valid' },
    shows: [],
    answers: ['before'],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof identityAudit, true> {}
}
