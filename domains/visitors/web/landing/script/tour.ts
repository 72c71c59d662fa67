/** The guided tour of the demonstration: arrow keys go on and back, Escape skips it. */
import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'

const texts = {
  tr: {
    steps: [
      ['#demo-key', 'Anahtar', 'Size verilen demo anahtarını buraya yazın.'],
      [
        '#demo-query',
        'Ne arıyorsunuz?',
        'Konuyu, maddeyi ya da esas numarasını yazın: kira tespit, TBK 344, 2019/1234.',
      ],
      ['#demo-country', 'Ülke', 'Türkiye ve KKTC kararları ayrı aranır.'],
      [
        '[data-demo-write]',
        'Olayı anlatın',
        'Olayı kendi sözlerinizle yazıp buraya basın; arama cümlesini biz yazarız.',
      ],
      ['[data-demo-tour]', 'Tur', 'Bu turu istediğiniz an yeniden başlatabilirsiniz.'],
    ],
    next: 'İleri',
    previous: 'Geri',
    done: 'Bitti',
    progress: '{{current}} / {{total}}',
  },
  en: {
    steps: [
      ['#demo-key', 'Key', 'Enter the demo key that you were given.'],
      [
        '#demo-query',
        'What are you looking for?',
        'Type a subject, an article or a case number, in Turkish: kira tespit, TBK 344, 2019/1234.',
      ],
      ['#demo-country', 'Country', 'Decisions of Türkiye and of Northern Cyprus are searched apart.'],
      [
        '[data-demo-write]',
        'Tell what happened',
        'Write it in your own words and press here; we write the search.',
      ],
      ['[data-demo-tour]', 'Tour', 'You can start this tour again at any time.'],
    ],
    next: 'Next',
    previous: 'Back',
    done: 'Done',
    progress: '{{current}} / {{total}}',
  },
} as const

export function startTour(): void {
  const t = texts[document.documentElement.lang === 'en' ? 'en' : 'tr']
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  driver({
    animate: !isStill,
    allowKeyboardControl: true,
    // A label stands right above its field.
    stagePadding: 0,
    stageRadius: 10,
    showProgress: true,
    progressText: t.progress,
    nextBtnText: t.next,
    prevBtnText: t.previous,
    doneBtnText: t.done,
    steps: t.steps.map(([target, title, description]) => ({
      element: target,
      popover: { title, description },
    })),
  }).drive()
}
