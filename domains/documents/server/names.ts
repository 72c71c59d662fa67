/** Under which names documents are kept: no two of a case have the same. Whoever asks holds the case. */
import { foldText } from '@mizan/identity/rules/search-text'
import { AppError } from '@mizan/platform/contract'
import { cleanName, freeName, nameKey } from '../rules/names.ts'
import type { OnDuplicate } from '../schemas.ts'
import type { Tx } from './call.ts'
import { type NamedDocument, namesLike } from './store/documents.ts'
import type { DocumentRow } from './tables.ts'

/** A name with what is compared and looked for. */
export const nameColumns = (name: string) => ({
  name,
  name_key: nameKey(name),
  search_text: foldText(name),
})

/** Under which name it is kept, or of which document it becomes a version. @throws AppError `document.name_taken` */
export async function placeFor(
  tx: Tx,
  { caseId, wanted, duplicate }: { caseId: string; wanted: string; duplicate: OnDuplicate },
): Promise<{ name: string } | { documentId: string }> {
  const others = await namesLike(tx, caseId, [wanted])
  const same = others.find((one) => one.nameKey === nameKey(wanted))
  if (!same) return { name: wanted }
  if (duplicate === 'version') return { documentId: same.id }
  if (duplicate === 'both') return { name: freeAmong(others)(wanted) }
  throw nameTaken(wanted, same, others)
}

/** The new name of a document. @throws AppError `document.name_missing`, `document.name_taken` */
export async function newNameOf(
  tx: Tx,
  { id, case_id, extension }: DocumentRow,
  given: string,
): Promise<string> {
  const wanted = cleanName(given, extension)
  if (wanted === '') throw new AppError('document.name_missing')
  const others = (await namesLike(tx, case_id, [wanted])).filter((one) => one.id !== id)
  const same = others.find((one) => one.nameKey === nameKey(wanted))
  if (same) throw nameTaken(wanted, same, others)
  return wanted
}

/** The name, or the same with a number if another document of the case has it. `own`: the document that is renamed. */
export async function freeNameIn(
  tx: Tx,
  { caseId, own }: { caseId: string; own?: string },
  wanted: string,
): Promise<string> {
  const others = await namesLike(tx, caseId, [wanted])
  return freeAmong(others.filter(({ id }) => id !== own))(wanted)
}

/** The same for several: what is answered gives them names one after the other, none of them twice. */
export const freeNamesIn = async (
  tx: Tx,
  caseId: string,
  wanted: readonly string[],
): Promise<(name: string) => string> =>
  freeAmong(wanted.length > 0 ? await namesLike(tx, caseId, wanted) : [])

function freeAmong(others: readonly NamedDocument[]): (name: string) => string {
  const taken = new Set(others.map((one) => one.nameKey))
  return (wanted) => {
    const name = freeName(wanted, taken)
    taken.add(nameKey(name))
    return name
  }
}

const nameTaken = (wanted: string, { id, name }: NamedDocument, others: readonly NamedDocument[]) =>
  new AppError('document.name_taken', {
    values: { name },
    details: { documentId: id, name, free: freeAmong(others)(wanted) },
  })
