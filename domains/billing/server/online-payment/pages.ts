/** The page that a browser sees for a moment when it comes back from the bank. */

const texts = {
  tr: { title: 'Ödeme denetleniyor', go: 'Aboneliğe dön' },
  en: { title: 'Checking the payment', go: 'Return to the subscription' },
}

/** The page of the bank is a third party's program: it can send the browser on, and reach nothing of ours. */
export const securePolicy =
  "sandbox allow-scripts allow-forms allow-top-navigation; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'"

/** The page works without script: it sends the browser on by itself. */
export function endPage(language: 'tr' | 'en', publicUrl: string, orderId: string): string {
  const { title, go } = texts[language]
  const address = `${publicUrl}/subscription?orderId=${encodeURIComponent(orderId)}`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${address}"><title>${title}</title></head>
<body><p>${title}…</p><p><a href="${address}">${go}</a></p></body></html>`
}
