/** Downloads of an import: an empty table, and the bad rows of a dry run. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { notify, saveFile, useApi } from '@mizan/platform/ui'
import type { transferRows } from '../contract.ts'
import type { ImportKind } from '../data/kinds.ts'
import { useText } from './text.ts'

export function useDownloads() {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof transferRows>
  const save = (file: Promise<Blob>, name: string) =>
    void file.then(
      (blob) => saveFile(blob, `${name}.xlsx`),
      (error: ApiError) => notify('error', error.message || t('failed')),
    )
  return {
    template: (kind: ImportKind) => save(client['imports.template']({ query: { kind } }), t(`table.${kind}`)),
    badRows: (importId: string) =>
      save(client['imports.problemsFile']({ params: { importId } }), t('check.fileName')),
  }
}
