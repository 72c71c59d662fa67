/** The frame of every public page: head, navigation and foot. The server puts its own address for `__ORIGIN__`. */
import { html, json, Markup } from '../../rules/html.ts'
import { type Language, languages, type Page, pathOf } from './page.ts'

export interface Files {
  script: string
  /** The style is the same on all pages, so that the policy of the server names one. */
  style: string
  fonts: readonly string[]
}

const words = {
  tr: {
    nav: 'Sayfalar',
    skip: 'İçeriğe geç',
    menu: 'Menü',
    about: 'Nasıl çalışır?',
    faq: 'Sorular',
    pricing: 'Ücretler',
    signIn: 'Giriş yap',
    signUp: 'Ücretsiz kaydol',
    toOffice: 'Büronuza dönün',
    other: 'English',
    foot: 'Diğer sayfalar',
    whoWeAre: 'Biz kimiz?',
    howToUse: 'Nasıl kullanılır?',
    mobile: 'Telefonda',
    asistan: 'Asistanı deneyin',
    demo: 'Tanıtım isteyin',
    contact: 'Bize yazın',
    privacy: 'Gizlilik politikası',
    disclaimer: 'Sorumluluk reddi',
    promise: 'Mizan hukuki danışmanlık vermez; gösterdiği her cümlenin kaynağını açar, kararı size bırakır.',
  },
  en: {
    nav: 'Pages',
    skip: 'Skip to the content',
    menu: 'Menu',
    about: 'How it works',
    faq: 'Questions',
    pricing: 'Pricing',
    signIn: 'Sign in',
    signUp: 'Sign up for free',
    toOffice: 'Back to your office',
    other: 'Türkçe',
    foot: 'Other pages',
    whoWeAre: 'Who we are',
    howToUse: 'How to use it',
    mobile: 'On your phone',
    asistan: 'Try the assistant',
    demo: 'Request a demo',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    disclaimer: 'Disclaimer',
    promise:
      'Mizan gives no legal advice; it opens the source of every sentence that it shows, and leaves the judgement to you.',
  },
} as const

const otherOf = (language: Language): Language => (language === 'tr' ? 'en' : 'tr')

export function frame(page: Page, language: Language, files: Files): string {
  const t = words[language]
  const path = (name: string) => pathOf(name, language)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#16294d">
<meta name="landing" content="${page.name || 'home'}">
${headOf(page, language)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="alternate" type="application/atom+xml" title="Mizan" href="/api/news/atom.xml">
${files.fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)}
<style>${new Markup(files.style)}</style>
<script type="module" src="${files.script}"></script>
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header class="top">
<a class="brand" href="${path('')}"><img src="/favicon.svg" alt="" width="28" height="28">Mizan</a>
<nav aria-label="${t.nav}">
<a href="${path('about')}"${current(page, 'about')}>${t.about}</a>
<a href="${path('faq')}"${current(page, 'faq')}>${t.faq}</a>
<a href="${path('pricing')}"${current(page, 'pricing')}>${t.pricing}</a>
<a class="on-phone" href="/login" data-visitor>${t.signIn}</a>
</nav>
<div class="entrance">
<a class="other" href="${pathOf(page.name, otherOf(language))}" lang="${otherOf(language)}" hreflang="${otherOf(language)}" data-language="${otherOf(language)}">${t.other}</a>
<a class="quiet" href="/login" data-visitor>${t.signIn}</a>
<a class="button" href="/signup" data-visitor>${t.signUp}</a>
<a class="button" href="/dashboard" data-member hidden>${t.toOffice}</a>
</div>
</header>
<main id="content" tabindex="-1">
${page.body(language)}
</main>
<footer class="foot">
<p>${t.promise}</p>
<nav aria-label="${t.foot}">
<a href="${path('about')}">${t.about}</a>
<a href="${path('who-we-are')}">${t.whoWeAre}</a>
<a href="${path('how-to-use')}">${t.howToUse}</a>
<a href="${path('faq')}">${t.faq}</a>
<a href="${path('pricing')}">${t.pricing}</a>
<a href="${path('mobile')}">${t.mobile}</a>
<a href="${path('asistan')}">${t.asistan}</a>
<a href="${path('request-demo')}">${t.demo}</a>
<a href="/contact">${t.contact}</a>
<a href="${path('privacy-policy')}">${t.privacy}</a>
<a href="${path('disclaimer')}">${t.disclaimer}</a>
</nav>
</footer>
</body>
</html>
`.text
}

const current = (page: Page, name: string): Markup =>
  page.name === name ? html` aria-current="page"` : html``

function headOf(page: Page, language: Language): Markup {
  const address = (one: Language) => `__ORIGIN__${pathOf(page.name, one)}`
  const title = page.name === '' ? page.title[language] : `${page.title[language]} · Mizan`
  const data = [productData(language), ...(page.data ? [page.data(language)] : [])]
  return html`<title>${title}</title>
<meta name="description" content="${page.description[language]}">
<link rel="canonical" href="${address(language)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${address(one)}">`)}
<link rel="alternate" hreflang="x-default" href="${address('tr')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${page.description[language]}">
<meta property="og:type" content="website">
<meta property="og:url" content="${address(language)}">
<meta property="og:locale" content="${language === 'tr' ? 'tr_TR' : 'en_GB'}">
${page.isUnlisted && html`<meta name="robots" content="noindex">`}
<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@graph': data })}</script>`
}

const productData = (language: Language) => ({
  '@type': 'SoftwareApplication',
  name: 'Mizan',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: [...languages],
  url: `__ORIGIN__${pathOf('', language)}`,
  description:
    language === 'tr'
      ? 'Türkiye ve Kuzey Kıbrıs avukatları için araştırma ve büro yazılımı'
      : 'Research and practice software for lawyers in Türkiye and Northern Cyprus',
})
