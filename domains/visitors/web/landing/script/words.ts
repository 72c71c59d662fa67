/** The texts of the script of a public page. */
const texts = {
  tr: {
    checking: 'Robot olmadığınız denetleniyor…',
    searching: 'Aranıyor…',
    done: 'Yanıt hazır.',
    answer: 'Yanıt',
    none: 'Bu soruya dayanak bulunamadı. Soruyu başka sözlerle deneyin.',
    unclear: 'Soru hukuki bir konuya bağlanamadı. Olayı ya da ilgili kanunu yazarak yeniden deneyin.',
    quote: 'Metindeki yeri',
    decisions: 'İlgili kararlar',
    firstFive: 'En ilgili {{shown}} karar',
    noDecisions: 'Bu sözcüklerle karar bulunamadı.',
    beginning: 'Kararın başını okuyun',
    fullText: 'Tam metin abonelikle açılır.',
    sample: 'örnek karar',
    left: 'Bugün {{count}} soru hakkınız kaldı.',
    onward: 'Tüm sonuçlar, tam metinler ve filtreler üyelikle açılır. Sorunuz kaydedilmeden sizinle gelir.',
    signUp: 'Ücretsiz kaydol ve devam et',
    signIn: 'Üyeyseniz giriş yapın',
    onwardMember: 'Tüm sonuçlar, tam metinler ve filtreler planınızla açılır.',
    toSearch: 'Büronuzda açın',
    again: 'Yeniden dene',
    session: 'Oturum başlatılamadı. Yeniden deneyin.',
    network: 'Mizan’a ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
    unsent: 'Gönderilemedi. Yeniden deneyin.',
    unsolved: 'Robot olmadığınız doğrulanamadı. Sayfayı yenileyip yeniden deneyin.',
  },
  en: {
    checking: 'Checking that you are no robot…',
    searching: 'Searching…',
    done: 'The answer is ready.',
    answer: 'Answer',
    none: 'No source was found for this question. Try other words.',
    unclear:
      'The question could not be linked to the law. Say what happened, or name the law, and try again.',
    quote: 'Where it stands',
    decisions: 'Decisions about it',
    firstFive: 'The {{shown}} most relevant decisions',
    noDecisions: 'No decision was found with these words.',
    beginning: 'Read the beginning of the decision',
    fullText: 'The full text opens with a subscription.',
    sample: 'sample decision',
    left: 'You have {{count}} questions left today.',
    onward: 'All results, full texts and filters open with an account. Your question comes along with you.',
    signUp: 'Sign up for free and go on',
    signIn: 'Sign in if you have an account',
    onwardMember: 'All results, full texts and filters open with your plan.',
    toSearch: 'Open it in your office',
    again: 'Try again',
    session: 'The session could not be started. Try again.',
    network: 'The server could not be reached. Check your connection and try again.',
    unsent: 'It could not be sent. Try again.',
    unsolved: 'The check for robots did not work in your browser. Reload the page and try again.',
  },
} as const

export type Word = keyof (typeof texts)['tr']

export const say = (word: Word, values: Record<string, number> = {}): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    texts[document.documentElement.lang === 'en' ? 'en' : 'tr'][word] as string,
  )
