/** Asks into which other case a mail goes. */
import { caseOptions, casesToChooseFrom } from '@mizan/cases/rules/case-choice'
import { Combobox, useFound } from '@mizan/platform/ui/composite'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import { caseCalls } from '../data.ts'
import { useText } from '../text.ts'
import classes from './mail.module.css'

const freshMs = 60_000

const useRead = (text: string, enabled: boolean) =>
  caseCalls.useCall(
    'cases.basicInfo',
    { query: text ? { query: text } : {} },
    { staleTime: freshMs, enabled },
  ).data?.items

interface Props {
  onChosen: (caseId: string) => Promise<void>
  onClose: () => void
}

export function CaseDialog({ onChosen, onClose }: Props) {
  const t = useText()
  const { items, onTyped } = useFound(useRead, casesToChooseFrom)
  const form = useForm({
    initial: { caseId: '' },
    check: ({ caseId }) => ({ ...(caseId === '' && { caseId: t('choosing.missing') }) }),
    submit: async ({ caseId }) => {
      await onChosen(caseId)
      onClose()
    },
  })
  const { value, error, onChange } = form.field('caseId')
  return (
    <FormDialog title={t('choosing.title')} form={form} submit={t('file')} onClose={onClose}>
      <Combobox
        label={t('choosing.case')}
        required
        placeholder={t('choosing.placeholder')}
        error={error}
        options={caseOptions(items, { readOnly: t('choosing.readOnly') })}
        value={value || null}
        onTyped={onTyped}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
      <p className={classes.hint}>{t('choosing.hint')}</p>
    </FormDialog>
  )
}
