/** `/request-demo`: a request for a demonstration of the product. */
import { html, type Markup } from '../../../rules/html.ts'
import type { Page } from '../page.ts'

const words = {
  tr: {
    title: 'Tanıtım isteyin',
    lead: 'Ürünü büronuzun işleri üzerinden gösterelim. Bilgilerinizi bırakın, uygun bir zaman için sizi arayalım.',
    name: 'Ad',
    surname: 'Soyad',
    email: 'E-posta',
    phoneNumber: 'Telefon (isteğe bağlı)',
    organisation: 'Büro ya da kurum',
    message: 'Özellikle görmek istedikleriniz (isteğe bağlı)',
    send: 'Tanıtım iste',
    sentTitle: 'Talebiniz alındı',
    sentBody: 'Uygun bir zaman belirlemek için sizinle iletişime geçeceğiz.',
    noScript: 'Bu formu göndermek için tarayıcınızda JavaScript açık olmalı.',
  },
  en: {
    title: 'Request a demo',
    lead: 'Let us show the product with the work of your office. Leave your details and we will call to find a time.',
    name: 'Name',
    surname: 'Surname',
    email: 'Email',
    phoneNumber: 'Phone (optional)',
    organisation: 'Office or institution',
    message: 'What you would like to see (optional)',
    send: 'Request a demo',
    sentTitle: 'Your request was received',
    sentBody: 'We will get in touch to find a time.',
    noScript: 'To send this form, JavaScript must be on in your browser.',
  },
} as const

interface FieldOf {
  name: 'name' | 'surname' | 'email' | 'phoneNumber' | 'organisation'
  type: string
  autocomplete: string
  most: number
  isNeeded: boolean
}

const fields: readonly FieldOf[] = [
  { name: 'name', type: 'text', autocomplete: 'given-name', most: 63, isNeeded: true },
  { name: 'surname', type: 'text', autocomplete: 'family-name', most: 63, isNeeded: true },
  { name: 'email', type: 'email', autocomplete: 'email', most: 255, isNeeded: true },
  { name: 'phoneNumber', type: 'tel', autocomplete: 'tel', most: 30, isNeeded: false },
  { name: 'organisation', type: 'text', autocomplete: 'organization', most: 200, isNeeded: true },
]

const fieldOf = ({ name, type, autocomplete, most, isNeeded }: FieldOf, label: string): Markup =>
  html`<p class="letter-field"><label for="letter-${name}">${label}</label>
<input id="letter-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${most}"${isNeeded && html` required`}></p>`

export const requestDemo: Page = {
  name: 'request-demo',
  title: { tr: words.tr.title, en: words.en.title },
  description: {
    tr: 'Mizan’ı büronuzun işleri üzerinden gösterelim; tanıtım için bilgilerinizi bırakın.',
    en: 'Let us show Mizan with the work of your office; leave your details for a demonstration.',
  },
  body: (language) => {
    const t = words[language]
    return html`<section class="hero low"><div class="inner">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
</div></section>
<div class="inner reading">
<form class="letter" data-letter="/feedback/request-demo">
${fields.map((field) => fieldOf(field, t[field.name]))}
<p class="letter-field whole"><label for="letter-message">${t.message}</label>
<textarea id="letter-message" name="message" rows="5" maxlength="4000"></textarea></p>
<p class="whole"><button type="submit" class="button large">${t.send}</button></p>
<p class="whole letter-state" role="alert"></p>
</form>
<div data-sent tabindex="-1" hidden><h2>${t.sentTitle}</h2><p>${t.sentBody}</p></div>
<noscript><p>${t.noScript}</p></noscript>
</div>`
  },
}
