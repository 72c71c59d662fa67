/** The contents beside the pages, in programs that show them. */
import { type PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib'

export interface Bookmark {
  title: string
  page: PDFPage
}

export function addBookmarks(target: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = target
  const root = context.nextRef()
  const refs = bookmarks.map(() => context.nextRef())
  for (const [at, { title, page }] of bookmarks.entries()) {
    const [own, former, next] = [refs[at], refs[at - 1], refs[at + 1]]
    if (!own) continue
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: [page.ref, 'Fit'],
      ...(former && { Prev: former }),
      ...(next && { Next: next }),
    })
    context.assign(own, entry)
  }
  const [first, last] = [refs[0], refs.at(-1)]
  if (!first || !last) return
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }))
  catalog.set(PDFName.of('Outlines'), root)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
