/** A PDF of one page, written object by object as other programs write it. */

interface Page {
  /** What is drawn. */
  content?: string
  /** Each without the brackets around it. */
  annotations?: readonly string[]
  /** Of the catalogue, such as a form. */
  catalogue?: string
  /** What stands before the file. */
  before?: string
}

/** The annotations are the objects from 6 on; 5 is the typeface `F1`. */
export function rawPdf({ content = '', annotations = [], catalogue = '', before = '' }: Page): Buffer {
  const numbers = annotations.map((_, at) => `${at + 6} 0 R`).join(' ')
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[${numbers}]>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...annotations.map((one) => `<<${one}/P 3 0 R>>`),
  ]
  let file = `${before}%PDF-1.7\n`
  const offsets = objects.map((object, at) => {
    const offset = file.length - before.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length - before.length
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}
