/** Saves a result to a case: the server makes its PDF, which is then uploaded as any other document. */
import type { calculatorsRows } from '@mizan/calculators/contract'
import type { caseRows } from '@mizan/cases/contract'
import { dayInTurkey } from '@mizan/platform/calendar'
import { ApiError, type Client } from '@mizan/platform/contract/client'
import { useApi } from '@mizan/platform/ui'
import { CaseDialog } from '../choosing/CaseDialog.tsx'
import { uploads } from '../tray/uploads.ts'
import { describe } from './describe.ts'
import type { Result } from './SaveResult.tsx'
import { useText } from './text.ts'

type Body = Parameters<Client<typeof calculatorsRows>['calculators.file']>[0]['body']

interface Props {
  row: string
  address: string
  done: NonNullable<Result['done']>
  onClose: () => void
}

export function SaveDialog({ row, address, done: { input, sheet }, onClose }: Props) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof calculatorsRows & typeof caseRows>
  const save = async (caseId: string) => {
    const { permission } = await client['cases.read']({ params: { caseId } })
    if (permission !== 'write') throw refusalBeside('caseId', t('readOnly'))
    const pdf = await client['calculators.file']({ body: { call: row, input, format: 'pdf' } as Body })
    const name = `${sheet.title} ${dayInTurkey(new Date())}.pdf`
    const description = describe(sheet.inputs, t('again', { address: window.location.origin + address }))
    uploads.add(caseId, [new File([pdf], name, { type: 'application/pdf' })], { description })
  }
  return (
    <CaseDialog title={t('save')} submit={t('submit')} hint={t('hint')} onChosen={save} onClose={onClose} />
  )
}

/** A refusal that is known before anything is uploaded, shown beside the field that causes it. */
const refusalBeside = (path: string, message: string): ApiError =>
  new ApiError(403, 'case.read_only', message, [{ path, message }])
