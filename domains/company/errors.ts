/** Errors of the office's calls, with their texts. */
import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const companyErrors = defineErrors({
  LA_CompanyNameAlreadyExists: {
    status: 200,
    tr: 'Bu adla bir büro zaten var.',
    en: 'Company with name already exists',
  },
  OBS_UMS_UserIsAdminOfCompany: {
    status: 403,
    tr: 'Birden çok kullanıcısı olan bir büronun yöneticisisiniz; başka bir büroya katılamazsınız. Önce yöneticiliği bir başkasına bırakın.',
    en: 'You are the administrator of an office with several users and cannot join another. Hand over the administration first.',
  },
  LA_CompanyHasCases: {
    status: 403,
    tr: 'Büronuzda açık davalar var; bu yüzden başka bir büroya katılamazsınız. Önce davaları kapatın.',
    en: 'Your office has active cases, so you cannot join another. Close the cases first.',
  },
  'company.last_admin': {
    status: 409,
    tr: 'Büronun son yöneticisi çıkarılamaz ve yetkisi alınamaz. Önce bir başkasını yönetici yapın.',
    en: 'The last administrator of the office cannot be removed or demoted. Make somebody else administrator first.',
  },
  'company.not_permitted': {
    status: 403,
    tr: 'Bu rolü verme ya da alma yetkiniz yok.',
    en: 'You do not have permission to give or take this role.',
  },
  'company.administrators_only': {
    status: 403,
    tr: 'Cihaz sayısını yalnız büronun yöneticileri değiştirir.',
    en: 'Only administrators of the office change the number of devices.',
  },
  'company.tax_number': {
    status: 409,
    tr: 'Vergi numarası 10 haneli VKN ya da 11 haneli T.C. kimlik numarası olmalı; yazdığınız numara tutmuyor. Numarayı denetleyin.',
    en: 'The tax number must be a 10-digit VKN or an 11-digit identity number; its check digits do not fit. Check the digits.',
  },
  'company.logo': {
    status: 409,
    tr: 'Logo okunamadı. En çok 800 piksel kenarlı, düz bir PNG yükleyin.',
    en: 'The logo could not be read. Upload a plain PNG of at most 800 pixels a side.',
  },
  'company.audit_too_long': {
    status: 409,
    tr: 'Bu filtreyle {{count}} kayıt var; bir dosyaya en çok {{most}} kayıt sığar. Tarih aralığını daraltın.',
    en: 'There are {{count}} entries; a file takes at most {{most}}. Choose a shorter time.',
  },
  'company.profile_changed': {
    status: 409,
    tr: 'Büro bilgilerini siz yazarken başkası değiştirdi. Yenisini görüp yeniden kaydedin.',
    en: 'Somebody changed the details of the office while you were typing. Look at them and save again.',
  },
  'invite.no_seat': {
    status: 409,
    tr: 'Büronuzun kullanıcı sayısı dolu. Bekleyen bir daveti silin ya da planınızı yükseltin.',
    en: 'All seats of your office are taken. Delete a pending invitation or upgrade your plan.',
  },
  'invitation.office_full': {
    status: 409,
    tr: 'Bu büronun kullanıcı sayısı dolmuş; şimdi katılamazsınız. Sizi davet eden kişiye bildirin.',
    en: 'All seats of this office are taken, so you cannot join now. Tell the person who invited you.',
  },
  'invite.already_member': {
    status: 409,
    tr: 'Bu kişi zaten büronuzun üyesi.',
    en: 'This person already is a member of your office.',
  },
  'invite.already_invited': {
    status: 409,
    tr: 'Bu kişiye gönderilmiş bir davet var. Onu yeniden gönderebilirsiniz.',
    en: 'This person has already been invited. You can send that invitation again.',
  },
  'invite.too_soon': {
    status: 429,
    tr: 'Bu kişiye az önce davet gönderildi. Biraz bekleyip yeniden deneyin.',
    en: 'This person was sent an invitation just now. Wait a little and try again.',
  },
  'invitation.not_found': {
    status: 404,
    tr: 'Davet bulunamadı; geri çekilmiş olabilir.',
    en: 'The invitation was not found; it may have been withdrawn.',
  },
  'invitation.invalid': {
    status: 404,
    tr: 'Davet bağlantısı geçersiz. Sizi davet eden kişiden yeni bir davet isteyin.',
    en: 'Invalid invitation link',
  },
  'invitation.expired': {
    status: 410,
    tr: 'Davetin süresi doldu. Yöneticiden yeniden göndermesini isteyin.',
    en: 'The invitation has expired. Ask the admin to resend it.',
  },
  'invitation.other_email': {
    status: 409,
    tr: 'Davet başka bir e-posta adresine gönderilmiş. O adresle devam edin.',
    en: 'The invitation was sent to another email address. Continue with that address.',
  },
})

export const companyIssues = defineIssues({
  'field.day_of_record': { tr: 'Tarihi gerçek bir gün olarak yazın.', en: 'Write the date as a real day.' },
  'field.period_of_record': {
    tr: 'Bitiş başlangıçtan önce olamaz.',
    en: 'The end cannot be before the beginning.',
  },
  'field.tax_number': {
    tr: 'Vergi numarasını yalnız rakamla yazın: 10 haneli VKN ya da 11 haneli T.C. kimlik numarası.',
    en: 'Write the tax number in digits only: a 10-digit VKN or an 11-digit identity number.',
  },
  'field.iban': {
    tr: 'IBAN tutmuyor. TR ile başlayan 26 karakteri denetleyin.',
    en: 'The IBAN does not fit. Check its characters; a Turkish one has 26, beginning with TR.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof companyErrors, true> {}
}
