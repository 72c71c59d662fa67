/** Letters about the registration with a bar, and about a bar that was proposed. */
import { quoted } from '@mizan/platform/messages'
import type { Language, Notice } from './notices.ts'

interface BarDecision {
  state: 'confirmed' | 'notValid'
  bar: string
  number: string
}

export function membershipLetter(language: Language, { state, bar, number }: BarDecision): Notice {
  const shown = quoted(bar)
  const facts = language === 'tr' ? `Baro: ${shown}\nSicil no: ${number}` : `Bar: ${shown}\nNumber: ${number}`
  const { subject, text } = decisions[language][state]
  return { subject, text: `${text}\n\n${facts}\n` }
}

const decisions = {
  tr: {
    confirmed: { subject: 'Mizan: baro kaydınız onaylandı', text: 'Baro kaydınız onaylandı.' },
    notValid: {
      subject: 'Mizan: baro kaydınız doğrulanamadı',
      text: 'Bildirdiğiniz baro kaydı geçersiz bulundu. Profilinizden baronuzu ve sicil numaranızı düzeltirseniz kayıt yeniden incelenir.',
    },
  },
  en: {
    confirmed: {
      subject: 'Mizan: your bar registration was confirmed',
      text: 'Your bar registration was confirmed.',
    },
    notValid: {
      subject: 'Mizan: your bar registration could not be verified',
      text: 'The bar registration that you gave was found not valid. If you correct the bar or the number in your profile, it will be looked at again.',
    },
  },
} as const

/** `listed`: the name under which the bar is now listed; null if the proposal was declined. */
export function proposalLetter(
  language: Language,
  names: { proposed: string; listed: string | null },
): Notice {
  const proposed = quoted(names.proposed)
  const listed = names.listed && quoted(names.listed)
  if (language === 'tr')
    return listed
      ? {
          subject: 'Mizan: önerdiğiniz baro listeye eklendi',
          text: `“${listed}” listeye eklendi. Profilinizde başka bir baro seçili değilse baronuz olarak yazıldı; sicil numaranız da varsa kaydınız onaya gönderildi.\n`,
        }
      : {
          subject: 'Mizan: baro öneriniz kabul edilmedi',
          text: `“${proposed}” listeye eklenmedi. Baronuz listede başka bir adla yer alıyor olabilir; bulamazsanız bize yazın.\n`,
        }
  return listed
    ? {
        subject: 'Mizan: the bar that you proposed is listed',
        text: `“${listed}” was added to the list. If your profile named no other bar, it is now yours; with a registration number your registration waits for confirmation.\n`,
      }
    : {
        subject: 'Mizan: your proposal of a bar was turned down',
        text: `“${proposed}” was not added to the list. Your bar may be listed under another name; if you do not find it, write to us.\n`,
      }
}
