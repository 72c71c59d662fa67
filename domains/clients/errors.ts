import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const clientErrors = defineErrors({
  'client.not_found': {
    status: 404,
    tr: 'Müvekkil bulunamadı; silinmiş olabilir.',
    en: 'The client was not found; it may have been deleted.',
  },
  'client.has_case': {
    status: 409,
    tr: 'Davası olan müvekkil silinemez.',
    en: 'Client has an associated case',
  },
  'client.conflicts_found': {
    status: 409,
    tr: 'Benzer kayıtlar var. Benzer kayıtları gördüğünüzü işaretleyin.',
    en: 'There are similar names. Confirm that you have seen them.',
  },
  'client.not_settled': {
    status: 409,
    tr: 'Müvekkilin hesabı kapanmamış. Yine de silmek için gerekçe yazın.',
    en: 'The account of the client is not settled. Give a reason to delete the client all the same.',
  },
  'client.case_not_found': {
    status: 404,
    tr: 'Seçilen dava bu müvekkilin davaları arasında bulunamadı. Başka bir dava seçin.',
    en: 'The chosen case was not found among the cases of this client. Choose another one.',
  },
  'client.contact_not_found': {
    status: 404,
    tr: 'İletişim bilgisi bulunamadı; silinmiş olabilir.',
    en: 'The contact information was not found; it may have been deleted.',
  },
  'client.too_many_contacts': {
    status: 409,
    tr: 'Bir müvekkile en çok {{most}} iletişim bilgisi eklenebilir. Kullanılmayan birini silip yeniden deneyin.',
    en: 'A client can have at most {{most}} contact informations. Delete one that is no longer used and try again.',
  },
  'client.transaction_not_found': {
    status: 404,
    tr: 'Hesap kaydı bulunamadı; silinmiş olabilir.',
    en: 'The transaction was not found; it may have been deleted.',
  },
  'client.transaction_deleted': {
    status: 409,
    tr: 'Bu kayıt zaten silinmiş.',
    en: 'This transaction has already been deleted.',
  },
  'client.not_covered': {
    status: 409,
    tr: 'Hesapta bu kadar para yok. O gün en çok {{most}} ₺ çıkabilir; sonraki kayıtlar da sayılır.',
    en: 'The account does not hold that much. At most {{mostInEnglish}} ₺ can leave it on that day; later entries count too.',
  },
  'client.money_left': {
    status: 409,
    tr: 'Bu para hesaptan çıkmış. Önce müvekkile yapılan ödemeyi ya da ücrete mahsubu silin.',
    en: 'This money has left the account. First delete what was paid out of it or moved to fees.',
  },
  'client.holds_trust': {
    status: 409,
    tr: 'Müvekkilin emanet parası var. Önce parayı ödeyin ya da iade edin, sonra müvekkili silin.',
    en: 'The office holds money in trust for this client. Pay it out first, then delete the client.',
  },
  'client.already_added': {
    status: 409,
    tr: 'Bu müvekkil az önce eklendi; sonradan değiştirdikleriniz kaydedilmedi. Pencereyi kapatıp müvekkili listede açın.',
    en: 'This client was added a moment ago; what you have changed since was not saved. Close the dialog and open the client from the list.',
  },
  'client.already_booked': {
    status: 409,
    tr: 'Bu kayıt az önce hesaba işlendi; sonradan değiştirdikleriniz eklenmedi. Pencereyi kapatıp hesaba bakın.',
    en: 'This entry was saved a moment ago; what you have changed since was not added. Close the dialog and look at the account.',
  },
  'client.instalments_changed': {
    status: 409,
    tr: 'Taksitleri siz yazarken başkası değiştirdi. Yeni planı görüp yeniden kaydedin.',
    en: 'Somebody changed the instalments while you were typing. Look at the new plan and save again.',
  },
})

export const clientIssues = defineIssues({
  'field.website': {
    tr: 'Web adresini ornek.com biçiminde yazın.',
    en: 'Write the website like example.com.',
  },
  'field.amount': {
    tr: 'Tutar sıfırdan büyük, 10.000.000.000 ₺ altında olmalı; kuruş en çok iki rakamla yazılır.',
    en: 'The amount must be above zero and below ₺10,000,000,000, with at most two decimal places.',
  },
  'field.payment_detail': {
    tr: 'Havale/EFT, ödeme şekli Diğer iken seçilir.',
    en: 'A bank transfer goes with the payment type other.',
  },
  'field.civil_date': {
    tr: 'Tarih 1900 ile 2099 arasında gerçek bir gün olmalı.',
    en: 'The date must be a real day between 1900 and 2099.',
  },
  'field.period': {
    tr: 'Bitiş başlangıçtan önce olamaz.',
    en: 'The end cannot be before the beginning.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof clientErrors, true> {}
}
