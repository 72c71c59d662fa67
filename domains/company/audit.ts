/** Entries that the office's own calls, and the staff of the service, leave in its record. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'
import { presetNames } from './data/presets.ts'
import { roleNames } from './data/role-names.ts'

const deviceCounts = {
  1: { tr: '1 cihaz', en: '1 device' },
  2: { tr: '2 cihaz', en: '2 devices' },
  3: { tr: '3 cihaz', en: '3 devices' },
}
const position: EntryDetail = {
  field: 'preset',
  words: presetNames,
  label: { tr: 'Görev: {{value}}', en: 'Position: {{value}}' },
}
const rolesChanged: EntryDetail = { from: 'before', to: 'after', words: roleNames }

export const companyAudit = defineAudit({
  'member.removed': {
    says: { tr: 'Üyeyi bürodan çıkardı', en: 'Removed a member' },
    shows: [],
    answers: ['roles'],
  },
  'member.left': { says: { tr: 'Başka bir büroya geçti', en: 'Left for another office' }, shows: [] },
  'member.roles_changed': {
    says: { tr: 'Üyenin rollerini değiştirdi', en: 'Changed the roles of a member' },
    shows: [rolesChanged, position],
  },
  'office.devices_changed': {
    says: {
      tr: 'Bir kişinin aynı anda kaç cihaz kullanabileceğini değiştirdi',
      en: 'Changed on how many devices a person may be signed in',
    },
    shows: [{ from: 'before', to: 'after', words: deviceCounts }],
  },
  'office.profile_changed': {
    says: { tr: 'Büro bilgilerini değiştirdi', en: 'Changed the details of the office' },
    shows: [
      {
        field: 'changed',
        words: {
          address: { tr: 'Adres', en: 'Address' },
          taxOffice: { tr: 'Vergi dairesi', en: 'Tax office' },
          taxNumber: { tr: 'Vergi numarası', en: 'Tax number' },
          iban: { tr: 'IBAN', en: 'IBAN' },
          phone: { tr: 'Telefon', en: 'Telephone' },
          logo: { tr: 'Logo', en: 'Logo' },
        },
      },
      { field: 'ibanBefore', label: { tr: 'Önceki IBAN: {{value}}', en: 'IBAN before: {{value}}' } },
      { field: 'ibanAfter', label: { tr: 'Yeni IBAN: {{value}}', en: 'IBAN after: {{value}}' } },
    ],
    permission: { module: 'company', level: 'Read' },
  },
  'invitation.created': {
    says: { tr: 'Davet gönderdi', en: 'Sent an invitation' },
    shows: [],
    answers: ['roles'],
  },
  'invitation.resent': { says: { tr: 'Daveti yeniden gönderdi', en: 'Sent an invitation again' }, shows: [] },
  'invitation.deleted': { says: { tr: 'Daveti sildi', en: 'Deleted an invitation' }, shows: [] },
  'invitation.accepted': {
    says: { tr: 'Davetle büroya katıldı', en: 'Joined the office by invitation' },
    shows: [{ field: 'invitedBy', label: { tr: 'Davet eden: {{value}}', en: 'Invited by {{value}}' } }],
  },
  'super_admin.appointed': {
    says: { tr: 'Sistem yöneticisi yaptı', en: 'Appointed as super admin' },
    shows: [rolesChanged],
  },
  'super_admin.dismissed': {
    says: { tr: 'Sistem yöneticiliğinden çıkardı', en: 'Took away the role of super admin' },
    shows: [rolesChanged],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof companyAudit, true> {}
}
