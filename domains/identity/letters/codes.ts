/**
 * Letters that carry a code. They contain no text of the person who asked for the code: a stranger could otherwise make
 * us send their words to anybody.
 */
import type { Channel } from '../schemas.ts'

type Language = 'tr' | 'en'
type Purpose = 'verification' | 'otherDevice' | 'passwordReset' | 'phone'

interface Text {
  subject: string
  what: string
  /** Advice for a reader who has not asked for the code. */
  otherwise: string
}

const texts: Record<Language, Record<Purpose, Text>> = {
  tr: {
    verification: {
      subject: 'Mizan doğrulama kodunuz',
      what: 'Doğrulama kodunuz',
      otherwise: 'Bu kodu siz istemediyseniz bu iletiyi dikkate almayın.',
    },
    otherDevice: {
      subject: 'Mizan’a başka bir cihazdan giriş için kodunuz',
      what: 'Diğer cihazdaki oturumu kapatıp giriş yapmak için kodunuz',
      otherwise: 'Bu kodu siz istemediyseniz biri parolanızı biliyor olabilir: parolanızı hemen değiştirin.',
    },
    passwordReset: {
      subject: 'Mizan parola sıfırlama kodunuz',
      what: 'Parolanızı sıfırlamak için kodunuz',
      otherwise: 'Bu kodu siz istemediyseniz bir şey yapmanız gerekmez; parolanız değişmedi.',
    },
    phone: {
      subject: 'Mizan telefon doğrulama kodunuz',
      what: 'Telefon numaranızı doğrulama kodunuz',
      otherwise: 'Bu kodu siz istemediyseniz bu iletiyi dikkate almayın.',
    },
  },
  en: {
    verification: {
      subject: 'Your Mizan verification code',
      what: 'Your verification code',
      otherwise: 'If you did not ask for this code, ignore this message.',
    },
    otherDevice: {
      subject: 'Your code for signing in to Mizan on another device',
      what: 'Your code for ending the session on the other device and signing in',
      otherwise: 'If you did not ask for this code, somebody may know your password: change it at once.',
    },
    passwordReset: {
      subject: 'Your Mizan password reset code',
      what: 'Your code for resetting your password',
      otherwise: 'If you did not ask for this code, you need not do anything; your password was not changed.',
    },
    phone: {
      subject: 'Your Mizan phone verification code',
      what: 'Your code for verifying your phone number',
      otherwise: 'If you did not ask for this code, ignore this message.',
    },
  },
}

const valid: Record<Language, (minutes: number) => string> = {
  tr: (minutes) => `Kod ${minutes} dakika geçerlidir. Kodu kimseyle paylaşmayın; biz de sormayız.`,
  en: (minutes) => `The code is valid for ${minutes} minutes. Share it with nobody; we never ask for it.`,
}

const short: Record<Language, string> = {
  tr: 'Kimseyle paylaşmayın.',
  en: 'Share it with nobody.',
}

export function codeLetter(
  { purpose, channel, language }: { purpose: Purpose; channel: Channel; language: Language },
  code: string,
  validSeconds: number,
): { subject?: string; text: string } {
  const { subject, what, otherwise } = texts[language][purpose]
  if (channel === 'sms') return { text: `${what}: ${code} (Mizan). ${short[language]}` }
  const lines = [`${what}: ${code}`, valid[language](Math.round(validSeconds / 60)), otherwise]
  return { subject, text: `${lines.join('\n\n')}\n` }
}
