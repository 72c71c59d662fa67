/** The pages of the bank: the card form, the 3-D Secure page, and the one that sends the browser back. */
import { createHash } from 'node:crypto'
import { amountOf, fromHundredths } from '../../money/index.ts'
import type { Request } from './book.ts'
import { testCards } from './cards.ts'
import { type BankText, texts } from './texts.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  :root { color-scheme: light }
  body { margin: 0 auto; max-width: 26rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1d2433; background: #fff }
  h1 { font-size: 1.25rem; margin: .75rem 0 }
  .note { margin: 0; padding: .5rem .75rem; border-radius: 8px; background: #fdf3dc; font-size: .875rem }
  .amount { display: flex; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid #d8d2c6; font-weight: 600 }
  label { display: block; margin: .75rem 0 0; font-size: .875rem }
  input:not([type=checkbox]) { box-sizing: border-box; width: 100%; height: 2.75rem; padding: 0 .75rem; border: 1px solid #8b8577; border-radius: 8px; font: inherit }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
  .check { display: flex; gap: .5rem; align-items: center }
  .check input { width: 1.25rem; height: 1.25rem }
  button { width: 100%; min-height: 2.75rem; margin-top: .75rem; border: 1px solid #8a6414; border-radius: 8px; background: #fff; color: #6f4f0c; font: inherit; cursor: pointer }
  button.main { background: #8a6414; color: #fff; margin-top: 1.25rem }
  .wrong { margin: .75rem 0 0; padding: .5rem .75rem; border-radius: 8px; background: #fbe4e1; color: #8c1d10 }
  details { margin-top: 1.25rem; font-size: .8125rem }
  code { font: inherit; font-variant-numeric: tabular-nums }
`
const script = 'document.forms[0].submit()'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Any site may frame the pages of a sandbox. */
export const pagePolicy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'`

type Language = Request['locale']

const page = (language: Language, title: BankText, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts[language][title]}</title><style>${style}</style></head>
<body><main>${content}</main></body></html>`

const sum = ({ amount, currency, locale }: Request) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    amountOf(fromHundredths(amount)) as Intl.StringNumericLiteral,
  )

const head = (request: Request, title: BankText) => {
  const of = texts[request.locale]
  return `<p class="note">${of.sandbox}</p><h1>${of[title]}</h1>
<div class="amount"><span>${of.amount}</span><span>${escaped(sum(request))}</span></div>`
}

const alert = (language: Language, wrong: BankText | undefined) =>
  wrong === undefined ? '' : `<p class="wrong" role="alert">${texts[language][wrong]}</p>`

const cardLine = ({ number, bank, declines, secure }: (typeof testCards)[number]) =>
  `<li><code>${number}</code> ${escaped(bank)}${declines ? ` · ${declines}` : ''}${secure ? ` · 3-D ${secure}` : ''}</li>`

export function formPage(request: Request, wrong?: BankText): string {
  const of = texts[request.locale]
  const content = `${head(request, 'pay')}${alert(request.locale, wrong)}
<form method="post" autocomplete="off">
<label>${of.number}<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>${of.holder}<input name="holder" autocomplete="cc-name" required></label>
<div class="pair"><label>${of.expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30" required></label>
<label>${of.cvc}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label></div>
<label class="check"><input type="checkbox" name="store" value="1" checked>${of.store}</label>
<button class="main" name="action" value="pay">${of.submit} · ${escaped(sum(request))}</button>
<button name="action" value="cancel" formnovalidate>${of.giveUp}</button>
</form>
<details><summary>${of.cards}</summary><ul>${testCards.map(cardLine).join('')}</ul></details>`
  return page(request.locale, 'pay', content)
}

export function securePage(request: Request, wrong?: BankText): string {
  const of = texts[request.locale]
  const content = `${head(request, 'secure')}<p>${of.codeSent}</p>${alert(request.locale, wrong)}
<form method="post" autocomplete="off">
<label>${of.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
<button class="main" name="action" value="confirm">${of.confirm}</button>
<button name="action" value="cancel" formnovalidate>${of.cancel}</button>
<button name="action" value="expire" formnovalidate>${of.letExpire}</button>
</form>`
  return page(request.locale, 'secure', content)
}

export const endedPage = (language: Language): string =>
  page(language, 'pay', `<p class="note">${texts[language].ended}</p>`)

/** Posts the fields to the merchant through the browser. */
export function returnPage({ locale, callbackUrl = '' }: Request, fields: Readonly<Record<string, string>>) {
  const of = texts[locale]
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
  const content = `<p>${of.returning}</p>
<form method="post" action="${escaped(callbackUrl)}">${inputs}<button class="main">${of.next}</button></form>
<script>${script}</script>`
  return page(locale, 'returning', content)
}
