/** Letters about the subscription, to everybody in the office who may change it. */
import { planNames } from '../../data/words.ts'
import { writtenAmount } from '../invoices/words.ts'

type Language = 'tr' | 'en'

export type Letter =
  | { about: 'renewsSoon'; plan: string; day: string; amount: string }
  | { about: 'endsSoon'; plan: string; day: string }
  | { about: 'declined'; plan: string; day: string; reason: { tr: string; en: string } }
  | { about: 'lapsed'; plan: string }
  | { about: 'paid'; plan: string; amount: string; number: string | null }

const written = (day: string): string => day.split('-').reverse().join('.')

export function letterOf(
  letter: Letter,
  language: Language,
  address: string,
): { subject: string; text: string } {
  const plan = planNames[letter.plan]?.[language] ?? 'Mizan'
  const { subject, lines } = language === 'tr' ? turkish(letter, plan) : english(letter, plan)
  const where = language === 'tr' ? `Aboneliğiniz: ${address}` : `Your subscription: ${address}`
  return { subject, text: [...lines, '', where].join('\n') }
}

interface Content {
  subject: string
  lines: string[]
}

function turkish(letter: Letter, plan: string): Content {
  switch (letter.about) {
    case 'renewsSoon':
      return {
        subject: `Aboneliğiniz ${written(letter.day)} tarihinde yenilenecek`,
        lines: [
          `${plan} planınız ${written(letter.day)} tarihinde yenilenecek ve kartınızdan ${writtenAmount(letter.amount, 'tr')} çekilecek.`,
          'İstemezseniz o güne kadar otomatik yenilemeyi kapatabilirsiniz.',
        ],
      }
    case 'endsSoon':
      return {
        subject: `Aboneliğiniz ${written(letter.day)} tarihinde bitiyor`,
        lines: [
          `${plan} planınız ${written(letter.day)} tarihinde bitiyor. Otomatik yenileme kapalı.`,
          'Süre dolunca büronuz kayıtlarını görmeye devam eder, ama değiştiremez. Hiçbir kayıt silinmez.',
        ],
      }
    case 'declined':
      return {
        subject: 'Yenileme ödemesi alınamadı',
        lines: [
          `${plan} planınızın yenileme ödemesi alınamadı: ${letter.reason.tr}`,
          `Yeniden deneyeceğiz. ${written(letter.day)} tarihine kadar her şeyi kullanabilirsiniz; ödeme o güne kadar da alınamazsa büronuz yalnız okuyabilir.`,
          'Kartınızı abonelik sayfasında değiştirebilirsiniz.',
        ],
      }
    case 'lapsed':
      return {
        subject: 'Aboneliğiniz sona erdi',
        lines: [
          `${plan} planınız sona erdi. Büronuz kayıtlarını görmeye devam eder, ama değiştiremez. Hiçbir kayıt silinmedi.`,
          'Bir plan seçtiğinizde her şey kaldığı yerden sürer.',
        ],
      }
    case 'paid':
      return {
        subject: 'Ödemeniz alındı',
        lines: [
          `${plan} planınız için ${writtenAmount(letter.amount, 'tr')} ödeme alındı. Teşekkür ederiz.`,
          ...(letter.number ? [`Fatura no: ${letter.number}`] : []),
        ],
      }
  }
}

function english(letter: Letter, plan: string): Content {
  switch (letter.about) {
    case 'renewsSoon':
      return {
        subject: `Your subscription renews on ${written(letter.day)}`,
        lines: [
          `Your plan ${plan} renews on ${written(letter.day)}, and your card is charged ${writtenAmount(letter.amount, 'en')}.`,
          'If you do not want this, switch automatic renewal off before that day.',
        ],
      }
    case 'endsSoon':
      return {
        subject: `Your subscription ends on ${written(letter.day)}`,
        lines: [
          `Your plan ${plan} ends on ${written(letter.day)}. Automatic renewal is off.`,
          'After that the office still sees its records but cannot change them. Nothing is deleted.',
        ],
      }
    case 'declined':
      return {
        subject: 'Your renewal was declined',
        lines: [
          `The renewal of your plan ${plan} was declined: ${letter.reason.en}`,
          `We will try again. You can use everything until ${written(letter.day)}; if nothing is paid until then, the office can only read.`,
          'You can change your card on the subscription page.',
        ],
      }
    case 'lapsed':
      return {
        subject: 'Your subscription has ended',
        lines: [
          `Your plan ${plan} has ended. The office still sees its records but cannot change them. Nothing was deleted.`,
          'When you choose a plan, everything goes on where it stopped.',
        ],
      }
    case 'paid':
      return {
        subject: 'We received your payment',
        lines: [
          `We received ${writtenAmount(letter.amount, 'en')} for your plan ${plan}. Thank you.`,
          ...(letter.number ? [`Invoice no.: ${letter.number}`] : []),
        ],
      }
  }
}
