/** `/`: the functions of the product, shown by the product itself. */

import { html } from '../../../rules/html.ts'
import { askBox } from '../ask-box.ts'
import { type Page, pathOf } from '../page.ts'
import { serverPart } from '../server-part.ts'
import { deadline, receiptSheet } from '../sheets.ts'

const words = {
  tr: {
    title: 'Sorun. Dayanağını da görün.',
    lead: 'Kararlarda ve mevzuatta arar, sorunuzu yanıtlar ve her cümlenin yanına geçtiği yeri koyar. Hemen deneyin:',
    proof: 'Her cümlenin kanıtı yanındadır',
    proofText:
      'Yanıt, kanun ve karar metinlerinden aynen alınan cümlelerden kurulur. Her cümle, geçtiği madde ya da paragrafla yeniden karşılaştırılır; kanıtı bulunmayan gösterilmez. Kaynak yoksa Mizan bunu söyler.',
    proofMore: 'Yanıtlar nasıl denetlenir?',
    deadline: 'Süreyi hesaplar, yolunu da gösterir',
    deadlineText:
      'Tebligatın yapılmış sayıldığı gün, tatiller ve adli tatil: hesabın her adımı maddesiyle yazılır. Aşağıdaki hesap bu sayfa hazırlanırken programın kendisi tarafından yapıldı.',
    receipt: 'Makbuz kuruşuna kadar tutar',
    receiptText:
      'Elinize geçecek tutarı yazın; brüt, stopaj ve KDV o günün oranlarıyla bulunsun. Faiz, harç, vekâlet ücreti, kıdem ve ceza hesapları da aynı biçimde yapılır.',
    office: 'Büronun işi tek yerde',
    officeText:
      'Davalar, taraflar, duruşmalar, görevler, belgeler, müvekkil hesapları ve çalışma süreleri. Kim neyi görebilir, siz belirlersiniz; belgeler şifreli saklanır.',
    start: '14 gün ücretsiz deneyin',
    startText:
      'Denemeyi kartınızla başlatırsınız; kontrol için çekilen 1 TL hemen iade edilir. Sorduğunuz soru kaybolmaz, sonuçlarıyla açılır.',
    signUp: 'Ücretsiz kaydol',
    how: 'Nasıl çalıştığını okuyun',
  },
  en: {
    title: 'Ask. See what it stands on.',
    lead: 'It searches decisions and laws, answers your question, and puts beside every sentence the place where it stands. Try it now:',
    proof: 'The proof of every sentence is beside it',
    proofText:
      'An answer is made of sentences taken word for word from laws and decisions. Each is compared once more with the article or paragraph where it stands; one without proof is not shown. If there is no source, Mizan says so.',
    proofMore: 'How answers are checked',
    deadline: 'It computes the deadline and shows the way',
    deadlineText:
      'The day on which service counts as done, holidays and the court recess: every step is written with its article. The calculation below was made by the program itself when this page was built.',
    receipt: 'The receipt is right to the last kuruş',
    receiptText:
      'Enter what you want to be paid; gross fee, tax withheld and VAT are found with the rates of that day. Interest, court fees, attorney fees, severance and sentences are computed in the same way.',
    office: 'The work of the office in one place',
    officeText:
      'Cases, parties, hearings, tasks, documents, client accounts and worked time. You decide who may see what; documents are stored encrypted.',
    start: 'Try it free for 14 days',
    startText:
      'You start the trial with your card; the 1 TL taken to check it is returned at once. Your question is not lost, and opens with its results.',
    signUp: 'Sign up for free',
    how: 'Read how it works',
  },
} as const

export const home: Page = {
  name: '',
  title: {
    tr: 'Mizan · Dayanağıyla yanıt veren hukuk araştırması',
    en: 'Mizan · Legal research that shows what it stands on',
  },
  description: {
    tr: 'Türkiye ve KKTC kararlarında ve mevzuatta arayın, sorunuza her cümlesi kaynaklı yanıt alın, süre ve makbuz hesaplayın.',
    en: 'Search decisions and laws of Türkiye and Northern Cyprus, get answers with a source for every sentence, compute deadlines and receipts.',
  },
  body: (language) => {
    const t = words[language]
    return html`<section class="hero"><div class="inner">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
${askBox(language, 'guest')}
</div></section>
<section class="story"><div class="inner split">
<div><h2>${t.proof}</h2>
<p class="lead">${t.proofText}</p>
<p><a href="${pathOf('about', language)}">${t.proofMore}</a></p></div>
${serverPart('proof')}
</div></section>
<section class="story tinted"><div class="inner split">
<div><h2>${t.deadline}</h2><p class="lead">${t.deadlineText}</p></div>
${deadline(language)}
</div></section>
<section class="story"><div class="inner split">
<div><h2>${t.receipt}</h2><p class="lead">${t.receiptText}</p></div>
${receiptSheet(language)}
</div></section>
<section class="story tinted"><div class="inner">
<h2>${t.office}</h2>
<p class="lead">${t.officeText}</p>
${serverPart('office')}
</div></section>
<section class="story last"><div class="inner">
<h2>${t.start}</h2>
<p class="lead">${t.startText}</p>
<p class="row"><a class="button large" href="/signup">${t.signUp}</a> <a href="${pathOf('how-to-use', language)}">${t.how}</a></p>
</div></section>`
  },
}
