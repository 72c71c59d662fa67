/** Draws over the present content of a page. */
import { PDFArray, PDFDict, PDFName, type PDFPageLeaf, type PDFRef, PDFStream } from '@cantoo/pdf-lib'

const name = PDFName.of

/** Draws a form over the page. Its place is counted from the corner from which the page counts. */
export function addContent(page: PDFPageLeaf, form: PDFRef, matrix: readonly number[]): void {
  const { context } = page
  const objects = ownObjects(page)
  const key = objects.uniqueKey('Mizan')
  objects.set(key, form)
  const numbers = matrix.map((one) => Number(one.toFixed(4))).join(' ')
  const drawn = context.register(context.flateStream(`q ${numbers} cm ${key.toString()} Do Q\n`))
  const before = page.lookup(name('Contents'))
  const parts =
    before instanceof PDFArray ? before.asArray() : before instanceof PDFStream ? [given(page)] : []
  // Settings of the page itself (a scale, a colour) are closed before anything is added.
  const [open, close] = [
    context.getPushGraphicsStateContentStream(),
    context.getPopGraphicsStateContentStream(),
  ]
  const inner = parts[0] === open ? parts : [open, ...parts, close]
  page.set(name('Contents'), context.obj([...inner, drawn]))
}

const given = (page: PDFPageLeaf) => page.get(name('Contents')) as PDFRef

/** Copies the objects for this page alone: pages often share theirs. */
function ownObjects(page: PDFPageLeaf): PDFDict {
  const shared = page.getInheritableAttribute(name('Resources'))
  const resources = page.context.lookupMaybe(shared, PDFDict)
  const objects = resources?.lookupMaybe(name('XObject'), PDFDict)
  const own = (resources ?? page.context.obj({})).clone() as PDFDict
  const ownOnes = (objects ?? page.context.obj({})).clone() as PDFDict
  own.set(name('XObject'), ownOnes)
  page.set(name('Resources'), own)
  return ownOnes
}
