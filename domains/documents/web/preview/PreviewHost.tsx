/** The preview of the document that the address names, over the list. */
import { lazy, Suspense } from 'react'
import type { Document } from '../../schemas/documents.ts'
import { useShown } from './use-shown.ts'

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

export function PreviewHost({ caseId, among }: { caseId: string; among: readonly Document[] }) {
  const { shown, show } = useShown(caseId)
  if (!shown) return null
  return (
    <Suspense>
      <Preview
        caseId={caseId}
        documentId={shown}
        among={among}
        onShow={(documentId) => show(documentId, true)}
        onClose={() => show(undefined, true)}
      />
    </Suspense>
  )
}
