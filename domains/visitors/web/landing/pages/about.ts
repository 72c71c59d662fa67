/** `/about`: the sources of texts, the checks of answers, and the limits of both. */
import { textPage } from './texts.ts'

export const about = textPage({
  name: 'about',
  title: { tr: 'Nasıl çalışır?', en: 'How it works' },
  description: {
    tr: 'Metinler nereden gelir, yanıtlar nasıl denetlenir, neye söz verilmez.',
    en: 'Where the texts come from, how answers are checked, and what is not promised.',
  },
  heading: { tr: 'Gösterilen her şeyin bir yeri vardır', en: 'Everything that is shown has a place' },
  lead: {
    tr: 'Mizan bir metin hakkında tahmin yürütmez; metnin kendisini bulur, gösterir ve ne kadarının elinde olduğunu söyler.',
    en: 'Mizan does not guess about a text; it finds and shows the text itself, and says how much of it is known.',
  },
  sections: [
    {
      heading: { tr: 'Metinler nereden gelir?', en: 'Where do the texts come from?' },
      paragraphs: [
        {
          tr: 'Her kararın ve her kanunun yanında kaynağı ve varsa resmî adresi yazar. Kurulumla gelen örnek kararlar uydurmadır ve “örnek karar” diye işaretlidir; gerçek metinleri kurumunuz yükler.',
          en: 'Beside each decision and each law stand its source and, where there is one, its official address. The decisions that come with a new installation are invented and marked as samples; real texts are loaded by whoever runs the service.',
        },
        {
          tr: 'Metnin yalnız başı elimizdeyse bu da yazar. Bir kararın atıf yaptığı maddeler ve ona atıf yapan kararlar, metnin içinden çıkarılır.',
          en: 'If only the beginning of a text is known, that is said too. The articles that a decision cites and the decisions that cite it are taken from the texts themselves.',
        },
      ],
    },
    {
      heading: { tr: 'Yanıtlar nasıl denetlenir?', en: 'How are answers checked?' },
      paragraphs: [
        {
          tr: 'Soru önce aranır, sonra bulunan metinlerden yanıt yazılır, en sonda her cümle dayandığı yerle karşılaştırılır: alıntı orada mı, madde var mı, sayılar ve kişiler aynı mı, istisna atlanmış mı? Bu denetimi yapay zekâ değil, kuralları belli bir program yapar.',
          en: 'A question is searched first, then answered from the texts that were found, and finally each sentence is compared with its place: is the quote there, does the article exist, are numbers and parties the same, was an exception left out? A program checks this, and no language model.',
        },
        {
          tr: 'Yanlış olduğu anlaşılan cümle gösterilmez; doğru da yanlış da olduğu gösterilemeyen cümle işaretlenir. Dayanak bulunamazsa yanıt verilmez.',
          en: 'A sentence that is refuted is not shown; one that is neither proven nor refuted is marked. Without a source there is no answer.',
        },
      ],
    },
    {
      heading: { tr: 'Sorduklarınız ne olur?', en: 'What becomes of what you ask?' },
      paragraphs: [
        {
          tr: 'Üye olmadan sorduğunuz soru saklanmaz; adresiniz yalnız o gün için, geri çevrilemeyen bir özet olarak sayılır. Üye bürolarda sohbetler büronun anahtarıyla şifrelenir.',
          en: 'A question asked without an account is not kept; your address is counted for that day alone, as a hash that cannot be turned back. In offices, conversations are encrypted with the key of the office.',
        },
      ],
    },
    {
      heading: { tr: 'Neye söz vermiyoruz?', en: 'What do we not promise?' },
      paragraphs: [
        {
          tr: 'Mizan hukuki danışmanlık vermez, dava sonucu öngörmez ve bütün kararların elinde olduğunu söylemez. Hesaplar yazılı kurallara göre yapılır; somut olayda uygulanacak kuralı seçmek avukatın işidir.',
          en: 'Mizan gives no legal advice, predicts no outcome, and does not claim to have every decision. Calculations follow written rules; which rule a case falls under is for the lawyer to judge.',
        },
      ],
    },
  ],
  next: { says: { tr: 'Bir soru sorun', en: 'Ask a question' }, to: '/' },
})
