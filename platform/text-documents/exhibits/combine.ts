/** Documents as one PDF of exhibits; to be called in a thread of its own. */
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { DocumentError } from '../problem.ts'
import { addBookmarks, type Bookmark } from './bookmarks.ts'
import { copyPages } from './copy.ts'
import { writeList } from './list.ts'
import { openedPdf, type ReadSource, type Source, sourceOf } from './sources.ts'
import { type Stamp, stampPages } from './stamps.ts'
import type { Exhibit, ExhibitOrder, ExhibitProblem, Exhibits } from './types.ts'

export async function combine(order: ExhibitOrder): Promise<Exhibits> {
  const { sources, problems } = await readAll(order)
  if (problems.length > 0 || order.isTrial) return { problems }
  const list = await listOf(order, sources)
  const losses = sources.flatMap(({ losses, undrawn }, at) =>
    losses.length > 0 ? [{ at, losses, ...(undrawn && { undrawn }) }] : [],
  )
  const pages = sources.reduce((sum, source) => sum + source.pages.length, list.pages.length)
  if (pages > order.mostPages) return { tooManyPages: pages }
  const target = await PDFDocument.create()
  const listed = copyPages(target, list)
  const taken = takeAll(target, sources)
  if ('problems' in taken) return taken
  if (order.isStamped) await stampPages(target, stampsOf(order, taken.exhibits), order)
  addBookmarks(target, bookmarksOf(order, [listed, ...taken.exhibits]))
  target.setTitle(order.title, { showInWindowTitleBar: true })
  target.setAuthor(order.author)
  target.setLanguage(order.lang)
  target.setCreator('Mizan')
  return {
    bytes: await target.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY }),
    pages,
    losses,
  }
}

const nothing = new Uint8Array()

/** All files are read, so that all problems are reported at once. */
async function readAll(order: ExhibitOrder): Promise<{ sources: ReadSource[]; problems: ExhibitProblem[] }> {
  const sources: ReadSource[] = []
  const problems: ExhibitProblem[] = []
  for (const [at, exhibit] of order.exhibits.entries())
    try {
      sources.push(await sourceOf(exhibit, order))
      // Its parts are copies, so the file itself need not stay in memory beside them.
      exhibit.bytes = nothing
    } catch (error) {
      // An error that a reader did not foresee is a fault of the file.
      problems.push({ at, problem: error instanceof DocumentError ? error.problem : 'damaged' })
    }
  return { sources, problems }
}

/** Its own pages count as well, so it is written once to see how many they are. */
async function listOf(order: ExhibitOrder, sources: readonly Source[]): Promise<Source> {
  const exhibits = order.exhibits.map(({ label, title }, at) => ({
    label,
    title,
    pages: sources[at]?.pages.length ?? 0,
  }))
  const measured = await openedPdf(await writeList(order, exhibits, 0))
  return openedPdf(await writeList(order, exhibits, measured.pages.length))
}

/**
 * Copies the pages. A file that turns out to be broken only now is reported as well, and no file is made. Empties
 * `sources`: each leaves the memory once it is copied.
 */
function takeAll(
  target: PDFDocument,
  sources: Source[],
): { exhibits: PDFPage[][] } | { problems: ExhibitProblem[] } {
  const exhibits: PDFPage[][] = []
  const problems: ExhibitProblem[] = []
  for (let source = sources.shift(); source; source = sources.shift())
    try {
      exhibits.push(copyPages(target, source))
    } catch {
      problems.push({ at: exhibits.length, problem: 'damaged' })
      exhibits.push([])
    }
  return problems.length > 0 ? { problems } : { exhibits }
}

const stampsOf = ({ exhibits }: ExhibitOrder, taken: readonly PDFPage[][]): Stamp[] =>
  taken.flatMap((pages, at) =>
    pages.map((page, number) => ({ page, text: `${exhibits[at]?.label} · ${number + 1}/${pages.length}` })),
  )

const named = ({ label, title }: Exhibit): string => (title === '' ? label : `${label} · ${title}`)

/** The list, and each exhibit. */
const bookmarksOf = ({ list, exhibits }: ExhibitOrder, parts: readonly PDFPage[][]): Bookmark[] =>
  parts.flatMap(([page], at) => {
    const exhibit = exhibits[at - 1]
    return page ? [{ title: exhibit ? named(exhibit) : list.heading, page }] : []
  })
