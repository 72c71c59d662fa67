/** `/mobile` and `/mobile-landing`: the product on a phone. */
import { html } from '../../../rules/html.ts'
import { serverPart } from '../server-part.ts'
import { type Section, textPage } from './texts.ts'

const installing: Section = {
  heading: { tr: 'Ana ekrana ekleyin', en: 'Add it to your home screen' },
  paragraphs: [
    {
      tr: 'iPhone: Safari’de bu adresi açın, Paylaş’a ve “Ana Ekrana Ekle”ye dokunun.',
      en: 'iPhone: open this address in Safari, press Share, and “Add to Home Screen”.',
    },
    {
      tr: 'Android: Chrome’da bu adresi açın, menüden “Uygulamayı yükle”yi seçin.',
      en: 'Android: open this address in Chrome, and choose “Install app” in the menu.',
    },
  ],
}

const phone = serverPart('phone')

export const mobile = textPage({
  name: 'mobile',
  title: { tr: 'Telefonda', en: 'On your phone' },
  description: {
    tr: 'Mizan telefonda tarayıcıdan kurulur; hesaplamalar bağlantı yokken de çalışır.',
    en: 'Mizan is installed from the browser of your phone; calculators work without a connection.',
  },
  heading: { tr: 'Adliyede, elinizde', en: 'In your hand, at the courthouse' },
  lead: {
    tr: 'Aynı Mizan, telefon ekranı için düzenlenmiş olarak. Mağazadan indirmeniz gerekmez.',
    en: 'The same Mizan, arranged for the screen of a phone. There is nothing to download from a store.',
  },
  aside: (language) =>
    html`<div class="row">${phone}<figure class="qr">${serverPart('qr')}<figcaption>${
      language === 'tr' ? 'Telefonunuzun kamerasıyla okutun' : 'Scan it with the camera of your phone'
    }</figcaption></figure></div>`,
  sections: [
    installing,
    {
      heading: { tr: 'Duruşma arasında', en: 'Between hearings' },
      paragraphs: [
        {
          tr: 'Günün duruşmaları ve süreleri, davanın belgeleri, kararda arama, görüşme kaydı ve süre sayacı telefonda da elinizdedir.',
          en: 'The hearings and deadlines of the day, the documents of a case, searching decisions, recordings of meetings and the timer are with you on the phone.',
        },
      ],
    },
    {
      heading: { tr: 'Bağlantı yokken', en: 'Without a connection' },
      paragraphs: [
        {
          tr: 'Bir kez açılan hesaplamalar bağlantı yokken de çalışır. Kaydettiğiniz ses, bağlantı gelince gönderilmek üzere telefonda bekler.',
          en: 'Calculators that were opened once compute offline. What you record waits on the phone until there is a connection.',
        },
      ],
    },
  ],
  next: { says: { tr: 'Hesaplamaları açın', en: 'Open the calculators' }, to: '/calculators' },
})

export const mobileLanding = textPage({
  name: 'mobile-landing',
  isUnlisted: true,
  title: { tr: 'Telefonda başlayın', en: 'Begin on your phone' },
  description: { tr: 'Mizan’a telefondan başlayın.', en: 'Begin with Mizan on your phone.' },
  heading: { tr: 'Mizan’a hoş geldiniz', en: 'Welcome to Mizan' },
  lead: {
    tr: 'Kararlar, mevzuat, hesaplar ve büronuz. Giriş yapın ya da ücretsiz kaydolun.',
    en: 'Decisions, laws, calculations and your office. Sign in, or sign up for free.',
  },
  aside: () => html`<div class="row">${phone}</div>`,
  sections: [installing],
  next: { says: { tr: 'Giriş yap', en: 'Sign in' }, to: '/login' },
  besides: [
    { says: { tr: 'Ücretsiz kaydol', en: 'Sign up for free' }, to: '/signup' },
    { says: { tr: 'Hesaplamalar', en: 'Calculators' }, to: '/calculators' },
  ],
})
