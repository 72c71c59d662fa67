/** Asks into which case chosen documents go. */
import type { caseRows } from '@mizan/cases/contract'
import { hooksOf } from '@mizan/platform/ui'
import { Combobox } from '@mizan/platform/ui/composite'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import classes from './bulk.module.css'
import { useText } from './text.ts'

const { useCall } = hooksOf<typeof caseRows>()
const freshMs = 60_000

interface Props {
  how: 'move' | 'copy'
  /** Where they are. */
  caseId: string
  onChosen: (toCaseId: string) => Promise<void>
  onClose: () => void
}

export function CaseDialog({ how, caseId, onChosen, onClose }: Props) {
  const t = useText()
  const found = useCall('cases.basicInfo', { query: {} }, { staleTime: freshMs }).data?.items ?? []
  const form = useForm({
    initial: { toCaseId: '' },
    check: ({ toCaseId }) => ({ ...(toCaseId === '' && { toCaseId: t('dialog.missing') }) }),
    submit: async ({ toCaseId }) => {
      await onChosen(toCaseId)
      onClose()
    },
  })
  const { value, error, onChange } = form.field('toCaseId')
  return (
    <FormDialog title={t(`dialog.${how}`)} form={form} submit={t(how)} onClose={onClose}>
      <Combobox
        label={t('dialog.case')}
        placeholder={t('dialog.placeholder')}
        error={error}
        options={found
          .filter((one) => one.caseId !== caseId)
          .map((one) => ({ value: one.caseId, label: `${one.displayTitle} · ${one.caseNumber}` }))}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
      <p className={classes.hint}>{t(how === 'move' ? 'dialog.moveHint' : 'dialog.copyHint')}</p>
    </FormDialog>
  )
}
