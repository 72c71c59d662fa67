/** Chosen cases as a spreadsheet to save. */
import type { Client } from '@mizan/platform/contract/client'
import { notify, saveFile, useApi } from '@mizan/platform/ui'
import { useMutation } from '@tanstack/react-query'
import type { caseRows } from '../../contract.ts'
import type { ListedCase } from '../../schemas.ts'
import { useText } from './text.ts'

export function useSheet() {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof caseRows>
  return useMutation({
    mutationFn: async (lines: readonly ListedCase[]) => {
      const body = { caseIds: lines.map(({ caseId }) => caseId) }
      saveFile(await client['cases.sheet']({ body }), `${t('file')}.xlsx`)
    },
    onError: () => notify('error', t('downloadFailed')),
  })
}
