/** Questions of people before they sign up. */
import type { BilingualText } from '../page.ts'

export interface FaqEntry {
  question: BilingualText
  answer: BilingualText
}

export const questions: readonly FaqEntry[] = [
  {
    question: { tr: 'Mizan nedir?', en: 'What is Mizan?' },
    answer: {
      tr: 'Türkiye ve Kuzey Kıbrıs’ta çalışan avukatlar için bir araştırma ve büro yazılımıdır: karar ve mevzuat arar, soruları kaynağıyla yanıtlar, hukuki hesapları yapar, dava, müvekkil ve belgeleri tutar.',
      en: 'Research and practice software for lawyers in Türkiye and Northern Cyprus: it searches decisions and laws, answers questions with sources, makes legal calculations, and keeps cases, clients and documents.',
    },
  },
  {
    question: { tr: 'Üye olmadan deneyebilir miyim?', en: 'Can I try it without an account?' },
    answer: {
      tr: 'Evet. Ana sayfada soru sorabilir ve en ilgili beş kararı görebilirsiniz. Asistanın denemesi günde iki soruyu yanıtlar.',
      en: 'Yes. On the first page you can ask, and see the five most relevant decisions. The demonstration of the assistant answers two questions a day.',
    },
  },
  {
    question: { tr: 'Üye olunca sorduğum soru kaybolur mu?', en: 'Is my question lost when I sign up?' },
    answer: {
      tr: 'Hayır. Kayıttan sonra aynı aramaya dönersiniz.',
      en: 'No. After signing up you come back to the same search.',
    },
  },
  {
    question: { tr: 'Deneme süresi ne kadar?', en: 'How long is the trial?' },
    answer: {
      tr: '14 gün. Başlatmak için kartınız istenir; kontrol için çekilen 1 TL hemen iade edilir. İptal etmezseniz sonunda seçtiğiniz plan başlar. İptal ederseniz büronuzda ne varsa okumayı ve dışa aktarmayı sürdürürsünüz.',
      en: '14 days. To start it you give a card; the 1 TL taken to check it is returned at once. Unless you cancel, the plan that you chose begins at the end. If you cancel, you can still read and export whatever your office keeps.',
    },
  },
  {
    question: { tr: 'Kararlar nereden geliyor?', en: 'Where do the decisions come from?' },
    answer: {
      tr: 'Her metnin yanında kaynağı yazar. Uydurma örnek kararlar “örnek karar” diye işaretlidir ve gerçek metinler yüklenince kaldırılır.',
      en: 'The source stands beside each text. Invented sample decisions are marked as such, and are removed when real texts are loaded.',
    },
  },
  {
    question: { tr: 'Bütün kararlar var mı?', en: 'Is every decision there?' },
    answer: {
      tr: 'Hayır; hiçbir kaynak bütün kararları içermez. Ana sayfa ve arama, o an elde bulunan metinlerde arar ve bulunan sayıyı gösterir.',
      en: 'No; no source has every decision. A search covers the texts that are there, and shows how many were found.',
    },
  },
  {
    question: { tr: 'Yanıtları kim yazıyor?', en: 'Who writes the answers?' },
    answer: {
      tr: 'Üye olmayanlara verilen yanıtlar metinlerden aynen alınan cümlelerdir. Bürolarda, hizmeti veren kurum bir yapay zekâ bağlamışsa yanıtı o yazar; her cümle yine metniyle karşılaştırılır.',
      en: 'Answers to visitors are sentences taken word for word from the texts. In offices, a language model writes them if the operator has connected one; each sentence is compared with its text all the same.',
    },
  },
  {
    question: { tr: 'Yanıt yanlış olabilir mi?', en: 'Can an answer be wrong?' },
    answer: {
      tr: 'Alıntı metinde vardır, ama olayınıza uymayabilir ya da başka bir metin onu değiştirmiş olabilir. Bu yüzden her cümlenin yeri açılır; son sözü avukat söyler.',
      en: 'A quote stands in its text, but may not fit your case, or another text may have changed it. That is why the place of every sentence opens; the lawyer has the last word.',
    },
  },
  {
    question: { tr: 'Sorularım saklanıyor mu?', en: 'Are my questions kept?' },
    answer: {
      tr: 'Üye olmadan sorduklarınız saklanmaz. Üyeyken sohbetleriniz büronuzun anahtarıyla şifrelenir; istediğiniz an silersiniz.',
      en: 'What you ask without an account is not kept. With an account, conversations are encrypted with the key of your office; you delete them at any time.',
    },
  },
  {
    question: { tr: 'Belgelerim güvende mi?', en: 'Are my documents safe?' },
    answer: {
      tr: 'Her belge kendi anahtarıyla şifreli saklanır. Dilerseniz anahtarı yalnız büronuzun bildiği bir parola korur; o zaman belgeleri biz dâhil kimse açamaz.',
      en: 'Each document is stored encrypted under a key of its own. If you wish, a passphrase that only your office knows protects that key; then nobody can open the documents, not even us.',
    },
  },
  {
    question: { tr: 'Büromdakiler her davayı görür mü?', en: 'Does everybody in my office see every case?' },
    answer: {
      tr: 'Hayır. Her davada kimin okuyabileceğini ve yazabileceğini siz belirlersiniz.',
      en: 'No. For each case you decide who may read and who may write.',
    },
  },
  {
    question: { tr: 'Verilerimi dışa aktarabilir miyim?', en: 'Can I take my data with me?' },
    answer: {
      tr: 'Büronun bütün verisi tek bir dosya olarak dışa aktarılır; hesabınızı da kendiniz silebilirsiniz.',
      en: 'All data of the office is exported as one file, and you can erase your account yourself.',
    },
  },
  {
    question: { tr: 'Hangi hesapları yapar?', en: 'Which calculations does it make?' },
    answer: {
      tr: 'Serbest meslek makbuzu, faiz, vekâlet ve arabuluculuk ücreti, mahkeme ve icra harçları, kıdem, yıllık izin ve fazla mesai, kira artışı, süreler, zamanaşımı ve infaz.',
      en: 'Self-employment receipts, interest, attorney and mediation fees, court and enforcement costs, severance, leave and overtime, rent increases, deadlines, limitation, and the days of a sentence.',
    },
  },
  {
    question: { tr: 'Oranlar güncel mi?', en: 'Are the rates up to date?' },
    answer: {
      tr: 'Her oran, yürürlük günleri ve dayanağıyla yazılıdır. O gün için oran bilinmiyorsa hesap yapılmaz ve bu söylenir; tahmin edilmez.',
      en: 'Each rate stands with its dates and its source. If no rate is known for a day, nothing is computed and you are told so; nothing is guessed.',
    },
  },
  {
    question: { tr: 'Kuzey Kıbrıs hukuku var mı?', en: 'Does it cover Northern Cyprus?' },
    answer: {
      tr: 'Evet. KKTC kararları ve yasaları ayrı aranır; asistan iki ülkeyi yan yana da yanıtlayabilir.',
      en: 'Yes. Decisions and laws of Northern Cyprus are searched by themselves; the assistant can also answer for both countries side by side.',
    },
  },
  {
    question: { tr: 'Telefonda çalışır mı?', en: 'Does it work on a phone?' },
    answer: {
      tr: 'Evet, tarayıcıdan; mağazadan bir şey indirmezsiniz. Hesaplamalar bağlantı yokken de çalışır.',
      en: 'Yes, in the browser; there is nothing to download from a store. Calculators also work without a connection.',
    },
  },
  {
    question: { tr: 'Davalarımı toplu aktarabilir miyim?', en: 'Can I bring my cases along?' },
    answer: {
      tr: 'Excel ya da CSV tablosundan müvekkil, dava ve taraflar aktarılır; önce deneme yapılır, aktarım geri alınabilir.',
      en: 'Clients, cases and parties are imported from Excel or CSV; there is a dry run first, and an import can be undone.',
    },
  },
  {
    question: { tr: 'Takvimimle birleşir mi?', en: 'Does it work with my calendar?' },
    answer: {
      tr: 'Duruşma ve süreleriniz için size özel bir takvim adresi alırsınız; telefonunuzdaki takvim onu izler.',
      en: 'You get a private address for your hearings and deadlines, which the calendar of your phone follows.',
    },
  },
  {
    question: { tr: 'Akademisyenler kullanabilir mi?', en: 'Can academics use it?' },
    answer: {
      tr: 'Evet. edu.tr uzantılı adresle kaydolan akademisyenler için ayrı plan vardır.',
      en: 'Yes. There is a plan of its own for academics who sign up with an address ending in edu.tr.',
    },
  },
  {
    question: { tr: 'Nasıl yardım alırım?', en: 'How do I get help?' },
    answer: {
      tr: '“Bize yazın” sayfasından yazın; büronuz için tanıtım da isteyebilirsiniz.',
      en: 'Write from the contact page; you can also request a demonstration for your office.',
    },
  },
]
