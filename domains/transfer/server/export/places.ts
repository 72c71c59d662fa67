/** Where each file of the office lies in an archive: a folder for each case, and names that no system refuses. */
import { cleanFolder, freeName, nameKey, stemOf } from '@mizan/documents/rules/names'
import { entryName, type OfficeFile } from '@mizan/documents/server'

type Language = 'tr' | 'en'

const said = { tr: 'sürüm', en: 'version' } as const

type Placed = Pick<
  OfficeFile,
  'caseId' | 'caseNumber' | 'caseTitle' | 'documentName' | 'number' | 'isLatest' | 'extension'
>

/** A case that comes again keeps its folder. */
export function placesIn(language: Language): (file: Placed) => string {
  const folders = new Set<string>()
  const cases = new Map<string, { folder: string; names: Set<string> }>()
  const openFor = ({ caseId, caseNumber, caseTitle }: Placed) => {
    const folder = freeFolder(cleanFolder(`${caseNumber} ${caseTitle}`), folders)
    folders.add(nameKey(folder))
    const opened = { folder, names: new Set<string>() }
    cases.set(caseId, opened)
    return opened
  }
  return (file) => {
    const open = cases.get(file.caseId) ?? openFor(file)
    const name = freeName(nameOf(file, language), open.names)
    open.names.add(nameKey(name))
    return `${open.folder}/${entryName(name)}`
  }
}

/** The newest version is named as its document. */
const nameOf = ({ documentName, isLatest, number, extension }: Placed, language: Language): string =>
  isLatest ? documentName : `${stemOf(documentName)} (${said[language]} ${number}).${extension}`

function freeFolder(wanted: string, taken: ReadonlySet<string>): string {
  const name = entryName(wanted)
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.has(nameKey(free))) return free
    free = `${name} (${number})`
  }
}
