/** Letters about changes by which somebody else could get into an account, or lock out its owner. */
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

/** A second factor was added or removed. */
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

/** A program may now call on behalf of the owner. */
export function tokenLetter(language: Language, at: Date, name: string): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan hesabınızda bir asistan bağlantısı oluşturuldu',
        text: `${moment} tarihinde (Türkiye saati) hesabınızda “${name}” adlı bir bağlantı oluşturuldu. Bu bağlantının anahtarına sahip olan program, verdiğiniz yetkilerle sizin adınıza okuyabilir.\n\nBunu siz yapmadıysanız parolanızı hemen değiştirin: bağlantı da sona erer.\n`,
      }
    : {
        subject: 'A connection for an assistant was made in your Mizan account',
        text: `On ${moment} (time in Turkey) the connection “${name}” was made in your account. The program that holds its token can read on your behalf, within what you have allowed.\n\nIf you did not do this, change your password at once: that ends the connection too.\n`,
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

/** For a number that no longer belongs to the account; fits into one SMS. */
export function formerPhoneText(language: Language, at: Date): string {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? `Bu numara ${moment} tarihinde Mizan hesabınızdan çıkarıldı. Bunu siz yapmadıysanız parolanızı hemen değiştirin.`
    : `On ${moment} this number was removed from your Mizan account. If you did not do this, change your password at once.`
}

/** Somebody has signed in with a code on paper instead of the second factor. */
export function recoveryUsedLetter(language: Language, at: Date, left: number): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan hesabınıza kurtarma koduyla giriş yapıldı',
        text: `${moment} tarihinde (Türkiye saati) hesabınıza bir kurtarma koduyla giriş yapıldı. Kullanılmamış kurtarma kodunuz: ${left}\n\nBunu siz yaptıysanız artık elinizde olmayan doğrulama yöntemini profil sayfanızdan kaldırın. Bunu siz yapmadıysanız parolanızı hemen değiştirin ve kurtarma kodlarınızı yenileyin.\n`,
      }
    : {
        subject: 'A recovery code was used for your Mizan account',
        text: `On ${moment} (time in Turkey) somebody signed in to your account with a recovery code. Recovery codes that are left: ${left}\n\nIf this was you, remove the second factor that you no longer have on your profile page. If it was not, change your password at once and renew your recovery codes.\n`,
      }
}

/** Somebody who knows the password has failed at the second factor. */
export function guessedLetter(language: Language, at: Date): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan hesabınızda yanlış doğrulama kodları girildi',
        text: `${moment} tarihinde (Türkiye saati) parolanızla giriş yapıldı ve doğrulama kodu beş kez yanlış girildi. Hesabınıza girilemedi.\n\nBunu siz yapmadıysanız parolanız başkasının eline geçmiş demektir: hemen değiştirin.\n`,
      }
    : {
        subject: 'Wrong codes were entered for your Mizan account',
        text: `On ${moment} (time in Turkey) somebody signed in with your password and entered five wrong codes at the second step. They did not get in.\n\nIf this was not you, somebody else knows your password: change it at once.\n`,
      }
}

export function recoveryRenewedLetter(language: Language, at: Date): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan kurtarma kodlarınız yenilendi',
        text: `${moment} tarihinde (Türkiye saati) hesabınız için yeni kurtarma kodları oluşturuldu. Eski kodlar artık geçersiz.\n\nBunu siz yapmadıysanız parolanızı hemen değiştirin ve profil sayfanızda doğrulama yöntemlerinizi ve oturumlarınızı gözden geçirin.\n`,
      }
    : {
        subject: 'Your Mizan recovery codes were renewed',
        text: `On ${moment} (time in Turkey) new recovery codes were made for your account. The earlier ones no longer count.\n\nIf you did not do this, change your password at once and look through your second factors and sessions on your profile page.\n`,
      }
}
