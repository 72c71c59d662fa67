/** A mail on paper: who wrote to whom and when, which files came with it, and what it says. */
import type { Loss, Undrawn } from '../findings.ts'
import { documentOf, paragraphOf, textRun } from '../make.ts'
import { drawPdf } from '../pdf/write.ts'
import { readMail } from '../text/mail.ts'
import { linesOf } from '../text/numbered.ts'
import type { MailHead } from '../text/types.ts'
import type { PdfFacts } from './types.ts'

const words = {
  tr: { from: 'Gönderen', to: 'Alıcı', copies: 'Bilgi', sentAt: 'Tarih', subject: 'Konu', files: 'Ekleri' },
  en: { from: 'From', to: 'To', copies: 'Copies', sentAt: 'Date', subject: 'Subject', files: 'Attachments' },
} as const

interface PdfOfMail {
  pdf: Uint8Array
  losses: Loss[]
  undrawn?: Undrawn
}

/** @throws DocumentError */
export async function pdfOfMail(bytes: Uint8Array, info: PdfFacts): Promise<PdfOfMail> {
  const { text, mail } = await readMail(bytes)
  const head = linesOfHead(mail, info.lang).map(([word, said]) =>
    paragraphOf([textRun(`${word}: `, { bold: true }), textRun(said)], { spaceBelow: 3 }),
  )
  const body = Array.from(linesOf(text), (line) => paragraphOf(line === '' ? [] : [textRun(line)]))
  const document = documentOf({ blocks: [...head, paragraphOf([]), ...body] })
  const { bytes: pdf, undrawn } = await drawPdf(document, info)
  return undrawn.count === 0 ? { pdf, losses: [] } : { pdf, losses: ['letters'], undrawn }
}

function linesOfHead(mail: MailHead, lang: 'tr' | 'en'): [string, string][] {
  const word = words[lang]
  const all: [string, string][] = [
    [word.from, mail.from],
    [word.to, mail.to.join(', ')],
    [word.copies, mail.copies.join(', ')],
    [word.sentAt, mail.sentAt === null ? '' : momentIn(lang).format(new Date(mail.sentAt))],
    [word.subject, mail.subject],
    [word.files, mail.attachments.map(({ name }) => name).join(', ')],
  ]
  return all.filter(([, said]) => said !== '')
}

const momentIn = (lang: 'tr' | 'en') =>
  new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
