/** The published news as an Atom feed (RFC 4287), in the language of the reader. */
import type { BinaryAnswer } from '@mizan/platform/contract'
import { shownNews } from '../../data/news.ts'
import type { VisitorCall } from '../call.ts'
import { htmlOf } from './markdown.ts'
import { listPublished, type NewsRow } from './store.ts'

const escaped = (text: string): string =>
  text
    // XML allows no other control characters.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export async function newsFeed(call: VisitorCall): Promise<BinaryAnswer> {
  const rows = await call.system.read((tx) => listPublished(tx, shownNews))
  const bytes = Buffer.from(feedOf(rows, call.language, call.clock.now().toISOString()))
  return { body: bytes, contentType: 'application/atom+xml; charset=utf-8', fileName: 'mizan.xml' }
}

const feedOf = (rows: readonly NewsRow[], language: 'tr' | 'en', now: string): string =>
  [
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>urn:mizan:news</id><title>Mizan</title><updated>${rows[0]?.changed_at ?? now}</updated>`,
    '<author><name>Mizan</name></author>',
    ...rows.map((row) => entryOf(row, language)),
    '</feed>',
  ].join('\n')

function entryOf(row: NewsRow, language: 'tr' | 'en'): string {
  const [title, body] = language === 'tr' ? [row.title_tr, row.body_tr] : [row.title_en, row.body_en]
  return [
    `<entry><id>urn:uuid:${row.id}</id><title>${escaped(title)}</title>`,
    `<updated>${row.changed_at}</updated><published>${row.day}T00:00:00Z</published>`,
    `<content type="html">${escaped(htmlOf(body))}</content></entry>`,
  ].join('')
}
