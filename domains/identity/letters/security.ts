/** Letters about changes by which somebody else could get into an account, or keep its owner out. */
import { type Language, momentIn, type Notice } from './notices.ts'

type Kind = 'totp' | 'passkey'
type Change = 'added' | 'removed'

const kinds = {
  tr: { totp: 'doğrulama uygulaması', passkey: 'geçiş anahtarı' },
  en: { totp: 'authenticator app', passkey: 'passkey' },
}
const changes = {
  tr: { added: 'eklendi', removed: 'kaldırıldı' },
  en: { added: 'added', removed: 'removed' },
}

/** A second factor has come or gone. */
export function factorLetter(language: Language, at: Date, kind: Kind, change: Change): Notice {
  const [what, how] = [kinds[language][kind], changes[language][change]]
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: `Mizan hesabınızda ikinci doğrulama yöntemi ${how}`,
        text: `${moment} tarihinde (Türkiye saati) hesabınızda bir ${what} ${how}.\n\nBunu siz yapmadıysanız parolanızı hemen değiştirin ve profil sayfanızda doğrulama yöntemlerinizi ve oturumlarınızı gözden geçirin.\n`,
      }
    : {
        subject: `A second factor of your Mizan account was ${how}`,
        text: `On ${moment} (time in Turkey) the following was ${how} in your account: ${what}.\n\nIf you did not do this, change your password at once and look through your second factors and sessions on your profile page.\n`,
      }
}

export function phoneLetter(language: Language, at: Date, hint: string): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan hesabınızın telefon numarası değişti',
        text: `Hesabınızın telefon numarası ${moment} tarihinde (Türkiye saati) değiştirildi. Yeni numara: ${hint}\n\nBunu siz yapmadıysanız parolanızı hemen değiştirin ve bize yazın.\n`,
      }
    : {
        subject: 'The telephone number of your Mizan account was changed',
        text: `The telephone number of your account was changed on ${moment} (time in Turkey). The new number: ${hint}\n\nIf you did not do this, change your password at once and write to us.\n`,
      }
}
