/** What shows that an old Office file holds programs; it is looked for in pieces of the file, as they come. */

/** Name of the entry in the directory of such a file that holds a project of VBA. */
const project = Buffer.from('_VBA_PROJECT', 'utf16le')

/** The longest of the marks, which may lie across two pieces. */
export const longestMark = project.length

export const hasMacroMark = (bytes: Buffer): boolean => bytes.includes(project) || declaresMacroSheet(bytes)

/** `BoundSheet`: declares a sheet of a workbook. */
const record = Buffer.from([0x85, 0x00])
const recordHead = 12

/** Macros of Excel 4.0 stand in the cells of sheets, which are declared as such. */
function declaresMacroSheet(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(record); at >= 0; at = bytes.indexOf(record, at + 1))
    if (isMacroSheet(bytes.subarray(at, at + recordHead))) return true
  return false
}

/** The size of the record has to fit the length of the name at its end: by chance it hardly ever does. */
function isMacroSheet(head: Buffer): boolean {
  if (head.length < recordHead) return false
  const size = head.readUInt16LE(2)
  const [visibility = 0, kind = 0, letters = 0, width = 0] = head.subarray(8)
  if (!programs.has(kind) || (visibility & 3) === 3 || letters === 0) return false
  const isOfExcel95 = size === 7 + letters
  const isOfExcel97 = width <= 1 && size === 8 + letters * (width + 1)
  return isOfExcel95 || isOfExcel97
}

/** A sheet of macros, and a module of the first VBA. */
const programs = new Set([1, 6])
