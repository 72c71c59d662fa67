/** What is only looked for in WordprocessingML, because the model has no place for it. */
import type { XmlElement } from '../file/xml.ts'
import type { Finding } from '../findings.ts'

const changes = new Set([
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:cellIns',
  'w:cellDel',
  'w:cellMerge',
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:tblGridChange',
  'w:numberingChange',
])
const comments = new Set(['w:commentReference', 'w:commentRangeStart'])

/** Adds to `found` what is anywhere within the element. */
export function lookThrough(element: XmlElement, found: Set<Finding>): void {
  for (const child of element.children) {
    if (changes.has(child.name)) found.add('changes')
    else if (comments.has(child.name)) found.add('comments')
    else if (child.name === 'w:cols' && Number(child.attributes['w:num'] ?? 1) > 1) found.add('columns')
    lookThrough(child, found)
  }
}
