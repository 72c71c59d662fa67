/** Why a part of a search was chosen, and what is asked about a story, in Turkish. */
export const tr = {
  numbers: 'tr-TR',
  joins: { and: 'VE', or: 'VEYA' },
  reasons: {
    citation: 'Anlatımda geçen madde; {{texts}} kararda geçiyor.',
    term: 'Hukuk terimi, kararlardaki öteki adlarıyla birlikte; {{texts}} kararda geçiyor.',
    everyday: '“{{said}}” sözünün kararlardaki karşılığı; {{texts}} kararda geçiyor.',
    pair: 'Kararlarda birlikte kullanılan sözcükler; {{texts}} kararda geçiyor.',
    word: 'Olayı ötekilerden ayıran sözcük; {{documents}} karardan {{texts}} tanesinde geçiyor.',
    courtSaid: 'Mahkeme anlatımda belirtilmiş.',
    timeSaid: 'Kararların zamanı anlatımda belirtilmiş.',
    answered: 'Sorunun yanıtına göre.',
  },
  questions: {
    court: 'Hangi mahkemenin ya da dairenin kararlarını arıyorsunuz?',
    time: 'Ne kadar yeni kararlar gerekiyor?',
    outcome: 'Nasıl sonuçlanmış kararlar işinize yarar?',
  },
  any: 'Fark etmez',
  time: { '1': 'Son bir yıl', '5': 'Son beş yıl', '10': 'Son on yıl' },
  outcome: {
    reversal: 'Bozma',
    upholding: 'Onama',
    granted: 'Davanın kabulü',
    dismissed: 'Davanın reddi',
    acquittal: 'Beraat',
    conviction: 'Mahkûmiyet',
    annulment: 'İşlemin iptali',
    violation: 'Hak ihlali',
  },
}
export type StringMessages = typeof tr
