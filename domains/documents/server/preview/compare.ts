/** What two versions of a document differ in. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { compareVersions, type SourceType, viewLimits } from '@mizan/platform/text-documents'
import { isCompared } from '../../rules/preview.ts'
import type { Comparison, ComparisonQuery } from '../../schemas/preview.ts'
import type { DocumentId } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import type { StoredVersion } from '../store/versions.ts'
import { bytesOf, openVersion, seated, unreadable } from '../version-files.ts'

type Asked = DocumentId & ComparisonQuery

export const compare = (call: DocumentCall, asked: Asked): Promise<Comparison> =>
  seated(call, () => compareOpened(call, asked))

async function compareOpened(
  call: DocumentCall,
  { caseId, documentId, before, after }: Asked,
): Promise<Comparison> {
  const [former, latter] = await call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const first = await openVersion(call, tx, { caseId, documentId, versionId: before })
    const second = await openVersion(call, tx, { caseId, documentId, versionId: after })
    for (const { version } of [first, second]) assertCompared(version)
    return [first, second]
  })
  const file = async (opened: typeof former) => ({
    bytes: await bytesOf(call, opened),
    type: opened.version.extension as SourceType,
  })
  const found = await compareVersions(await file(former), await file(latter)).catch(unreadable)
  const { paragraphs, isCut } = cut(found.paragraphs)
  return { ...found, paragraphs, isCut, before: named(former.version), after: named(latter.version) }
}

function assertCompared({ extension, size, has_macros: hasMacros }: StoredVersion): void {
  if (isCompared({ extension, size, hasMacros })) return
  if (hasMacros) throw new AppError('document.has_macros')
  const isSmallEnough = isCompared({ extension, size: 0, hasMacros })
  throw new AppError(isSmallEnough ? 'document.too_large_to_show' : 'document.not_compared')
}

const named = ({ id, number }: StoredVersion) => ({ versionId: id, number })

/** As much as a screen shows of one document. */
function cut(all: Comparison['paragraphs']): Pick<Comparison, 'paragraphs' | 'isCut'> {
  const paragraphs: Comparison['paragraphs'] = []
  let characters = 0
  for (const parts of all) {
    characters += parts.reduce((sum, { text }) => sum + text.length, 0)
    if (paragraphs.length >= viewLimits.paragraphs || characters > viewLimits.characters)
      return { paragraphs, isCut: true }
    paragraphs.push(parts)
  }
  return { paragraphs, isCut: false }
}
