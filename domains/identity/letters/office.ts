/** Letters about the office of an account. */
import { quoted } from '@mizan/platform/messages'
import { type Language, momentIn, type Notice } from './notices.ts'

export interface Removal {
  officeName: string
  /** The person to ask about it. */
  askName: string
  askEmail: string
}

export function removalLetter(language: Language, at: Date, { askEmail, ...names }: Removal): Notice {
  const moment = momentIn(language, at)
  const [officeName, askName] = [quoted(names.officeName), quoted(names.askName)]
  return language === 'tr'
    ? {
        subject: `${officeName} adlı bürodan çıkarıldınız`,
        text: `${moment} tarihinde (Türkiye saati) ${officeName} adlı bürodan çıkarıldınız. Büronun kayıtlarına artık ulaşamazsınız; açık oturumlarınız kapatıldı.\n\nHesabınız duruyor: giriş yaptığınızda kendi adınıza bir büroyla devam edersiniz.\n\nBir yanlışlık olduğunu düşünüyorsanız ${askName} ile görüşün: ${askEmail}\n`,
      }
    : {
        subject: `You were removed from the office ${officeName}`,
        text: `On ${moment} (time in Turkey) you were removed from the office ${officeName}. Its records are no longer open to you; your sessions were ended.\n\nYour account remains: when you sign in, you go on with an office in your own name.\n\nIf you think this is a mistake, ask ${askName}: ${askEmail}\n`,
      }
}
