/** In the head of a case: adds documents to it from each tab but that of the documents, whose list has the button itself. */
import type { Case } from '@mizan/cases/schemas'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../text.ts'
import { uploads } from '../tray/uploads.ts'
import { FileButton } from './FileButton.tsx'

export function AddDocument({ record: { caseId } }: { record: Case }) {
  const t = useText()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  if (tab === 'documents') return null
  return <FileButton onFiles={(files) => uploads.add(caseId, files)}>{t('add')}</FileButton>
}
