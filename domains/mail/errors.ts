import { defineErrors } from '@mizan/platform/contract'

const error = (status: number, tr: string, en: string) => ({ status, tr, en })

export const mailErrors = defineErrors({
  'mail.not_found': error(
    404,
    'E-posta bulunamadı; eklenmiş, reddedilmiş ya da süresi dolmuş olabilir.',
    'The email was not found; it may have been added to a case, declined, or expired.',
  ),
  'mail.settled': error(
    409,
    'Bu e-postayı bu arada başka biri davaya ekledi ya da reddetti.',
    'Somebody else has added or declined this email meanwhile.',
  ),
  'mail.only_eml': error(
    415,
    'Yalnız .eml dosyası kabul edilir. E-postayı e-posta programınızdan .eml olarak kaydedin.',
    'Only .eml files are accepted. Save the email as .eml in your mail program.',
  ),
  'mail.unreadable': error(
    422,
    'Bu dosya bir e-posta olarak okunamadı. Davanın Evrak sekmesine belge olarak yükleyebilirsiniz.',
    'This file could not be read as an email. You can upload it as a document of the case.',
  ),
  'mail.too_many': error(
    409,
    'Bekleyen ya da bugün gelen e-posta sayısı sınıra ulaştı. Bekleyenleri davalara ekleyin ya da reddedin.',
    'The limit of waiting emails or of those of today is reached. Add the waiting ones to cases, or decline them.',
  ),
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof mailErrors, true> {}
}
