/** Texts of the file that an answer becomes. */
import type { AnswerPart } from '../../rules/passage.ts'

interface Words {
  part: Record<AnswerPart, string>
  sources: string
  quoted: string
  written: string
  refused: string
  unproven: string
  summary: string
  caseSilent: string
  notHeld: (named: string) => string
  asked: (at: string) => string
}

export const words: Record<'tr' | 'en', Words> = {
  tr: {
    part: { short: 'Kısa cevap', grounds: 'Dayanaklar', exceptions: 'İstisnalar ve aksi yönde kararlar' },
    sources: 'Kaynaklar',
    quoted: 'Cümleler kaynaklardan aynen alındı, yorumsuz.',
    written: 'Cümleleri yapay zekâ yazdı; her biri kaynağıyla karşılaştırıldı.',
    refused: 'Dayanak bulunamadı; tahmin yürütülmez.',
    unproven: 'kaynağıyla tam doğrulanamadı',
    summary: 'özet, resmî metin değil',
    caseSilent: 'Davanın belgelerinde ve kayıtlarında bu sorunun yanıtı bulunamadı.',
    notHeld: (named) => `${named} veri tabanında yok; bu yanıt ona dayanmıyor.`,
    asked: (at) => `Soruldu: ${at}`,
  },
  en: {
    part: { short: 'Short answer', grounds: 'Grounds', exceptions: 'Exceptions and contrary decisions' },
    sources: 'Sources',
    quoted: 'The sentences are quoted from their sources word for word, without comment.',
    written: 'A language model wrote the sentences; each was compared with its source.',
    refused: 'No source was found, and no guess is made.',
    unproven: 'not fully proven by its source',
    summary: 'summary, not the official text',
    caseSilent: 'The documents and records of the case do not answer this question.',
    notHeld: (named) => `The archive does not have ${named}; this answer does not stand on it.`,
    asked: (at) => `Asked: ${at}`,
  },
}
