/** In the head of a case: adds documents to it, whichever of its tabs is open. */
import type { Case } from '@mizan/cases/schemas'
import { useText } from '../text.ts'
import { uploads } from '../tray/uploads.ts'
import { FileButton } from './FileButton.tsx'

export function AddDocument({ record: { caseId } }: { record: Case }) {
  const t = useText()
  return <FileButton onFiles={(files) => uploads.add(caseId, files)}>{t('addToCase')}</FileButton>
}
