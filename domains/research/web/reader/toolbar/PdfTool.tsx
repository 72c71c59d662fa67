/** Downloads a decision as PDF, under the name of its citation. */
import type { Client } from '@mizan/platform/contract/client'
import { saveFile, useApi } from '@mizan/platform/ui'
import { IconFileDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { researchRows } from '../../../contract.ts'
import { fileNameOf } from '../../../rules/file-name.ts'
import type { DecisionSummary } from '../../../schemas.ts'
import { useText } from '../words.ts'
import { ToolButton } from './ToolButton.tsx'
import classes from './toolbar.module.css'

export function PdfTool({ decision, wide }: { decision: DecisionSummary; wide?: boolean }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof researchRows>
  const { country, id: caseId, citation } = decision
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => client['decisions.pdf']({ params: { country, caseId } }),
    onSuccess: (file) => saveFile(file, fileNameOf(citation)),
  })
  return (
    <>
      <ToolButton
        icon={IconFileDownload}
        label={isPending ? t('toolbar.pdfBusy') : t('toolbar.pdf')}
        onClick={() => mutate()}
        busy={isPending}
        wide={wide}
      />
      <span role="status" className={isError ? classes.failed : 'visually-hidden'}>
        {isError && t('toolbar.pdfFailed')}
        {isPending && t('toolbar.pdfBusy')}
      </span>
    </>
  )
}
