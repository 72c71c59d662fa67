/** Letters that tell the owner of an account what has just happened to it. */

export type Language = 'tr' | 'en'
export interface Notice {
  subject: string
  text: string
}

/** `2026-11-21 11:04` in the time of Turkey, where the readers are. */
export const momentIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(at)

/** Somebody has signed in with a device that the account has not seen before. */
export function signInLetter(language: Language, device: string, at: Date): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan hesabınıza yeni bir cihazdan giriş yapıldı',
        text: `Hesabınıza yeni bir cihazdan giriş yapıldı.\n\nCihaz: ${device}\nZaman: ${moment} (Türkiye saati)\n\nBu siz değilseniz parolanızı hemen değiştirin ve profil sayfanızdan diğer oturumları kapatın.\n`,
      }
    : {
        subject: 'New sign-in to your Mizan account',
        text: `Somebody signed in to your account with a new device.\n\nDevice: ${device}\nTime: ${moment} (time in Turkey)\n\nIf this was not you, change your password at once and end the other sessions on your profile page.\n`,
      }
}

/** Somebody has ended the session of the other device with password and code, and continues in its place. */
export function takeOverLetter(language: Language, device: string, at: Date): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan oturumunuz başka bir cihazdan devralındı',
        text: `Diğer cihazdaki oturumunuz kapatıldı ve hesabınıza parolanız ile gönderdiğimiz kodla giriş yapıldı.\n\nCihaz: ${device}\nZaman: ${moment} (Türkiye saati)\n\nBu siz değilseniz parolanızı hemen değiştirin ve profil sayfanızdan diğer oturumları kapatın.\n`,
      }
    : {
        subject: 'Your Mizan session was taken over from another device',
        text: `The session on your other device was ended, and somebody signed in to your account with your password and the code that we sent.\n\nDevice: ${device}\nTime: ${moment} (time in Turkey)\n\nIf this was not you, change your password at once and end the other sessions on your profile page.\n`,
      }
}

export function passwordLetter(language: Language, at: Date): Notice {
  const moment = momentIn(language, at)
  return language === 'tr'
    ? {
        subject: 'Mizan parolanız değişti',
        text: `Parolanız ${moment} tarihinde (Türkiye saati) değiştirildi ve diğer oturumlarınız kapatıldı.\n\nBunu siz yapmadıysanız giriş sayfasındaki “Parolamı unuttum” ile hemen yeni bir parola belirleyin.\n`,
      }
    : {
        subject: 'Your Mizan password was changed',
        text: `Your password was changed on ${moment} (time in Turkey) and your other sessions were ended.\n\nIf you did not do this, set a new password at once with “Forgot password” on the sign-in page.\n`,
      }
}
