/** Downloads a document or one of its versions. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { notify, saveFile, useApi } from '@mizan/platform/ui'
import { useState } from 'react'
import type { documentRows } from '../contract.ts'
import { useText } from './text.ts'

interface Wanted {
  documentId: string
  versionId?: string
  name: string
}

export function useDownload(caseId: string) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof documentRows>
  const [isLoading, setLoading] = useState(false)
  const download = ({ documentId, versionId, name }: Wanted) => {
    setLoading(true)
    const query = { documentId, ...(versionId && { versionId }) }
    client['documents.download']({ params: { caseId }, query })
      .then(
        (blob) => saveFile(blob, name),
        (error: ApiError) => notify('error', error.message || t('downloadFailed')),
      )
      .finally(() => setLoading(false))
  }
  return { download, isLoading }
}
