/** Takes pages over into another file, with the layers that are switched off in their own. */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { flattenPage } from './flatten.ts'
import type { Source } from './sources.ts'

const name = PDFName.of

export function copyPages(target: PDFDocument, { file, pages }: Source): PDFPage[] {
  shareBytes(file)
  const copier = PDFObjectCopier.for(file.context, target.context)
  const copied = pages.map(({ node }) => {
    flattenPage(node)
    const own = copier.copy(node)
    const page = PDFPage.of(own, target.context.register(own), target)
    target.addPage(page)
    return page
  })
  copyLayers(target, file, copier)
  return copied
}

/** Scans are as large as their pictures, which nobody changes: both files share the same bytes. */
function shareBytes({ context }: PDFDocument): void {
  for (const [, one] of context.enumerateIndirectObjects())
    if (one instanceof PDFRawStream)
      one.clone = (other) => PDFRawStream.of(one.dict.clone(other), one.contents)
}

/** Without the layers, content that an author has hidden would be visible. */
function copyLayers(target: PDFDocument, file: PDFDocument, copier: PDFObjectCopier): void {
  const given = file.catalog.lookup(name('OCProperties'))
  if (!(given instanceof PDFDict)) return
  const usual = given.lookup(name('D'))
  const all = given.lookup(name('OCGs'))
  if (!(usual instanceof PDFDict) || !(all instanceof PDFArray)) return
  const isOff = String(usual.lookup(name('BaseState'))) === '/OFF'
  const on = new Set(listed(usual, 'ON').map(String))
  const off = isOff ? all.asArray().filter((ref) => !on.has(String(ref))) : listed(usual, 'OFF')
  const properties = layersOf(target)
  for (const ref of all.asArray()) properties.all.push(copier.copy(ref))
  for (const ref of off) properties.off.push(copier.copy(ref))
}

const listed = (usual: PDFDict, key: string) => {
  const found = usual.lookup(name(key))
  return found instanceof PDFArray ? found.asArray() : []
}

function layersOf({ catalog, context }: PDFDocument): { all: PDFArray; off: PDFArray } {
  const known = catalog.lookup(name('OCProperties'))
  if (known instanceof PDFDict) {
    const off = known.lookup(name('D'), PDFDict).lookup(name('OFF'), PDFArray)
    return { all: known.lookup(name('OCGs'), PDFArray), off }
  }
  const [all, off] = [context.obj([]), context.obj([])]
  catalog.set(name('OCProperties'), context.obj({ OCGs: all, D: { OFF: off } }))
  return { all, off }
}
