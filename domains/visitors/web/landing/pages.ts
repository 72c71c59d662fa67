/** All public pages, and the files for search engines that are made of them. */
import { type Files, frame } from './frame.ts'
import { type Language, languages, type Page, pathOf } from './page.ts'
import { about } from './pages/about.ts'
import { asistan } from './pages/asistan.ts'
import { demo } from './pages/demo.ts'
import { faq } from './pages/faq.ts'
import { home } from './pages/home.ts'
import { howToUse } from './pages/how-to-use.ts'
import { disclaimer, privacyPolicy } from './pages/legal.ts'
import { mobile, mobileLanding } from './pages/mobile.ts'
import { pricing } from './pages/pricing.ts'
import { requestDemo } from './pages/request-demo.ts'
import { whoWeAre } from './pages/who-we-are.ts'

export const pages: readonly Page[] = [
  home,
  about,
  whoWeAre,
  howToUse,
  faq,
  pricing,
  mobile,
  mobileLanding,
  asistan,
  demo,
  requestDemo,
  disclaimer,
  privacyPolicy,
]

/** The files of the pages by their names, such as `tr/about.html`; the first page is `home`. */
export const filesOf = (files: Files): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap((page) =>
      languages.map((language) => [`${language}/${page.name || 'home'}.html`, frame(page, language, files)]),
    ),
  )

const entryOf = (page: Page, language: Language): string =>
  [
    '<url>',
    `<loc>__ORIGIN__${pathOf(page.name, language)}</loc>`,
    ...languages.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="__ORIGIN__${pathOf(page.name, one)}"/>`,
    ),
    '</url>',
  ].join('')

export const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages
      .filter((page) => !page.isUnlisted)
      .flatMap((page) => languages.map((language) => entryOf(page, language))),
    '</urlset>',
  ].join('\n')

export const robots = (): string =>
  'User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: __ORIGIN__/sitemap.xml\n'

/** The manifest for installing the product as an app. */
export const appManifest = (): string =>
  JSON.stringify({
    name: 'Mizan',
    short_name: 'Mizan',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    lang: 'tr',
    background_color: '#ffffff',
    theme_color: '#16294d',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  })
