/** What goes wrong with the keys of stored files. */
import { defineErrors, defineIssues } from '@mizan/platform/contract'

export const keyErrors = defineErrors({
  'document.key_unavailable': {
    status: 503,
    tr: 'Belgenin anahtarına şu anda ulaşılamıyor. Belge silinmedi; hizmetin yöneticisine haber verin.',
    en: 'The key of the document cannot be opened at the moment. The document is kept; tell the operator of the service.',
  },
  'document.keys_locked': {
    status: 423,
    tr: 'Büronuzun belgeleri ve ses kayıtları kilitli. Büronun parolasını bilen bir üye kilidi açabilir.',
    en: 'The documents and recordings of your office are locked. A member who knows the passphrase of the office can unlock them.',
  },
  'document.wrong_passphrase': {
    status: 409,
    tr: 'Parola ya da kurtarma anahtarı yanlış.',
    en: 'The passphrase or the recovery key is wrong.',
  },
  'document.key_guessed_too_often': {
    status: 429,
    tr: 'Büronun parolası çok kez yanlış girildi. Biraz bekleyip yeniden deneyin ya da kilidi büro yöneticinize açtırın.',
    en: 'The passphrase of the office was wrong too often. Wait a little and try again, or ask the administrator of your office to unlock the documents.',
  },
  'document.key_not_opened': {
    status: 403,
    tr: 'Belgeleri yalnızca büro yöneticisi ya da şimdiki parolayla kilidi açmış bir üye kilitleyebilir. Kilitlenmesi gerekiyorsa onlara başvurun.',
    en: 'Only an administrator, or a member who has unlocked the documents with the present passphrase, can lock them. Ask one of them if they have to be locked.',
  },
  'document.key_held': {
    status: 409,
    tr: 'Belgelerin anahtarı zaten büronuzda.',
    en: 'Your office already holds its own key.',
  },
  'document.key_not_held': {
    status: 409,
    tr: 'Belgelerin anahtarı büroda değil, Mizan’da; açılacak bir kilit yok.',
    en: 'The key of the documents is held by Mizan, not by the office; there is nothing to unlock.',
  },
  'document.key_not_understood': {
    status: 409,
    tr: 'Anahtarı büronuz tutarsa parolayı biz bilmeyiz ve sıfırlayamayız. Hem parola hem kurtarma anahtarı kaybolursa bütün belgeleriniz, ses kayıtlarınız ve metinleri, yedekleriyle birlikte, kalıcı olarak okunamaz olur; biz de açamayız. Belgeler kilitliyken kimse belge okuyamaz, ekleyemez. Kurtarma anahtarını yazdırıp kasada saklayacağınızı onaylayın.',
    en: 'If your office holds the key, we do not know the passphrase and cannot reset it. If both the passphrase and the recovery key are lost, all your documents, recordings and transcripts and their backups stay unreadable for good; we cannot open them either. While the documents are locked, nobody can read or add documents. Confirm that you will print the recovery key and keep it in a safe.',
  },
  'document.key_administrators_only': {
    status: 403,
    tr: 'Belgelerin anahtarını yalnızca büro yöneticisi devralabilir, değiştirebilir ya da geri verebilir.',
    en: 'Only an administrator of the office can take, change or give back the key of its documents.',
  },
})

export const keyIssues = defineIssues({
  'field.passphrase': {
    tr: 'Parola en az 12 karakter olmalı ve en az 6 farklı karakter içermeli.',
    en: 'The passphrase must have at least 12 characters, at least 6 of them different.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof keyErrors, true> {}
}
