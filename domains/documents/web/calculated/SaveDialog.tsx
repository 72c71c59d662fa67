/** Saves a result to a case: the server makes its PDF, which is then uploaded as any other document. */
import type { calculatorsRows } from '@mizan/calculators/contract'
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Client } from '@mizan/platform/contract/client'
import { useApi } from '@mizan/platform/ui'
import { CaseDialog } from '../choosing/CaseDialog.tsx'
import { uploads } from '../tray/uploads.ts'
import { describe } from './describe.ts'
import type { Result } from './SaveResult.tsx'
import { useText } from './text.ts'

type Body = Parameters<Client<typeof calculatorsRows>['calculators.file']>[0]['body']

/** The case from which the calculator was opened. */
const caseIn = (address: string): string | undefined =>
  new URL(address, window.location.origin).searchParams.get('case') ?? undefined

interface Props extends Result {
  onClose: () => void
}

export function SaveDialog({ row, address, input, sheet, onClose }: Props) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof calculatorsRows>
  const save = async (caseId: string) => {
    const pdf = await client['calculators.file']({ body: { call: row, input, format: 'pdf' } as Body })
    const name = `${sheet.title} ${dayInTurkey(new Date())}.pdf`
    const description = describe(sheet.inputs, t('again', { address: window.location.origin + address }))
    uploads.add(caseId, [new File([pdf], name, { type: 'application/pdf' })], { description })
  }
  return (
    <CaseDialog
      title={t('save')}
      submit={t('submit')}
      hint={t('hint')}
      first={caseIn(address)}
      onChosen={save}
      onClose={onClose}
    />
  )
}
